CREATE TABLE classrooms (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  kind text NOT NULL,
  building text,
  floor text,
  capacity integer,
  grade_level text,
  homeroom_teacher_id uuid,
  is_active boolean NOT NULL DEFAULT true,
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
CREATE UNIQUE INDEX classrooms_code ON classrooms (org_id, lower(code)) WHERE deleted_at IS NULL;
CREATE INDEX classrooms_list ON classrooms (org_id, created_at DESC, id) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('classrooms');

CREATE TABLE teachers (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  title text,
  subjects text[] NOT NULL DEFAULT '{}',
  grade_levels text[] NOT NULL DEFAULT '{}',
  employee_number text,
  status text NOT NULL DEFAULT 'active',
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
  UNIQUE (org_id, user_id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id)
);
ALTER TABLE classrooms ADD FOREIGN KEY (org_id, homeroom_teacher_id) REFERENCES teachers (org_id, id);
SELECT secure_tenant_table('teachers');

CREATE TABLE students (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid,
  student_number text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  preferred_name text,
  birth_date date,
  grade_level text NOT NULL,
  homeroom_classroom_id uuid,
  status text NOT NULL DEFAULT 'enrolled'
    CHECK (status IN ('applicant', 'enrolled', 'inactive', 'transferred', 'graduated')),
  avatar_url text,
  enrolled_on date,
  phone_enc bytea,
  address_enc bytea,
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
  UNIQUE (org_id, user_id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id),
  FOREIGN KEY (org_id, homeroom_classroom_id) REFERENCES classrooms (org_id, id)
);
CREATE UNIQUE INDEX students_number ON students (org_id, student_number) WHERE deleted_at IS NULL;
CREATE INDEX students_list ON students (org_id, last_name, first_name, id) WHERE deleted_at IS NULL;
-- classroomId filter, homeroom teachers
CREATE INDEX students_homeroom ON students (org_id, homeroom_classroom_id, last_name, first_name, id)
  WHERE deleted_at IS NULL;
CREATE INDEX students_grade ON students (org_id, grade_level, status, last_name, id) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('students');

CREATE TABLE terms (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on >= starts_on),
  parent_term_id uuid,
  closed_at timestamptz(3),
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
  UNIQUE (org_id, name),
  FOREIGN KEY (org_id, parent_term_id) REFERENCES terms (org_id, id)
);
SELECT secure_tenant_table('terms');

CREATE TABLE courses (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  title text NOT NULL,
  description text,
  subject text NOT NULL,
  grade_levels text[] NOT NULL DEFAULT '{}',
  credits numeric(4,2),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('draft', 'active', 'archived')),
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
CREATE UNIQUE INDEX courses_code ON courses (org_id, lower(code)) WHERE deleted_at IS NULL;
CREATE INDEX courses_list ON courses (org_id, code, id) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('courses');

CREATE TABLE course_offerings (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  course_id uuid NOT NULL,
  term_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'open', 'closed')),
  capacity integer,
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
  UNIQUE (org_id, course_id, term_id),
  FOREIGN KEY (org_id, course_id) REFERENCES courses (org_id, id),
  FOREIGN KEY (org_id, term_id) REFERENCES terms (org_id, id)
);
SELECT secure_tenant_table('course_offerings');

CREATE TABLE sections (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  offering_id uuid NOT NULL,
  course_id uuid NOT NULL,
  term_id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  classroom_id uuid,
  capacity integer,
  enrolled_count integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'archived')),
  meetings jsonb NOT NULL DEFAULT '[]',
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
  UNIQUE (org_id, term_id, code),
  CHECK (capacity IS NULL OR enrolled_count <= capacity),
  FOREIGN KEY (org_id, offering_id) REFERENCES course_offerings (org_id, id),
  FOREIGN KEY (org_id, course_id) REFERENCES courses (org_id, id),
  FOREIGN KEY (org_id, term_id) REFERENCES terms (org_id, id),
  FOREIGN KEY (org_id, classroom_id) REFERENCES classrooms (org_id, id)
);
CREATE INDEX sections_list ON sections (org_id, term_id, code, id) WHERE deleted_at IS NULL;
CREATE INDEX sections_offering ON sections (org_id, offering_id, id);
SELECT secure_tenant_table('sections');

CREATE TABLE section_teachers (
  org_id uuid NOT NULL,
  section_id uuid NOT NULL,
  teacher_id uuid NOT NULL,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (org_id, section_id, teacher_id),
  FOREIGN KEY (org_id, section_id) REFERENCES sections (org_id, id),
  FOREIGN KEY (org_id, teacher_id) REFERENCES teachers (org_id, id)
);
CREATE INDEX section_teachers_by_teacher ON section_teachers (org_id, teacher_id, section_id);
SELECT secure_tenant_table('section_teachers');

CREATE TABLE enrollments (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  section_id uuid NOT NULL,
  term_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'active'
    CHECK (status IN ('pending', 'active', 'waitlisted', 'completed', 'withdrawn')),
  starts_on date,
  ends_on date,
  final_percentage numeric(5,2),
  final_letter text,
  withdraw_reason text,
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
  FOREIGN KEY (org_id, section_id) REFERENCES sections (org_id, id),
  FOREIGN KEY (org_id, term_id) REFERENCES terms (org_id, id)
);
CREATE UNIQUE INDEX enrollments_live ON enrollments (org_id, student_id, section_id)
  WHERE status <> 'withdrawn' AND deleted_at IS NULL;
CREATE INDEX enrollments_section ON enrollments (org_id, section_id, status, student_id);
CREATE INDEX enrollments_student ON enrollments (org_id, student_id, status, section_id);
CREATE INDEX enrollments_list ON enrollments (org_id, created_at DESC, id) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('enrollments');
