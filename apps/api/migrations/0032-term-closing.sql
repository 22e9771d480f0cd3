-- Terms close 30 days after their end.
CREATE POLICY worker_closing ON terms FOR SELECT TO homeroom_worker USING (closed_at IS NULL AND deleted_at IS NULL);
GRANT SELECT (org_id, id, ends_on, closed_at, deleted_at) ON terms TO homeroom_worker;
