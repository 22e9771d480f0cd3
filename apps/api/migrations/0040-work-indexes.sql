-- transaction: none
-- What has expired of one organization: the primary key led to all of its keys, this alone to everybody's expired ones.
CREATE INDEX CONCURRENTLY IF NOT EXISTS idempotency_expired ON idempotency_keys (org_id, expires_at);
DROP INDEX CONCURRENTLY IF EXISTS idempotency_expiry;
-- Once the room of removed events is used again, every range of the table begins with an old one. Their ids tell the time.
DROP INDEX CONCURRENTLY IF EXISTS outbox_age;
-- Few at any time, however many deliveries wait for another attempt: each claim and each of its ends looks for them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_in_flight
  ON webhook_deliveries (org_id, endpoint_id, event_id, id) WHERE status = 'in_flight';
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_second
  ON webhook_deliveries (org_id, endpoint_id, event_id) WHERE status = 'retry_scheduled' AND attempts = 1;
