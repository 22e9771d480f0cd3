-- transaction: none
-- Where an organization has the deleted rows of its large tables; the small ones are found by their primary key.
CREATE INDEX CONCURRENTLY IF NOT EXISTS tasks_deleted ON tasks (org_id, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS posts_deleted ON posts (org_id, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS comments_deleted ON comments (org_id, id) WHERE deleted_at IS NOT NULL;
-- What refers to a row that is removed: asked for each of them, by us and by its foreign keys, which see deleted rows too.
CREATE INDEX CONCURRENTLY IF NOT EXISTS comments_of_post ON comments (org_id, post_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS comments_replies ON comments (org_id, parent_comment_id)
  WHERE parent_comment_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookmarks_of_post ON bookmarks (org_id, post_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS reports_of_post ON reports (org_id, post_id);
-- Asked by the foreign key for each account that is removed.
CREATE INDEX CONCURRENTLY IF NOT EXISTS memberships_user ON memberships (user_id);
