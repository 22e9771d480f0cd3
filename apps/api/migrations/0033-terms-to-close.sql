-- transaction: none
CREATE INDEX CONCURRENTLY IF NOT EXISTS terms_to_close ON terms (ends_on) WHERE closed_at IS NULL AND deleted_at IS NULL;
