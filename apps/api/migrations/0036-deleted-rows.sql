-- Rows that were deleted one by one are removed 30 days later, organization by organization; this says when that was last done.
ALTER TABLE organizations ADD COLUMN deleted_rows_purged_at timestamptz(3);
GRANT UPDATE (deleted_rows_purged_at) ON organizations TO homeroom_app;
GRANT SELECT (deleted_rows_purged_at) ON organizations TO homeroom_worker;
