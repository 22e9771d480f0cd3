-- The rows of a deleted organization are removed 30 days later; this says when that was done.
ALTER TABLE organizations ADD COLUMN purged_at timestamptz(3);
GRANT UPDATE (purged_at) ON organizations TO homeroom_app;
GRANT SELECT (deleted_at, purged_at) ON organizations TO homeroom_worker;
