-- Audit rows are kept for 400 days, whoever asks; only those of a deleted organization go with its other rows.
CREATE POLICY outlived ON audit_logs AS RESTRICTIVE FOR DELETE TO homeroom_app USING (
  occurred_at < now() - interval '400 days'
  OR EXISTS (
    SELECT FROM organizations o
    WHERE o.id = org_id AND o.status = 'deleted' AND o.deleted_at < now() - interval '30 days'
  )
);
GRANT DELETE ON audit_logs TO homeroom_app;
CREATE POLICY worker_outlived ON audit_logs FOR SELECT TO homeroom_worker
  USING (occurred_at < now() - interval '400 days');
GRANT SELECT (org_id, id, occurred_at) ON audit_logs TO homeroom_worker;
