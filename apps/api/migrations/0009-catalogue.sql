-- Lists page by (created_at, id), both descending: one order for rows, index and keyset.
DROP INDEX classrooms_list;
CREATE INDEX classrooms_list ON classrooms (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX terms_list ON terms (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;

CREATE TABLE standards (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  title text NOT NULL,
  description text,
  subject text NOT NULL,
  grade_levels text[] NOT NULL DEFAULT '{}',
  framework text,
  parent_id uuid,
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
  FOREIGN KEY (org_id, parent_id) REFERENCES standards (org_id, id)
);
CREATE UNIQUE INDEX standards_code ON standards (org_id, code) WHERE deleted_at IS NULL;
CREATE INDEX standards_list ON standards (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('standards');

CREATE TABLE course_standards (
  org_id uuid NOT NULL,
  course_id uuid NOT NULL,
  standard_id uuid NOT NULL,
  PRIMARY KEY (org_id, course_id, standard_id),
  FOREIGN KEY (org_id, course_id) REFERENCES courses (org_id, id),
  FOREIGN KEY (org_id, standard_id) REFERENCES standards (org_id, id)
);
SELECT secure_tenant_table('course_standards');

CREATE TABLE course_prerequisites (
  org_id uuid NOT NULL,
  course_id uuid NOT NULL,
  prerequisite_id uuid NOT NULL CHECK (prerequisite_id <> course_id),
  min_percentage numeric(5,2),
  is_required boolean NOT NULL DEFAULT true,
  PRIMARY KEY (org_id, course_id, prerequisite_id),
  FOREIGN KEY (org_id, course_id) REFERENCES courses (org_id, id),
  FOREIGN KEY (org_id, prerequisite_id) REFERENCES courses (org_id, id)
);
SELECT secure_tenant_table('course_prerequisites');

-- all sections by code; sections_list serves one term's
CREATE INDEX sections_code ON sections (org_id, code, id) WHERE deleted_at IS NULL;
