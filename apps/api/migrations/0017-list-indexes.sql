-- Members, users, projects and API keys page by (created_at, id), both descending.
DROP INDEX memberships_list;
CREATE INDEX memberships_list ON memberships (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX memberships_role ON memberships (org_id, role, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX projects_list ON projects (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
DROP INDEX api_keys_list;
CREATE INDEX api_keys_list ON api_keys (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;

-- As `nullsLast` in paging.ts writes it. Under row-level security a comparison with COALESCE finds no way into an index:
-- PostgreSQL does not count it among what leaks nothing, as it does CASE.
DROP INDEX tasks_due;
CREATE INDEX tasks_due ON tasks (org_id, (CASE WHEN due_date IS NULL THEN 'infinity'::date ELSE due_date END), id)
  WHERE deleted_at IS NULL;
