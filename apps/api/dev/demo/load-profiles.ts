import { demoId } from './ids.ts'
import { INSTALLED, installationId } from './keys.ts'
import { daysFrom, type Load, startedAt } from './load.ts'
import { userId } from './people.ts'
import { creatorOf, type TaskRow, taskId } from './tasks.ts'

const READING_LIST = [{ label: 'Reading list', url: 'https://example.org/reading' }]

/** What some people of Northfield say of themselves, besides their titles. */
const PROFILES = [
  { key: 'ada.marsh', pronouns: 'she/her', bio: 'My door is open from seven.' },
  { key: 'tamsin.okoro', pronouns: 'she/her', bio: 'Reads aloud every Friday.', links: READING_LIST },
  { key: 'felix.aubry', pronouns: 'he/him', bio: 'Knows where the frogs live.' },
  { key: 'irene.dahl', pronouns: null, bio: 'Runs the science fair.' },
  { key: 'rosa.vidal', pronouns: 'she/her', bio: null },
]

export async function loadProfiles({ trx }: Load, org_id: string): Promise<void> {
  for (const { key, links = [], ...words } of PROFILES) {
    const said = { ...words, links: JSON.stringify(links), updated_at: startedAt(0) }
    await trx
      .insertInto('profiles')
      .values({ org_id, user_id: userId(key), ...said })
      .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet(said))
      .execute()
  }
}

/** What the relay would have told of the tasks that are no child's, and of the installed apps. */
export async function loadNotifications({ trx, now }: Load, org_id: string, tasks: TaskRow[]): Promise<void> {
  const given = tasks.flatMap((task, order) => {
    const { assignee, child, status } = task
    if (!assignee || child || assignee === creatorOf(task)) return []
    const created_at = daysFrom(now, -14 * (1 - order / tasks.length))
    return [
      {
        ...notification(org_id, `task ${order}`, assignee, created_at),
        ...{ type: 'task.created', title: 'New task', resource_type: 'task', resource_id: taskId(org_id, order) },
        read_at: status === 'completed' ? created_at : null,
      },
    ]
  })
  const installed = INSTALLED.flatMap((app, order) =>
    ['ben.holt', 'clara.nunez'].map((key) => ({
      ...notification(org_id, `app ${app}`, key, startedAt(order)),
      ...{ type: 'app.installed', title: 'An app was installed' },
      ...{ resource_type: 'app_installation', resource_id: installationId(app), read_at: startedAt(order + 60) },
    })),
  )
  await trx
    .insertInto('notifications')
    .values([...given, ...installed])
    .execute()
}

const notification = (org_id: string, event: string, key: string, created_at: string) => ({
  org_id,
  id: demoId(`notification ${event} ${key}`),
  user_id: userId(key),
  event_id: demoId(`event ${event}`),
  created_at,
})
