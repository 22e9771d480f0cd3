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
