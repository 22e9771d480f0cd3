-- 100 organizations, 1,000 users, 100,000 tasks: the same rows, ids included, at every run.
CREATE FUNCTION pg_temp.id_of(at timestamptz, seed text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0')
    || '7' || substr(md5(seed), 1, 3) || '8' || substr(md5(seed), 4, 15))::uuid
$$;
CREATE FUNCTION pg_temp.org_id(o integer) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT pg_temp.id_of('2026-01-01Z'::timestamptz + o * interval '1 second', 'organization ' || o)
$$;
CREATE FUNCTION pg_temp.user_id(u integer) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT pg_temp.id_of('2026-01-02Z'::timestamptz + u * interval '1 second', 'user ' || u)
$$;
CREATE FUNCTION pg_temp.project_id(o integer, p integer) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT pg_temp.id_of('2026-01-03Z'::timestamptz + (o * 5 + p) * interval '1 second', 'project ' || o || ' ' || p)
$$;

INSERT INTO organizations (id, slug, name)
SELECT pg_temp.org_id(o), 'school-' || o, 'School ' || o FROM generate_series(0, 99) o;

INSERT INTO users (id, idp_subject, email, email_verified, first_name, last_name)
SELECT pg_temp.user_id(u), 'bench-user-' || u, 'user-' || u || '@example.org', true, 'Test', 'Person ' || u
FROM generate_series(0, 999) u;

-- Ten people in each organization: an admin, six teachers, two of the office, a student.
INSERT INTO memberships (org_id, id, user_id, role, status)
SELECT pg_temp.org_id(u / 10), pg_temp.id_of('2026-01-02Z', 'membership ' || u), pg_temp.user_id(u),
  (ARRAY['admin', 'teacher', 'teacher', 'teacher', 'teacher', 'teacher', 'teacher', 'staff', 'staff', 'student'])[u % 10 + 1],
  'active'
FROM generate_series(0, 999) u;
INSERT INTO membership_directory (user_id, org_id, member_id) SELECT user_id, org_id, id FROM memberships;

INSERT INTO projects (org_id, id, name)
SELECT pg_temp.org_id(o), pg_temp.project_id(o, p), 'Project ' || p
FROM generate_series(0, 99) o, generate_series(0, 4) p;

-- Neighbours in time belong to different organizations, as in a running service.
INSERT INTO tasks (org_id, id, title, description, status, priority, due_date, project_id, assignee_id, labels,
  completed_at, created_at, updated_at, created_by_id, updated_by_id)
SELECT pg_temp.org_id(o), pg_temp.id_of(at, 'task ' || n),
  'Prepare field-trip slips, class ' || n % 40,
  CASE WHEN n % 5 > 0 THEN 'One slip per child, signed by a guardian, collected by Friday. Entry ' || n END,
  (ARRAY['open', 'open', 'in_progress', 'completed'])[n % 4 + 1],
  (ARRAY['normal', 'normal', 'low', 'high', 'urgent'])[n % 5 + 1],
  CASE WHEN n % 3 > 0 THEN at::date + 14 END,
  CASE WHEN n % 2 = 0 THEN pg_temp.project_id(o, n % 5) END,
  CASE WHEN n % 3 > 0 THEN pg_temp.user_id(o * 10 + n % 9) END,
  (ARRAY['trip', 'paper', 'class'])[1:n % 4],
  CASE WHEN n % 4 = 3 THEN at + interval '1 day' END,
  at, at, pg_temp.user_id(o * 10 + n % 9), pg_temp.user_id(o * 10 + n % 9)
FROM (
  SELECT i % 100 AS o, i / 100 AS n, '2026-02-01Z'::timestamptz + i * interval '3 minutes' AS at
  FROM generate_series(0, 99999) i
) AS series;
