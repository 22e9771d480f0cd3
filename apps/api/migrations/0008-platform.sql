-- One row per event, written in the transaction of the change that it tells of.
CREATE TABLE outbox_events (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  resource_type text NOT NULL,
  resource_id uuid NOT NULL,
  student_ids uuid[] NOT NULL DEFAULT '{}',
  payload jsonb NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  request_id text,
  internal_only boolean NOT NULL DEFAULT false,
  occurred_at timestamptz(3) NOT NULL DEFAULT now(),
  dispatched_at timestamptz(3),
  locked_until timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX outbox_pending ON outbox_events (org_id, id) WHERE dispatched_at IS NULL;
CREATE INDEX outbox_resource ON outbox_events (org_id, resource_id, id DESC);
CREATE INDEX outbox_type ON outbox_events (org_id, type, id DESC);
SELECT secure_tenant_table('outbox_events');
CREATE POLICY worker_pending ON outbox_events FOR SELECT TO homeroom_worker USING (dispatched_at IS NULL);
GRANT SELECT (org_id, id, dispatched_at, locked_until) ON outbox_events TO homeroom_worker;

CREATE TABLE idempotency_keys (
  org_id uuid NOT NULL,
  principal_id uuid NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  fingerprint bytea NOT NULL,
  operation_id text NOT NULL,
  status_code integer,
  response_enc bytea,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (org_id, principal_id, key)
);
CREATE INDEX idempotency_expiry ON idempotency_keys (expires_at);
SELECT secure_tenant_table('idempotency_keys');
CREATE POLICY worker_expired ON idempotency_keys FOR SELECT TO homeroom_worker USING (expires_at < now());
GRANT SELECT (org_id, expires_at) ON idempotency_keys TO homeroom_worker;

-- Traffic of users has the zero uuid as its key.
CREATE TABLE usage_daily (
  org_id uuid NOT NULL,
  day date NOT NULL,
  api_key_id uuid NOT NULL,
  requests bigint NOT NULL DEFAULT 0,
  errors bigint NOT NULL DEFAULT 0,
  rate_limit_hits bigint NOT NULL DEFAULT 0,
  latency_hist bigint[] NOT NULL,
  PRIMARY KEY (org_id, day, api_key_id)
);
SELECT secure_tenant_table('usage_daily');

CREATE TABLE usage_monthly (
  org_id uuid NOT NULL,
  month date NOT NULL,
  used bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (org_id, month)
);
SELECT secure_tenant_table('usage_monthly');

CREATE TABLE audit_logs (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  action text NOT NULL,
  outcome text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  actor_kind text NOT NULL,
  actor_id uuid,
  resource_type text,
  resource_id uuid,
  student_id uuid,
  request_id text NOT NULL,
  ip inet,
  user_agent text,
  changes jsonb,
  occurred_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, id)
);
CREATE INDEX audit_list ON audit_logs (org_id, id DESC);
CREATE INDEX audit_actor ON audit_logs (org_id, actor_id, id DESC);
CREATE INDEX audit_resource ON audit_logs (org_id, resource_id, id DESC);
CREATE INDEX audit_child ON audit_logs (org_id, student_id, id DESC) WHERE student_id IS NOT NULL;
-- denials of guards 7-9: one row per principal, operation and minute
CREATE UNIQUE INDEX audit_denied
  ON audit_logs (org_id, actor_id, action, date_trunc('minute', occurred_at AT TIME ZONE 'UTC'))
  WHERE outcome = 'denied';
SELECT secure_tenant_table('audit_logs');
-- What is written stays: only the count of repeated denials may grow.
REVOKE UPDATE, DELETE ON audit_logs FROM homeroom_app;
GRANT UPDATE (count) ON audit_logs TO homeroom_app;

-- Requests to deprecated and retired routes, by day; no tenant, no caller.
CREATE TABLE route_hits (
  operation_id text NOT NULL,
  day date NOT NULL,
  hits bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (operation_id, day)
);
GRANT SELECT, INSERT, UPDATE ON route_hits TO homeroom_app;
