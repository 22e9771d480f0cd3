CREATE TABLE conversations (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('direct', 'group')),
  name text,
  description text,
  avatar_url text,
  section_id uuid,
  participant_hash text, -- SHA-256 of the sorted user ids
  participant_count integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'active',
  last_message_id uuid,
  last_activity_at timestamptz(3) NOT NULL DEFAULT now(),
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
  CHECK ((kind = 'direct') = (participant_hash IS NOT NULL)),
  FOREIGN KEY (org_id, section_id) REFERENCES sections (org_id, id)
);
CREATE UNIQUE INDEX conversations_direct ON conversations (org_id, participant_hash) WHERE kind = 'direct';
SELECT secure_tenant_table('conversations');

CREATE TABLE conversation_participants (
  org_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL DEFAULT 'member',
  joined_at timestamptz(3) NOT NULL DEFAULT now(),
  left_at timestamptz(3),
  last_read_message_id uuid,
  is_muted boolean NOT NULL DEFAULT false,
  is_hidden boolean NOT NULL DEFAULT false,
  added_by uuid,
  PRIMARY KEY (org_id, conversation_id, user_id),
  FOREIGN KEY (org_id, conversation_id) REFERENCES conversations (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id)
);
CREATE INDEX cp_user ON conversation_participants (org_id, user_id, conversation_id) WHERE left_at IS NULL;
SELECT secure_tenant_table('conversation_participants');
