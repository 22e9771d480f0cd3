CREATE TABLE projects (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  description text,
  color text,
  status text NOT NULL DEFAULT 'active',
  starts_on date,
  ends_on date,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  created_by_id uuid,
  updated_by_id uuid,
  client_key text,
  convex_id text,
  source text NOT NULL DEFAULT 'api',
  archive_seq bigint,
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX projects_name ON projects (org_id, lower(name)) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('projects');

CREATE TABLE tasks (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  description text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_progress', 'completed')),
  priority text NOT NULL DEFAULT 'normal',
  due_date date,
  project_id uuid,
  assignee_id uuid,
  student_id uuid,
  labels text[] NOT NULL DEFAULT '{}',
  completed_at timestamptz(3),
  completed_by_id uuid,
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
  CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
  FOREIGN KEY (org_id, project_id) REFERENCES projects (org_id, id),
  FOREIGN KEY (org_id, assignee_id) REFERENCES memberships (org_id, user_id),
  FOREIGN KEY (org_id, student_id) REFERENCES students (org_id, id)
);
CREATE INDEX tasks_list ON tasks (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- tasks without a due date come last, and are in the keyset
CREATE INDEX tasks_due ON tasks (org_id, coalesce(due_date, 'infinity'::date), id) WHERE deleted_at IS NULL;
CREATE INDEX tasks_status ON tasks (org_id, status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX tasks_assignee ON tasks (org_id, assignee_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX tasks_project ON tasks (org_id, project_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- guardians and students see what they created or are assigned
CREATE INDEX tasks_creator ON tasks (org_id, created_by_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('tasks');
