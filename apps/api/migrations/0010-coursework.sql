CREATE TABLE lessons (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  section_id uuid NOT NULL,
  title text NOT NULL,
  objectives text[] NOT NULL DEFAULT '{}',
  content text,
  date date,
  start_time time,
  end_time time,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'delivered', 'canceled')),
  standard_ids uuid[] NOT NULL DEFAULT '{}',
  materials jsonb NOT NULL DEFAULT '[]',
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
  FOREIGN KEY (org_id, section_id) REFERENCES sections (org_id, id)
);
CREATE INDEX lessons_section ON lessons (org_id, section_id, date, id) WHERE deleted_at IS NULL;
CREATE INDEX lessons_date ON lessons (org_id, date DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX lessons_list ON lessons (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('lessons');

CREATE TABLE assignments (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  section_id uuid NOT NULL,
  title text NOT NULL,
  instructions text,
  type text NOT NULL DEFAULT 'homework',
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'closed', 'archived')),
  points_possible numeric(7,2),
  submission_types text[] NOT NULL DEFAULT '{text}',
  max_attempts integer,
  allow_late boolean NOT NULL DEFAULT true,
  available_from timestamptz(3),
  due_at timestamptz(3),
  closes_at timestamptz(3),
  attachments jsonb NOT NULL DEFAULT '[]',
  standard_ids uuid[] NOT NULL DEFAULT '{}',
  published_at timestamptz(3),
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
  FOREIGN KEY (org_id, section_id) REFERENCES sections (org_id, id)
);
CREATE INDEX assignments_section ON assignments (org_id, section_id, due_at, id) WHERE deleted_at IS NULL;
CREATE INDEX assignments_list ON assignments (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX assignments_closing ON assignments (org_id, closes_at)
  WHERE status = 'published' AND closes_at IS NOT NULL AND deleted_at IS NULL;
SELECT secure_tenant_table('assignments');

CREATE TABLE submissions (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  student_id uuid NOT NULL,
  attempt integer NOT NULL,
  status text NOT NULL DEFAULT 'submitted' CHECK (status IN ('submitted', 'graded', 'returned')),
  text text,
  url text,
  attachments jsonb NOT NULL DEFAULT '[]',
  is_late boolean NOT NULL,
  submitted_at timestamptz(3) NOT NULL,
  returned_at timestamptz(3),
  return_feedback text,
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
  UNIQUE (org_id, assignment_id, student_id, attempt),
  FOREIGN KEY (org_id, assignment_id) REFERENCES assignments (org_id, id),
  FOREIGN KEY (org_id, student_id) REFERENCES students (org_id, id)
);
CREATE INDEX submissions_list ON submissions (org_id, assignment_id, submitted_at DESC, id DESC);
SELECT secure_tenant_table('submissions');

CREATE TABLE assessments (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  section_id uuid NOT NULL,
  term_id uuid NOT NULL,
  assignment_id uuid,
  title text NOT NULL,
  category text NOT NULL,
  max_score numeric(7,2) NOT NULL CHECK (max_score > 0),
  weight numeric(5,2),
  date date,
  standard_ids uuid[] NOT NULL DEFAULT '{}',
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
  UNIQUE (org_id, assignment_id),
  FOREIGN KEY (org_id, section_id) REFERENCES sections (org_id, id),
  FOREIGN KEY (org_id, term_id) REFERENCES terms (org_id, id),
  FOREIGN KEY (org_id, assignment_id) REFERENCES assignments (org_id, id)
);
CREATE INDEX assessments_section ON assessments (org_id, section_id, date DESC, id DESC);
CREATE INDEX assessments_list ON assessments (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('assessments');

CREATE TABLE grades (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  assessment_id uuid NOT NULL,
  student_id uuid NOT NULL,
  section_id uuid NOT NULL,
  term_id uuid NOT NULL,
  submission_id uuid,
  status text NOT NULL DEFAULT 'graded' CHECK (status IN ('graded', 'excused', 'missing', 'incomplete')),
  score numeric(7,2),
  letter text,
  feedback text,
  graded_by_id uuid,
  graded_at timestamptz(3) NOT NULL,
  released_at timestamptz(3),
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
  UNIQUE (org_id, assessment_id, student_id),
  CHECK ((status = 'graded') = (score IS NOT NULL)),
  FOREIGN KEY (org_id, assessment_id) REFERENCES assessments (org_id, id),
  FOREIGN KEY (org_id, student_id) REFERENCES students (org_id, id),
  FOREIGN KEY (org_id, section_id) REFERENCES sections (org_id, id),
  FOREIGN KEY (org_id, term_id) REFERENCES terms (org_id, id),
  FOREIGN KEY (org_id, submission_id) REFERENCES submissions (org_id, id)
);
CREATE INDEX grades_student ON grades (org_id, student_id, term_id, graded_at DESC, id DESC);
CREATE INDEX grades_section ON grades (org_id, section_id, graded_at DESC, id DESC);
CREATE INDEX grades_list ON grades (org_id, graded_at DESC, id DESC);
SELECT secure_tenant_table('grades');

CREATE TABLE attendance_records (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  section_id uuid,
  date date NOT NULL,
  status text NOT NULL
    CHECK (status IN ('present', 'absent_excused', 'absent_unexcused', 'tardy', 'early_departure', 'partial')),
  minutes_late integer,
  arrived_at timestamptz(3),
  departed_at timestamptz(3),
  reason text,
  note text,
  marked_by_id uuid,
  marked_at timestamptz(3) NOT NULL,
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
  FOREIGN KEY (org_id, student_id) REFERENCES students (org_id, id),
  FOREIGN KEY (org_id, section_id) REFERENCES sections (org_id, id)
);
-- One row per child, day and section; the zero uuid stands for the whole day.
CREATE UNIQUE INDEX attendance_day
  ON attendance_records (org_id, student_id, date, COALESCE(section_id, '00000000-0000-0000-0000-000000000000'::uuid));
CREATE INDEX attendance_section ON attendance_records (org_id, section_id, date DESC, id DESC);
CREATE INDEX attendance_student ON attendance_records (org_id, student_id, date DESC, id DESC);
CREATE INDEX attendance_list ON attendance_records (org_id, date DESC, id DESC);
SELECT secure_tenant_table('attendance_records');
