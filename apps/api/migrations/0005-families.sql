CREATE TABLE families (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
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
SELECT secure_tenant_table('families');

CREATE TABLE family_members (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  family_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('guardian', 'child')),
  user_id uuid,
  student_id uuid,
  display_name text NOT NULL,
  relationship text,
  is_primary boolean NOT NULL DEFAULT false,
  joined_at timestamptz(3) NOT NULL DEFAULT now(),
  added_by uuid,
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
  UNIQUE (org_id, family_id, user_id),
  UNIQUE (org_id, family_id, student_id),
  FOREIGN KEY (org_id, family_id) REFERENCES families (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id),
  FOREIGN KEY (org_id, student_id) REFERENCES students (org_id, id)
);
CREATE INDEX family_members_user ON family_members (org_id, user_id);
CREATE INDEX family_members_student ON family_members (org_id, student_id);
SELECT secure_tenant_table('family_members');

CREATE TABLE guardian_links (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  guardian_user_id uuid NOT NULL,
  relationship text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'active', 'suspended', 'revoked')),
  is_primary boolean NOT NULL DEFAULT false,
  can_view_academics boolean NOT NULL DEFAULT true,
  can_view_health boolean NOT NULL DEFAULT true,
  can_manage_contacts boolean NOT NULL DEFAULT true,
  can_consent boolean NOT NULL DEFAULT true,
  can_pickup boolean NOT NULL DEFAULT true,
  starts_on date,
  ends_on date,
  activated_at timestamptz(3),
  revoked_at timestamptz(3),
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
  FOREIGN KEY (org_id, guardian_user_id) REFERENCES memberships (org_id, user_id)
);
CREATE UNIQUE INDEX guardian_links_pair ON guardian_links (org_id, student_id, guardian_user_id)
  WHERE status <> 'revoked';
-- guard 8
CREATE INDEX guardian_links_guardian ON guardian_links (org_id, guardian_user_id, student_id) WHERE status = 'active';
CREATE INDEX guardian_links_list ON guardian_links (org_id, created_at DESC, id);
SELECT secure_tenant_table('guardian_links');

CREATE TABLE consents (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  type text NOT NULL,
  app_id uuid REFERENCES apps (id),
  status text NOT NULL DEFAULT 'granted' CHECK (status IN ('granted', 'revoked', 'expired', 'superseded')),
  policy_version text NOT NULL,
  granted_by uuid NOT NULL,
  granted_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  revoke_reason text,
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
  FOREIGN KEY (org_id, granted_by) REFERENCES memberships (org_id, user_id)
);
-- guard 9; a consent without an app_id covers all apps
CREATE UNIQUE INDEX consents_live
  ON consents (org_id, student_id, type, COALESCE(app_id, '00000000-0000-0000-0000-000000000000'::uuid))
  WHERE status = 'granted';
CREATE INDEX consents_child ON consents (org_id, student_id, created_at DESC, id);
CREATE INDEX consents_expiring ON consents (org_id, expires_at) WHERE status = 'granted' AND expires_at IS NOT NULL;
SELECT secure_tenant_table('consents');
