import { fromPublic, toPublic } from './ids.ts'

/** Resource types of events and audit rows, and the prefix of their public ids. */
const PREFIXES: Record<string, string> = {
  task: 'task',
  project: 'proj',
  classroom: 'room',
  term: 'term',
  teacher: 'tch',
  course: 'crs',
  standard: 'std',
  offering: 'off',
  section: 'sec',
  lesson: 'les',
  assignment: 'asg',
  submission: 'sub',
  attendance: 'att',
  assessment: 'asmt',
  grade: 'grd',
  student: 'stu',
  enrollment: 'enr',
  health: 'stu',
  trusted_contact: 'tc',
  member: 'mbr',
  api_key: 'key',
  guardian_link: 'glnk',
  consent: 'cns',
  organization: 'org',
  profile: 'usr',
  post: 'post',
  experience_role: 'xrl',
  experience_role_member: 'xrm',
  comment: 'cmt',
  poll: 'poll',
  reaction: 'rxn',
  report: 'rpt',
  app: 'app',
  app_installation: 'inst',
  conversation: 'conv',
  message: 'msg',
  webhook_endpoint: 'whe',
  webhook_delivery: 'whd',
}

/** The public id of an audited or announced resource. */
export function publicResourceId(type: string, uuid: string): string {
  const prefix = PREFIXES[type]
  if (!prefix) throw new Error(`no id prefix for the resource type ${type} in resource-types.ts`)
  return toPublic(prefix, uuid)
}

/** The uuid of a public id of any type; the contract has checked its shape. */
export const uuidOfAny = (id: string): string => fromPublic(id.slice(0, id.lastIndexOf('_')), id) ?? NOBODY
const NOBODY = '00000000-0000-0000-0000-000000000000'
