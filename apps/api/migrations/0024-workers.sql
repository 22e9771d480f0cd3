-- Workers look for pending rows of all organizations as homeroom_worker, over the server's own login: SET ROLE, never
-- inheritance. Inherited, the policies of homeroom_worker would open those rows to every statement of homeroom_app.
DO $$
BEGIN
  IF NOT pg_has_role('homeroom_app', 'homeroom_worker', 'member') THEN
    ALTER ROLE homeroom_app NOINHERIT;
    GRANT homeroom_worker TO homeroom_app;
  END IF;
END $$;

-- Pending events of all organizations, the oldest first: what every look-up of the relay reads.
CREATE INDEX outbox_waiting ON outbox_events (id) WHERE dispatched_at IS NULL;

-- How often each app is installed, counted across organizations and kept in the store's catalogue.
CREATE POLICY worker_installed ON app_installations FOR SELECT TO homeroom_worker USING (status <> 'uninstalled');
GRANT SELECT (org_id, app_id, status) ON app_installations TO homeroom_worker;
GRANT SELECT (id, install_count) ON apps TO homeroom_worker;
GRANT UPDATE (install_count) ON apps TO homeroom_app;

-- The orders of lists: a keyset ends with the id in the same direction.
DROP INDEX apps_pub;
CREATE INDEX apps_latest ON apps (published_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX app_installations_list ON app_installations (org_id, created_at DESC, id DESC);
CREATE INDEX memberships_latest ON memberships (org_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (org_id, user_id, created_at DESC, id DESC) WHERE read_at IS NULL;
