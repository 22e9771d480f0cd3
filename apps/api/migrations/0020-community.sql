CREATE TABLE experience_roles (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  description text,
  color text,
  member_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  created_by_id uuid,
  updated_by_id uuid,
  client_key text,
  convex_id text,
  source text NOT NULL DEFAULT 'api',
  archive_seq bigint,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, key)
);
CREATE INDEX experience_roles_list ON experience_roles (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('experience_roles');

CREATE TABLE experience_role_members (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  role_id uuid NOT NULL,
  user_id uuid NOT NULL,
  added_by uuid,
  joined_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  created_by_id uuid,
  updated_by_id uuid,
  client_key text,
  convex_id text,
  source text NOT NULL DEFAULT 'api',
  archive_seq bigint,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, role_id, user_id),
  FOREIGN KEY (org_id, role_id) REFERENCES experience_roles (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id)
);
CREATE INDEX experience_role_members_user ON experience_role_members (org_id, user_id, role_id);
CREATE INDEX experience_role_members_list ON experience_role_members (org_id, role_id, created_at DESC, id DESC);
SELECT secure_tenant_table('experience_role_members');

CREATE TABLE posts (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL DEFAULT 'post' CHECK (kind IN ('post', 'announcement', 'poll')),
  body text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]',
  audience_scope text NOT NULL DEFAULT 'org',
  status text NOT NULL DEFAULT 'published' CHECK (status IN ('scheduled', 'published', 'canceled')),
  scheduled_for timestamptz(3),
  published_at timestamptz(3),
  edited_at timestamptz(3),
  is_pinned boolean NOT NULL DEFAULT false,
  comments_enabled boolean NOT NULL DEFAULT true,
  comment_count integer NOT NULL DEFAULT 0,
  reaction_counts jsonb NOT NULL DEFAULT '{}',
  deleted_reason text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  created_by_id uuid,
  updated_by_id uuid,
  client_key text,
  convex_id text,
  source text NOT NULL DEFAULT 'api',
  archive_seq bigint,
  PRIMARY KEY (org_id, id),
  CHECK (status <> 'scheduled' OR scheduled_for IS NOT NULL),
  FOREIGN KEY (org_id, author_id) REFERENCES memberships (org_id, user_id)
);
CREATE INDEX posts_timeline ON posts (org_id, published_at DESC, id DESC) WHERE status = 'published' AND deleted_at IS NULL;
CREATE INDEX posts_scheduled ON posts (org_id, scheduled_for, id) WHERE status = 'scheduled' AND deleted_at IS NULL;
CREATE INDEX posts_author ON posts (org_id, author_id, created_at DESC, id DESC);
SELECT secure_tenant_table('posts');

CREATE TABLE post_audiences (
  org_id uuid NOT NULL,
  post_id uuid NOT NULL,
  target_kind text NOT NULL CHECK (target_kind IN ('section', 'experience_role', 'child')),
  target_id uuid NOT NULL,
  PRIMARY KEY (org_id, post_id, target_kind, target_id),
  FOREIGN KEY (org_id, post_id) REFERENCES posts (org_id, id)
);
CREATE INDEX post_audiences_target ON post_audiences (org_id, target_kind, target_id, post_id);
SELECT secure_tenant_table('post_audiences');

CREATE TABLE post_tags (
  org_id uuid NOT NULL,
  post_id uuid NOT NULL,
  student_id uuid NOT NULL,
  PRIMARY KEY (org_id, post_id, student_id),
  FOREIGN KEY (org_id, post_id) REFERENCES posts (org_id, id),
  FOREIGN KEY (org_id, student_id) REFERENCES students (org_id, id)
);
SELECT secure_tenant_table('post_tags');

CREATE TABLE comments (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  post_id uuid NOT NULL,
  parent_comment_id uuid,
  author_id uuid NOT NULL,
  body text NOT NULL,
  reply_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  created_by_id uuid,
  updated_by_id uuid,
  client_key text,
  convex_id text,
  source text NOT NULL DEFAULT 'api',
  archive_seq bigint,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, post_id) REFERENCES posts (org_id, id),
  FOREIGN KEY (org_id, parent_comment_id) REFERENCES comments (org_id, id),
  FOREIGN KEY (org_id, author_id) REFERENCES memberships (org_id, user_id)
);
CREATE INDEX comments_post ON comments (org_id, post_id, created_at, id) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('comments');

