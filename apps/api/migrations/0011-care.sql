-- What families tell of a child. Columns that end in _enc are sealed by the server (AES-256-GCM, key id first).
CREATE TABLE health_infos (
  org_id uuid NOT NULL,
  student_id uuid NOT NULL,
  payload_enc bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  PRIMARY KEY (org_id, student_id),
  FOREIGN KEY (org_id, student_id) REFERENCES students (org_id, id)
);
SELECT secure_tenant_table('health_infos');

CREATE TABLE trusted_contacts (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  name text NOT NULL,
  relationship text NOT NULL,
  priority integer NOT NULL DEFAULT 1,
  is_emergency_contact boolean NOT NULL DEFAULT false,
  can_pickup boolean NOT NULL DEFAULT false,
  valid_from date,
  valid_until date,
  photo_url text,
  notes text,
  phone_enc bytea,
  address_enc bytea,
  pin_hash text,
  pin_set_at timestamptz(3),
  pin_failed_count integer NOT NULL DEFAULT 0,
  pin_window_started_at timestamptz(3),
  pin_locked_until timestamptz(3),
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
  FOREIGN KEY (org_id, student_id) REFERENCES students (org_id, id)
);
CREATE INDEX trusted_contacts_child ON trusted_contacts (org_id, student_id, priority, id) WHERE deleted_at IS NULL;
SELECT secure_tenant_table('trusted_contacts');
