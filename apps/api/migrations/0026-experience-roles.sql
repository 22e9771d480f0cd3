-- How many hold a role depends on whom the caller may see, so it is counted.
ALTER TABLE experience_roles DROP COLUMN member_count;
