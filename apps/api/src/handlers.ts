import type { Context } from './context.ts'
import type { Handlers } from './handler-types.ts'
import { assignments } from './resources/academic/assignments/handlers.ts'
import { attendance } from './resources/academic/attendance/handlers.ts'
import { classrooms } from './resources/academic/classrooms/handlers.ts'
import { courses } from './resources/academic/courses/handlers.ts'
import { enrollments } from './resources/academic/enrollments/handlers.ts'
import { grades } from './resources/academic/grades/handlers.ts'
import { lessons } from './resources/academic/lessons/handlers.ts'
import { sections } from './resources/academic/sections/handlers.ts'
import { students } from './resources/academic/students/handlers.ts'
import { teachers } from './resources/academic/teachers/handlers.ts'
import { terms } from './resources/academic/terms/handlers.ts'
import { apiKeys } from './resources/api-keys/handlers.ts'
import { audit } from './resources/audit/handlers.ts'
import { embedded } from './resources/embedded/handlers.ts'
import { events } from './resources/events/handlers.ts'
import { family } from './resources/family/handlers.ts'
import { feed } from './resources/feed/handlers.ts'
import { feedBookmarks } from './resources/feed-bookmarks/handlers.ts'
import { feedComments } from './resources/feed-comments/handlers.ts'
import { feedExperienceRoles } from './resources/feed-experience-roles/handlers.ts'
import { feedPolls } from './resources/feed-polls/handlers.ts'
import { feedReactions } from './resources/feed-reactions/handlers.ts'
import { feedReports } from './resources/feed-reports/handlers.ts'
import { feedScheduled } from './resources/feed-scheduled/handlers.ts'
import { identity } from './resources/identity/handlers.ts'
import { messaging } from './resources/messaging/handlers.ts'
import { notifications } from './resources/notifications/handlers.ts'
import { organization } from './resources/organization/handlers.ts'
import { profiles } from './resources/profiles/handlers.ts'
import { retired } from './resources/retired/handlers.ts'
import { store } from './resources/store/handlers.ts'
import { system } from './resources/system/handlers.ts'
import { tasks } from './resources/tasks/handlers.ts'
import { usage } from './resources/usage/handlers.ts'
import { webhooks } from './resources/webhooks/handlers.ts'

/** Every operation's handler. An operation of the contract that has none does not compile. */
export const handlers: Handlers = {
  ...apiKeys,
  ...assignments,
  ...attendance,
  ...audit,
  ...classrooms,
  ...courses,
  ...embedded,
  ...enrollments,
  ...events,
  ...family,
  ...feed,
  ...feedBookmarks,
  ...feedComments,
  ...feedExperienceRoles,
  ...feedPolls,
  ...feedReactions,
  ...feedReports,
  ...feedScheduled,
  ...grades,
  ...identity,
  ...lessons,
  ...messaging,
  ...notifications,
  ...organization,
  ...profiles,
  ...retired,
  ...sections,
  ...store,
  ...students,
  ...system,
  ...tasks,
  ...teachers,
  ...terms,
  ...usage,
  ...webhooks,
}

/** A handler as the pipeline calls it: its input was validated against the operation's own contract. */
export type AnyHandler = (input: never, ctx: Context) => unknown
