-- The store's catalogue, kept by its operators.
CREATE TABLE apps (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  tagline text,
  description text NOT NULL,
  developer_name text NOT NULL,
  categories text[] NOT NULL DEFAULT '{}',
  icon_url text,
  screenshots text[] NOT NULL DEFAULT '{}',
  website_url text,
  privacy_policy_url text NOT NULL,
  requested_scopes text[] NOT NULL,
  is_embedded boolean NOT NULL DEFAULT false,
  embed_url text,
  pricing text NOT NULL DEFAULT 'free',
  version text NOT NULL,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'in_review', 'published', 'unlisted', 'suspended')),
  install_count integer NOT NULL DEFAULT 0,
  published_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX apps_pub ON apps (published_at DESC, id) WHERE status = 'published';
GRANT SELECT ON apps TO homeroom_app;

CREATE TABLE app_installations (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  app_id uuid NOT NULL REFERENCES apps (id),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'uninstalled')),
  granted_scopes text[] NOT NULL,
  installed_at timestamptz(3) NOT NULL,
  uninstalled_at timestamptz(3),
  init_data_key_enc bytea,
  prev_init_data_key_enc bytea,
  prev_key_expires_at timestamptz(3),
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
CREATE UNIQUE INDEX app_installations_live ON app_installations (org_id, app_id) WHERE status <> 'uninstalled';
SELECT secure_tenant_table('app_installations');

CREATE TABLE api_keys (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL DEFAULT 'secret' CHECK (kind IN ('secret', 'app')),
  prefix text NOT NULL,
  secret_hash bytea NOT NULL,
  prev_prefix text,
  prev_secret_hash bytea,
  prev_expires_at timestamptz(3),
  scopes text[] NOT NULL,
  service_user_id uuid NOT NULL,
  installation_id uuid,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
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
  FOREIGN KEY (org_id, service_user_id) REFERENCES memberships (org_id, user_id),
  FOREIGN KEY (org_id, installation_id) REFERENCES app_installations (org_id, id)
);
CREATE INDEX api_keys_list ON api_keys (org_id, created_at DESC, id);
SELECT secure_tenant_table('api_keys');

-- SHA-256 of a secret → its key: the only credential look-up made before the tenant is known.
CREATE TABLE api_key_directory (
  lookup text PRIMARY KEY,
  org_id uuid NOT NULL,
  key_id uuid NOT NULL
);
SELECT secure_directory_table('api_key_directory');