CREATE TABLE reactions (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  post_id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, post_id, user_id),
  FOREIGN KEY (org_id, post_id) REFERENCES posts (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id)
);
CREATE INDEX reactions_list ON reactions (org_id, post_id, created_at DESC, id DESC);
SELECT secure_tenant_table('reactions');

CREATE TABLE bookmarks (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  post_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, user_id, post_id),
  FOREIGN KEY (org_id, post_id) REFERENCES posts (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id)
);
CREATE INDEX bookmarks_list ON bookmarks (org_id, user_id, created_at DESC, id DESC);
SELECT secure_tenant_table('bookmarks');

CREATE TABLE polls (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  post_id uuid NOT NULL,
  question text NOT NULL,
  max_choices integer NOT NULL DEFAULT 1,
  allow_change boolean NOT NULL DEFAULT false,
  results_visibility text NOT NULL DEFAULT 'after_vote',
  closes_at timestamptz(3),
  closed_at timestamptz(3),
  total_voters integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  created_by_id uuid,
  updated_by_id uuid,
  client_key text,
  convex_id text,
  source text NOT NULL DEFAULT 'api',
  archive_seq bigint,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, post_id),
  FOREIGN KEY (org_id, post_id) REFERENCES posts (org_id, id)
);
CREATE INDEX polls_closing ON polls (org_id, closes_at) WHERE closed_at IS NULL AND closes_at IS NOT NULL;
SELECT secure_tenant_table('polls');

CREATE TABLE poll_options (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  poll_id uuid NOT NULL,
  text text NOT NULL,
  position integer NOT NULL,
  votes integer NOT NULL DEFAULT 0,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, poll_id, position),
  UNIQUE (org_id, poll_id, id),
  FOREIGN KEY (org_id, poll_id) REFERENCES polls (org_id, id)
);
SELECT secure_tenant_table('poll_options');

CREATE TABLE poll_votes (
  org_id uuid NOT NULL,
  poll_id uuid NOT NULL,
  user_id uuid NOT NULL,
  option_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, poll_id, user_id, option_id),
  FOREIGN KEY (org_id, poll_id, option_id) REFERENCES poll_options (org_id, poll_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id)
);
SELECT secure_tenant_table('poll_votes');

CREATE TABLE reports (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  post_id uuid NOT NULL,
  reporter_id uuid NOT NULL,
  reason text NOT NULL,
  details text,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'dismissed', 'actioned')),
  action text,
  review_note text,
  reviewed_by uuid,
  reviewed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  created_by_id uuid,
  updated_by_id uuid,
  client_key text,
  convex_id text,
  source text NOT NULL DEFAULT 'api',
  archive_seq bigint,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, post_id) REFERENCES posts (org_id, id),
  FOREIGN KEY (org_id, reporter_id) REFERENCES memberships (org_id, user_id)
);
CREATE UNIQUE INDEX reports_once ON reports (org_id, post_id, reporter_id) WHERE status = 'pending';
CREATE INDEX reports_list ON reports (org_id, created_at DESC, id DESC);
CREATE INDEX reports_status ON reports (org_id, status, created_at DESC, id DESC);
SELECT secure_tenant_table('reports');

CREATE TABLE messages (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  sender_id uuid NOT NULL,
  body text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]',
  reply_to_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  created_by_id uuid,
  updated_by_id uuid,
  client_key text,
  convex_id text,
  source text NOT NULL DEFAULT 'api',
  archive_seq bigint,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, conversation_id) REFERENCES conversations (org_id, id),
  FOREIGN KEY (org_id, sender_id) REFERENCES memberships (org_id, user_id),
  FOREIGN KEY (org_id, reply_to_id) REFERENCES messages (org_id, id)
);
-- UUIDv7: the order of ids is the order in time
CREATE INDEX messages_conversation ON messages (org_id, conversation_id, id DESC) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('messages');

CREATE TABLE notifications (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  event_id uuid,
  type text NOT NULL,
  title text NOT NULL,
  body text,
  resource_type text,
  resource_id uuid,
  read_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, event_id, user_id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id)
);
CREATE INDEX notifications_user ON notifications (org_id, user_id, created_at DESC, id DESC);
SELECT secure_tenant_table('notifications');
