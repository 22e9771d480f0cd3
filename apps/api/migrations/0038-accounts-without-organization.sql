-- An account goes with the last organization that knew it. The server has no other way to remove one.
CREATE FUNCTION remove_accounts(candidates uuid[]) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  -- Whoever else removes or invites them is done before we look who knows them.
  SELECT FROM users WHERE id = ANY (candidates) ORDER BY id FOR UPDATE;
  WITH gone AS (
    DELETE FROM users u
    WHERE u.id = ANY (candidates) AND NOT u.is_super_admin
      -- One that was deleted by itself keeps its subject out.
      AND u.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM membership_directory d WHERE d.user_id = u.id)
    RETURNING 1)
  SELECT count(*)::integer FROM gone
$$;
REVOKE ALL ON FUNCTION remove_accounts(uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_accounts(uuid[]) TO homeroom_app;
