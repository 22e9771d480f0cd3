// @generated from apps/api/migrations. Do not edit.
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export interface ApiKeyDirectory {
  key_id: string;
  lookup: string;
  org_id: string;
}

export interface ApiKeys {
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  expires_at: string | null;
  expiry_told_at: string | null;
  id: string;
  installation_id: string | null;
  kind: Generated<string>;
  last_used_at: string | null;
  name: string;
  org_id: string;
  prefix: string;
  prev_expires_at: string | null;
  prev_prefix: string | null;
  prev_secret_hash: Buffer | null;
  revoked_at: string | null;
  scopes: string[];
  secret_hash: Buffer;
  service_user_id: string;
  source: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface AppInstallations {
  app_id: string;
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  granted_scopes: string[];
  id: string;
  init_data_key_enc: Buffer | null;
  installed_at: string;
  org_id: string;
  prev_init_data_key_enc: Buffer | null;
  prev_key_expires_at: string | null;
  source: Generated<string>;
  status: Generated<string>;
  uninstalled_at: string | null;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface Apps {
  categories: Generated<string[]>;
  created_at: Generated<string>;
  description: string;
  developer_name: string;
  embed_url: string | null;
  icon_url: string | null;
  id: string;
  install_count: Generated<number>;
  is_embedded: Generated<boolean>;
  name: string;
  pricing: Generated<string>;
  privacy_policy_url: string;
  published_at: string | null;
  requested_scopes: string[];
  screenshots: Generated<string[]>;
  slug: string;
  status: Generated<string>;
  tagline: string | null;
  updated_at: Generated<string>;
  version: string;
  website_url: string | null;
}

export interface Assessments {
  archive_seq: number | null;
  assignment_id: string | null;
  category: string;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  date: string | null;
  deleted_at: string | null;
  id: string;
  max_score: number;
  org_id: string;
  section_id: string;
  source: Generated<string>;
  standard_ids: Generated<string[]>;
  term_id: string;
  title: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  weight: number | null;
}

export interface Assignments {
  allow_late: Generated<boolean>;
  archive_seq: number | null;
  attachments: Generated<Json>;
  available_from: string | null;
  client_key: string | null;
  closes_at: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  due_at: string | null;
  id: string;
  instructions: string | null;
  max_attempts: number | null;
  org_id: string;
  points_possible: number | null;
  published_at: string | null;
  section_id: string;
  source: Generated<string>;
  standard_ids: Generated<string[]>;
  status: Generated<string>;
  submission_types: Generated<string[]>;
  title: string;
  type: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface AttendanceRecords {
  archive_seq: number | null;
  arrived_at: string | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  date: string;
  deleted_at: string | null;
  departed_at: string | null;
  id: string;
  marked_at: string;
  marked_by_id: string | null;
  minutes_late: number | null;
  note: string | null;
  org_id: string;
  reason: string | null;
  section_id: string | null;
  source: Generated<string>;
  status: string;
  student_id: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface AuditLogs {
  action: string;
  actor_id: string | null;
  actor_kind: string;
  changes: Json | null;
  count: Generated<number>;
  id: string;
  ip: string | null;
  occurred_at: Generated<string>;
  org_id: string;
  outcome: string;
  request_id: string;
  resource_id: string | null;
  resource_type: string | null;
  student_id: string | null;
  user_agent: string | null;
}

export interface Bookmarks {
  created_at: Generated<string>;
  id: string;
  org_id: string;
  post_id: string;
  user_id: string;
}

export interface Classrooms {
  archive_seq: number | null;
  building: string | null;
  capacity: number | null;
  client_key: string | null;
  code: string;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  floor: string | null;
  grade_level: string | null;
  homeroom_teacher_id: string | null;
  id: string;
  is_active: Generated<boolean>;
  kind: string;
  name: string;
  org_id: string;
  source: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface Comments {
  archive_seq: number | null;
  author_id: string;
  body: string;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  org_id: string;
  parent_comment_id: string | null;
  post_id: string;
  reply_count: Generated<number>;
  source: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface Consents {
  app_id: string | null;
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  expires_at: string | null;
  granted_at: string;
  granted_by: string;
  id: string;
  org_id: string;
  policy_version: string;
  revoke_reason: string | null;
  revoked_at: string | null;
  source: Generated<string>;
  status: Generated<string>;
  student_id: string;
  type: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface ConversationParticipants {
  added_by: string | null;
  conversation_id: string;
  is_hidden: Generated<boolean>;
  is_muted: Generated<boolean>;
  joined_at: Generated<string>;
  last_read_message_id: string | null;
  left_at: string | null;
  org_id: string;
  read_at: string | null;
  role: Generated<string>;
  user_id: string;
}

export interface Conversations {
  archive_seq: number | null;
  avatar_url: string | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  description: string | null;
  id: string;
  kind: string;
  last_activity_at: Generated<string>;
  last_message_id: string | null;
  name: string | null;
  org_id: string;
  participant_count: Generated<number>;
  participant_hash: string | null;
  section_id: string | null;
  source: Generated<string>;
  status: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface CourseOfferings {
  archive_seq: number | null;
  capacity: number | null;
  client_key: string | null;
  convex_id: string | null;
  course_id: string;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  org_id: string;
  source: Generated<string>;
  status: Generated<string>;
  term_id: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface CoursePrerequisites {
  course_id: string;
  is_required: Generated<boolean>;
  min_percentage: number | null;
  org_id: string;
  prerequisite_id: string;
}

export interface Courses {
  archive_seq: number | null;
  client_key: string | null;
  code: string;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  credits: number | null;
  deleted_at: string | null;
  description: string | null;
  grade_levels: Generated<string[]>;
  id: string;
  org_id: string;
  source: Generated<string>;
  status: Generated<string>;
  subject: string;
  title: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface CourseStandards {
  course_id: string;
  org_id: string;
  standard_id: string;
}

export interface DeprecatedCalls {
  api_key_id: string;
  calls: Generated<number>;
  day: string;
  last_at: string;
  operation_id: string;
  org_id: string;
}

export interface Enrollments {
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  ends_on: string | null;
  final_letter: string | null;
  final_percentage: number | null;
  id: string;
  org_id: string;
  section_id: string;
  source: Generated<string>;
  starts_on: string | null;
  status: Generated<string>;
  student_id: string;
  term_id: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  withdraw_reason: string | null;
}

export interface ExperienceRoleMembers {
  added_by: string | null;
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  joined_at: Generated<string>;
  org_id: string;
  role_id: string;
  source: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  user_id: string;
}

export interface ExperienceRoles {
  archive_seq: number | null;
  client_key: string | null;
  color: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  description: string | null;
  id: string;
  key: string;
  name: string;
  org_id: string;
  source: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface Families {
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  name: string;
  org_id: string;
  source: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface FamilyMembers {
  added_by: string | null;
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  display_name: string;
  family_id: string;
  id: string;
  is_primary: Generated<boolean>;
  joined_at: Generated<string>;
  kind: string;
  org_id: string;
  relationship: string | null;
  source: Generated<string>;
  student_id: string | null;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  user_id: string | null;
}

export interface Grades {
  archive_seq: number | null;
  assessment_id: string;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  feedback: string | null;
  graded_at: string;
  graded_by_id: string | null;
  id: string;
  letter: string | null;
  org_id: string;
  released_at: string | null;
  score: number | null;
  section_id: string;
  source: Generated<string>;
  status: Generated<string>;
  student_id: string;
  submission_id: string | null;
  term_id: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface GuardianLinks {
  activated_at: string | null;
  archive_seq: number | null;
  can_consent: Generated<boolean>;
  can_manage_contacts: Generated<boolean>;
  can_pickup: Generated<boolean>;
  can_view_academics: Generated<boolean>;
  can_view_health: Generated<boolean>;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  ends_on: string | null;
  family_id: string | null;
  guardian_user_id: string;
  id: string;
  is_primary: Generated<boolean>;
  org_id: string;
  relationship: string;
  revoked_at: string | null;
  source: Generated<string>;
  starts_on: string | null;
  status: Generated<string>;
  student_id: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface HealthInfos {
  created_at: Generated<string>;
  created_by_id: string | null;
  org_id: string;
  payload_enc: Buffer;
  student_id: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface IdempotencyKeys {
  created_at: Generated<string>;
  expires_at: string;
  fingerprint: Buffer;
  key: string;
  operation_id: string;
  org_id: string;
  principal_id: string;
  response_enc: Buffer | null;
  status_code: number | null;
}

export interface Lessons {
  archive_seq: number | null;
  client_key: string | null;
  content: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  date: string | null;
  deleted_at: string | null;
  discarded: Generated<boolean>;
  end_time: string | null;
  id: string;
  materials: Generated<Json>;
  objectives: Generated<string[]>;
  org_id: string;
  section_id: string;
  source: Generated<string>;
  standard_ids: Generated<string[]>;
  start_time: string | null;
  status: Generated<string>;
  title: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface MembershipDirectory {
  member_id: string;
  org_id: string;
  user_id: string;
}

export interface Memberships {
  additional_roles: Generated<string[]>;
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  invited_by: string | null;
  invited_email: string | null;
  joined_at: string | null;
  org_id: string;
  role: string;
  source: Generated<string>;
  status: Generated<string>;
  title: string | null;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  user_id: string | null;
}

export interface Messages {
  archive_seq: number | null;
  attachments: Generated<Json>;
  body: string;
  client_key: string | null;
  conversation_id: string;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  org_id: string;
  reply_to_id: string | null;
  sender_id: string;
  source: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface Notifications {
  body: string | null;
  created_at: Generated<string>;
  event_id: string | null;
  id: string;
  org_id: string;
  read_at: string | null;
  resource_id: string | null;
  resource_type: string | null;
  title: string;
  type: string;
  user_id: string;
}

export interface Organizations {
  consent_policy_version: Generated<string>;
  created_at: Generated<string>;
  deleted_at: string | null;
  deleted_rows_purged_at: string | null;
  id: string;
  kind: Generated<string>;
  locale: Generated<string>;
  name: string;
  purged_at: string | null;
  quota_limit: number | null;
  quota_mode: Generated<string>;
  settings: Generated<Json>;
  slug: string;
  status: Generated<string>;
  timezone: Generated<string>;
  updated_at: Generated<string>;
}

export interface OutboxEvents {
  actor_id: string | null;
  actor_kind: string;
  attempts: Generated<number>;
  dispatched_at: string | null;
  id: string;
  internal_only: Generated<boolean>;
  locked_until: string | null;
  occurred_at: Generated<string>;
  org_id: string;
  payload: Json;
  request_id: string | null;
  resource_id: string;
  resource_type: string;
  student_ids: Generated<string[]>;
  type: string;
}

export interface PollOptions {
  id: string;
  org_id: string;
  poll_id: string;
  position: number;
  text: string;
  votes: Generated<number>;
}

export interface Polls {
  allow_change: Generated<boolean>;
  archive_seq: number | null;
  client_key: string | null;
  closed_at: string | null;
  closes_at: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  max_choices: Generated<number>;
  org_id: string;
  post_id: string;
  question: string;
  results_visibility: Generated<string>;
  source: Generated<string>;
  total_voters: Generated<number>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface PollVotes {
  created_at: Generated<string>;
  option_id: string;
  org_id: string;
  poll_id: string;
  user_id: string;
}

export interface PostAudiences {
  org_id: string;
  post_id: string;
  published_at: string | null;
  target_id: string;
  target_kind: string;
}

export interface Posts {
  archive_seq: number | null;
  attachments: Generated<Json>;
  audience_scope: Generated<string>;
  author_id: string;
  body: string;
  client_key: string | null;
  comment_count: Generated<number>;
  comments_enabled: Generated<boolean>;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  deleted_reason: string | null;
  edited_at: string | null;
  id: string;
  is_pinned: Generated<boolean>;
  kind: Generated<string>;
  org_id: string;
  published_at: string | null;
  reaction_counts: Generated<Json>;
  scheduled_for: string | null;
  source: Generated<string>;
  status: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface PostTags {
  org_id: string;
  post_id: string;
  student_id: string;
}

export interface Profiles {
  address_enc: Buffer | null;
  bio: string | null;
  headline: string | null;
  links: Generated<Json>;
  org_id: string;
  phone_enc: Buffer | null;
  pronouns: string | null;
  updated_at: Generated<string>;
  user_id: string;
}

export interface Projects {
  archive_seq: number | null;
  client_key: string | null;
  color: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  description: string | null;
  ends_on: string | null;
  id: string;
  name: string;
  org_id: string;
  source: Generated<string>;
  starts_on: string | null;
  status: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface Reactions {
  created_at: Generated<string>;
  id: string;
  org_id: string;
  post_id: string;
  type: string;
  user_id: string;
}

export interface Reports {
  action: string | null;
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  details: string | null;
  id: string;
  org_id: string;
  post_id: string;
  reason: string;
  reporter_id: string;
  review_note: string | null;
  reviewed_at: string | null;
  reviewed_by: string | null;
  source: Generated<string>;
  status: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface RouteHits {
  day: string;
  hits: Generated<number>;
  operation_id: string;
}

export interface SchemaMigrations {
  applied_at: Generated<string>;
  name: string;
  sha256: string;
}

export interface Sections {
  archive_seq: number | null;
  capacity: number | null;
  classroom_id: string | null;
  client_key: string | null;
  code: string;
  convex_id: string | null;
  course_id: string;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  enrolled_count: Generated<number>;
  id: string;
  meetings: Generated<Json>;
  name: string;
  offering_id: string;
  org_id: string;
  source: Generated<string>;
  status: Generated<string>;
  term_id: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface SectionTeachers {
  org_id: string;
  position: Generated<number>;
  section_id: string;
  teacher_id: string;
}

export interface Standards {
  archive_seq: number | null;
  client_key: string | null;
  code: string;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  description: string | null;
  framework: string | null;
  grade_levels: Generated<string[]>;
  id: string;
  org_id: string;
  parent_id: string | null;
  source: Generated<string>;
  subject: string;
  title: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface Students {
  address_enc: Buffer | null;
  archive_seq: number | null;
  avatar_url: string | null;
  birth_date: string | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  enrolled_on: string | null;
  first_name: string;
  grade_level: string;
  homeroom_classroom_id: string | null;
  id: string;
  last_name: string;
  org_id: string;
  phone_enc: Buffer | null;
  preferred_name: string | null;
  source: Generated<string>;
  status: Generated<string>;
  student_number: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  user_id: string | null;
}

export interface Submissions {
  archive_seq: number | null;
  assignment_id: string;
  attachments: Generated<Json>;
  attempt: number;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  is_late: boolean;
  org_id: string;
  return_feedback: string | null;
  returned_at: string | null;
  source: Generated<string>;
  status: Generated<string>;
  student_id: string;
  submitted_at: string;
  text: string | null;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  url: string | null;
}

export interface Tasks {
  archive_seq: number | null;
  assignee_id: string | null;
  client_key: string | null;
  completed_at: string | null;
  completed_by_id: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  description: string | null;
  due_date: string | null;
  id: string;
  labels: Generated<string[]>;
  org_id: string;
  priority: Generated<string>;
  project_id: string | null;
  source: Generated<string>;
  status: Generated<string>;
  student_id: string | null;
  title: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface Teachers {
  archive_seq: number | null;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  employee_number: string | null;
  grade_levels: Generated<string[]>;
  id: string;
  org_id: string;
  source: Generated<string>;
  status: Generated<string>;
  subjects: Generated<string[]>;
  title: string | null;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  user_id: string;
}

export interface Terms {
  archive_seq: number | null;
  client_key: string | null;
  closed_at: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  ends_on: string;
  id: string;
  kind: string;
  name: string;
  org_id: string;
  parent_term_id: string | null;
  source: Generated<string>;
  starts_on: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
}

export interface TrustedContacts {
  added_by: string | null;
  address_enc: Buffer | null;
  archive_seq: number | null;
  can_pickup: Generated<boolean>;
  client_key: string | null;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  id: string;
  is_emergency_contact: Generated<boolean>;
  name: string;
  notes: string | null;
  org_id: string;
  phone_enc: Buffer | null;
  photo_url: string | null;
  pin_failed_count: Generated<number>;
  pin_hash: string | null;
  pin_locked_until: string | null;
  pin_set_at: string | null;
  pin_window_started_at: string | null;
  priority: Generated<number>;
  relationship: string;
  source: Generated<string>;
  student_id: string;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  valid_from: string | null;
  valid_until: string | null;
}

export interface UsageDaily {
  api_key_id: string;
  day: string;
  errors: Generated<number>;
  latency_hist: ArrayType<number>;
  org_id: string;
  rate_limit_hits: Generated<number>;
  requests: Generated<number>;
}

export interface UsageMonthly {
  month: string;
  noticed_limit: number | null;
  noticed_percent: Generated<number>;
  org_id: string;
  used: Generated<number>;
}

export interface Users {
  avatar_url: string | null;
  created_at: Generated<string>;
  deleted_at: string | null;
  email: string;
  email_verified: Generated<boolean>;
  first_name: string;
  id: string;
  idp_subject: string | null;
  is_super_admin: Generated<boolean>;
  kind: Generated<string>;
  last_name: string;
  locale: Generated<string>;
  timezone: Generated<string>;
  updated_at: Generated<string>;
}

export interface WebhookDeliveries {
  attempts: Generated<number>;
  completed_at: string | null;
  created_at: Generated<string>;
  duration_ms: number | null;
  endpoint_id: string;
  error_kind: string | null;
  event_id: string;
  event_type: string;
  id: string;
  last_attempt_at: string | null;
  locked_until: string | null;
  next_attempt_at: Generated<string>;
  org_id: string;
  queued_at: string | null;
  response_excerpt: string | null;
  response_status: number | null;
  status: Generated<string>;
}

export interface WebhookEndpoints {
  api_key_id: string | null;
  archive_seq: number | null;
  client_key: string | null;
  consecutive_failures: Generated<number>;
  convex_id: string | null;
  created_at: Generated<string>;
  created_by_id: string | null;
  deleted_at: string | null;
  description: string | null;
  disabled_reason: string | null;
  event_types: string[];
  first_failure_at: string | null;
  id: string;
  last_failure_at: string | null;
  last_success_at: string | null;
  org_id: string;
  prev_secret_enc: Buffer | null;
  prev_secret_expires_at: string | null;
  secret_enc: Buffer;
  source: Generated<string>;
  status: Generated<string>;
  updated_at: Generated<string>;
  updated_by_id: string | null;
  url: string;
}

export interface DB {
  api_key_directory: ApiKeyDirectory;
  api_keys: ApiKeys;
  app_installations: AppInstallations;
  apps: Apps;
  assessments: Assessments;
  assignments: Assignments;
  attendance_records: AttendanceRecords;
  audit_logs: AuditLogs;
  bookmarks: Bookmarks;
  classrooms: Classrooms;
  comments: Comments;
  consents: Consents;
  conversation_participants: ConversationParticipants;
  conversations: Conversations;
  course_offerings: CourseOfferings;
  course_prerequisites: CoursePrerequisites;
  course_standards: CourseStandards;
  courses: Courses;
  deprecated_calls: DeprecatedCalls;
  enrollments: Enrollments;
  experience_role_members: ExperienceRoleMembers;
  experience_roles: ExperienceRoles;
  families: Families;
  family_members: FamilyMembers;
  grades: Grades;
  guardian_links: GuardianLinks;
  health_infos: HealthInfos;
  idempotency_keys: IdempotencyKeys;
  lessons: Lessons;
  membership_directory: MembershipDirectory;
  memberships: Memberships;
  messages: Messages;
  notifications: Notifications;
  organizations: Organizations;
  outbox_events: OutboxEvents;
  poll_options: PollOptions;
  poll_votes: PollVotes;
  polls: Polls;
  post_audiences: PostAudiences;
  post_tags: PostTags;
  posts: Posts;
  profiles: Profiles;
  projects: Projects;
  reactions: Reactions;
  reports: Reports;
  route_hits: RouteHits;
  schema_migrations: SchemaMigrations;
  section_teachers: SectionTeachers;
  sections: Sections;
  standards: Standards;
  students: Students;
  submissions: Submissions;
  tasks: Tasks;
  teachers: Teachers;
  terms: Terms;
  trusted_contacts: TrustedContacts;
  usage_daily: UsageDaily;
  usage_monthly: UsageMonthly;
  users: Users;
  webhook_deliveries: WebhookDeliveries;
  webhook_endpoints: WebhookEndpoints;
}
