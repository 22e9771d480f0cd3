-- What was told already: each once, whichever node or worker notices it first.
ALTER TABLE usage_monthly
  ADD COLUMN noticed_percent smallint NOT NULL DEFAULT 0,
  ADD COLUMN noticed_limit bigint;

ALTER TABLE api_keys ADD COLUMN expiry_told_at timestamptz(3);
CREATE INDEX api_keys_expiring ON api_keys (expires_at)
  WHERE expires_at IS NOT NULL AND expiry_told_at IS NULL AND revoked_at IS NULL AND deleted_at IS NULL;
CREATE POLICY worker_expiring ON api_keys FOR SELECT TO homeroom_worker
  USING (expires_at IS NOT NULL AND expiry_told_at IS NULL AND revoked_at IS NULL AND deleted_at IS NULL);
GRANT SELECT (org_id, id, expires_at, expiry_told_at, revoked_at, deleted_at) ON api_keys TO homeroom_worker;
