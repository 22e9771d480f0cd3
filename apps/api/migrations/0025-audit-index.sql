-- The primary key, read backwards, serves the list as well; every request that writes paid for both.
DROP INDEX audit_list;
