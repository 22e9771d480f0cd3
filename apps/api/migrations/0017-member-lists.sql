-- Members, users, projects and API keys page by (created_at, id), both descending.
DROP INDEX memberships_list;
CREATE INDEX memberships_list ON memberships (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX memberships_role ON memberships (org_id, role, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX projects_list ON projects (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
DROP INDEX api_keys_list;
CREATE INDEX api_keys_list ON api_keys (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
