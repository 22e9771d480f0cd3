-- Two roles that never own a table, so that row-level security always holds for them.
-- Roles belong to the whole server, not to this database: another database may have made them already.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['homeroom_app', 'homeroom_worker'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS', role_name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    -- An administrator's own settings win.
    IF (SELECT rolconfig IS NULL FROM pg_roles WHERE rolname = role_name) THEN
      -- lock_timeout first: a wait for a lock must end as such, not as a cancelled statement.
      EXECUTE format('ALTER ROLE %I SET lock_timeout = %L', role_name, '2s');
      EXECUTE format('ALTER ROLE %I SET statement_timeout = %L', role_name, '3s');
      EXECUTE format('ALTER ROLE %I SET idle_in_transaction_session_timeout = %L', role_name, '10s');
      EXECUTE format('ALTER ROLE %I SET timezone = %L', role_name, 'UTC');
    END IF;
  END LOOP;
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO homeroom_app, homeroom_worker', current_database());
END $$;

GRANT USAGE ON SCHEMA public TO homeroom_app, homeroom_worker;
GRANT SELECT ON schema_migrations TO homeroom_app, homeroom_worker;

-- Every table with an org_id goes through here right after it is created. migrate() refuses a file that forgets it.
CREATE FUNCTION secure_tenant_table(tenant_table regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tenant_table);
  -- nullif: after a committed local setting the value is '', not null. (SELECT …): evaluated once per statement.
  EXECUTE format(
    'CREATE POLICY tenant ON %s USING (org_id = (SELECT nullif(current_setting(''app.org_id'', true), '''')::uuid))',
    tenant_table
  );
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO homeroom_app', tenant_table);
END $$;
REVOKE ALL ON FUNCTION secure_tenant_table(regclass) FROM PUBLIC;

-- The few tables that name an organization but are read before it is known: open to read, written by the tenant alone.
CREATE FUNCTION secure_directory_table(directory_table regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM secure_tenant_table(directory_table);
  EXECUTE format('CREATE POLICY lookup ON %s FOR SELECT USING (true)', directory_table);
END $$;
REVOKE ALL ON FUNCTION secure_directory_table(regclass) FROM PUBLIC;
