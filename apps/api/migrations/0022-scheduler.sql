-- Rows of all organizations whose time has come: what each look-up of the scheduler reads, the earliest first.
CREATE INDEX polls_due ON polls (closes_at) WHERE closed_at IS NULL AND closes_at IS NOT NULL;
CREATE POLICY worker_closing ON polls FOR SELECT TO homeroom_worker
  USING (closed_at IS NULL AND closes_at IS NOT NULL);
GRANT SELECT (org_id, id, closes_at, closed_at) ON polls TO homeroom_worker;

CREATE INDEX assignments_due_to_close ON assignments (closes_at)
  WHERE status = 'published' AND closes_at IS NOT NULL AND deleted_at IS NULL;
CREATE POLICY worker_closing ON assignments FOR SELECT TO homeroom_worker
  USING (status = 'published' AND closes_at IS NOT NULL AND deleted_at IS NULL);
GRANT SELECT (org_id, id, status, closes_at, deleted_at) ON assignments TO homeroom_worker;

CREATE INDEX consents_due ON consents (expires_at) WHERE status = 'granted' AND expires_at IS NOT NULL;
CREATE POLICY worker_expiring ON consents FOR SELECT TO homeroom_worker
  USING (status = 'granted' AND expires_at IS NOT NULL);
GRANT SELECT (org_id, id, status, expires_at) ON consents TO homeroom_worker;

-- Of suspended organizations nothing is done.
GRANT SELECT (id, status) ON organizations TO homeroom_worker;
