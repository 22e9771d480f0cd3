import { dateIn, type LinkFlag, type Viewer } from '../../../access/child.ts'
import { isKey, isOrgAdmin } from '../../../caller.ts'

/** What the caller is shown of a child whom she may see. Flags choose the statement's shape, as in ChildScope. */
export interface ChildView extends Partial<Record<LinkFlag, true>> {
  userId: string
  /** Calendar date in the organization's time zone. */
  today: string
  appId?: string
  /** Of every child, and not only of her own. */
  seesBirthDates?: true
  /** The caller may have links of her own, whatever else she is. */
  asWard?: true
}

export function childView({ caller, organization, now }: Viewer): ChildView {
  const view: ChildView = { userId: caller.userId, today: dateIn(organization.timezone, now) }
  if (caller.appId) view.appId = caller.appId
  if (isKey(caller) || isOrgAdmin(caller) || caller.roles.has('health_staff')) view.seesBirthDates = true
  if (caller.roles.has('guardian')) view.asWard = true
  return view
}
