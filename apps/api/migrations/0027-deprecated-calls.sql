-- Who still calls deprecated and retired operations, by day. Users' calls have the zero uuid as their key.
CREATE TABLE deprecated_calls (
  org_id uuid NOT NULL,
  operation_id text NOT NULL,
  api_key_id uuid NOT NULL,
  day date NOT NULL,
  calls bigint NOT NULL DEFAULT 0,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (org_id, operation_id, api_key_id, day)
);
SELECT secure_tenant_table('deprecated_calls');
