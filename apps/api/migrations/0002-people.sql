-- People and services, known to the whole platform. No tenant data.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  idp_subject text UNIQUE,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  kind text NOT NULL DEFAULT 'person' CHECK (kind IN ('person', 'service')),
  is_super_admin boolean NOT NULL DEFAULT false,
  first_name text NOT NULL,
  last_name text NOT NULL,
  avatar_url text,
  locale text NOT NULL DEFAULT 'en-US',
  timezone text NOT NULL DEFAULT 'UTC',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3)
);
CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE deleted_at IS NULL AND kind = 'person';
-- The server can neither make a super-admin nor change an e-mail address.
GRANT SELECT ON users TO homeroom_app;
GRANT INSERT (id, email, kind, first_name, last_name, avatar_url, locale, timezone, created_at, updated_at)
  ON users TO homeroom_app;
GRANT UPDATE (idp_subject, email_verified, first_name, last_name, avatar_url, locale, timezone, updated_at)
  ON users TO homeroom_app;

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  kind text NOT NULL DEFAULT 'school',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'deleted')),
  timezone text NOT NULL DEFAULT 'UTC',
  locale text NOT NULL DEFAULT 'en-US',
  settings jsonb NOT NULL DEFAULT '{}',
  quota_limit bigint,
  quota_mode text NOT NULL DEFAULT 'warn' CHECK (quota_mode IN ('warn', 'block')),
  consent_policy_version text NOT NULL DEFAULT '2026-08',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3)
);
-- Read before the tenant is known, changed only from inside it.
-- Not forced: operators create organizations as the owner.
ALTER TABLE organizations ENABLE ROW LEVEL SECURITY;
CREATE POLICY lookup ON organizations FOR SELECT USING (true);
CREATE POLICY tenant ON organizations FOR UPDATE
  USING (id = (SELECT nullif(current_setting('app.org_id', true), '')::uuid));
GRANT SELECT ON organizations TO homeroom_app;
GRANT UPDATE (name, timezone, locale, settings, updated_at) ON organizations TO homeroom_app;

CREATE TABLE memberships (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid REFERENCES users (id),
  invited_email text,
  role text NOT NULL,
  additional_roles text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'invited' CHECK (status IN ('invited', 'active', 'suspended', 'removed')),
  title text,
  joined_at timestamptz(3),
  invited_by uuid,
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
  FOREIGN KEY (org_id) REFERENCES organizations (id)
);
CREATE INDEX memberships_list ON memberships (org_id, status, role, created_at DESC, id);
CREATE UNIQUE INDEX memberships_invite ON memberships (org_id, lower(invited_email)) WHERE status = 'invited';
SELECT secure_tenant_table('memberships');

-- user → organizations, so that GET /identity/me need not ask every tenant.
CREATE TABLE membership_directory (
  user_id uuid NOT NULL REFERENCES users (id),
  org_id uuid NOT NULL REFERENCES organizations (id),
  member_id uuid NOT NULL,
  PRIMARY KEY (user_id, org_id)
);
SELECT secure_directory_table('membership_directory');

CREATE TABLE profiles (
  org_id uuid NOT NULL,
  user_id uuid NOT NULL,
  pronouns text,
  headline text,
  bio text,
  links jsonb NOT NULL DEFAULT '[]',
  phone_enc bytea,
  address_enc bytea,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, user_id),
  FOREIGN KEY (org_id, user_id) REFERENCES memberships (org_id, user_id)
);
SELECT secure_tenant_table('profiles');
