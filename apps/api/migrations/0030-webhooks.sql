CREATE TABLE webhook_endpoints (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  url text NOT NULL,
  description text,
  event_types text[] NOT NULL,
  status text NOT NULL DEFAULT 'enabled' CHECK (status IN ('enabled', 'disabled', 'auto_disabled')),
  disabled_reason text,
  secret_enc bytea NOT NULL,
  prev_secret_enc bytea,
  prev_secret_expires_at timestamptz(3),
  -- The key that made it; null: a person.
  api_key_id uuid,
  consecutive_failures integer NOT NULL DEFAULT 0,
  first_failure_at timestamptz(3),
  last_success_at timestamptz(3),
  last_failure_at timestamptz(3),
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
  FOREIGN KEY (org_id, api_key_id) REFERENCES api_keys (org_id, id)
);
CREATE INDEX webhook_endpoints_list ON webhook_endpoints (org_id, created_at DESC, id DESC);
SELECT secure_tenant_table('webhook_endpoints');

CREATE TABLE webhook_deliveries (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  event_id uuid NOT NULL,
  event_type text NOT NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'in_flight', 'retry_scheduled', 'succeeded', 'exhausted', 'canceled')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Until then the worker that took it has it to itself.
  locked_until timestamptz(3),
  -- When a job was made for it; null: not yet.
  queued_at timestamptz(3),
  last_attempt_at timestamptz(3),
  response_status integer,
  response_excerpt text,
  error_kind text,
  duration_ms integer,
  completed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, endpoint_id) REFERENCES webhook_endpoints (org_id, id),
  -- Deferred: a request writes its event last.
  FOREIGN KEY (org_id, event_id) REFERENCES outbox_events (org_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX webhook_deliveries_list ON webhook_deliveries (org_id, endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_event ON webhook_deliveries (org_id, event_id);
-- What an endpoint still gets, in the order of its events.
CREATE INDEX webhook_deliveries_open ON webhook_deliveries (org_id, endpoint_id, event_id, id)
  WHERE status IN ('pending', 'in_flight', 'retry_scheduled');
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at)
  WHERE status IN ('pending', 'in_flight', 'retry_scheduled');
CREATE INDEX webhook_deliveries_unqueued ON webhook_deliveries (id) WHERE queued_at IS NULL;
SELECT secure_tenant_table('webhook_deliveries');
CREATE POLICY worker_open ON webhook_deliveries FOR SELECT TO homeroom_worker
  USING (status IN ('pending', 'in_flight', 'retry_scheduled'));
GRANT SELECT (org_id, id, endpoint_id, status, next_attempt_at, locked_until, queued_at)
  ON webhook_deliveries TO homeroom_worker;

-- Events are kept for 30 days. Small, since the table grows in the order of time.
CREATE INDEX outbox_age ON outbox_events USING brin (occurred_at);
CREATE POLICY worker_outlived ON outbox_events FOR SELECT TO homeroom_worker
  USING (occurred_at < now() - interval '30 days');
GRANT SELECT (occurred_at) ON outbox_events TO homeroom_worker;
