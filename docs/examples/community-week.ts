// A week of a class as its people live it, told through the SDK. Against a running `npx -y pnpm@12 start`:
//   npx -y pnpm@12 exec node docs/examples/community-week.ts
// It takes a good minute, because on Thursday it waits for a post to come out by itself.
import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Homeroom, HomeroomError } from '@homeroom/sdk'

/** A person of the demo school, signed in. */
function signIn(persona: string) {
  const login = fileURLToPath(new URL('../../apps/api/dev/login.ts', import.meta.url))
  const credential = JSON.parse(execFileSync(process.execPath, [login, persona], { encoding: 'utf8' }))
  const { baseUrl, token, orgId, userId } = credential as Record<'baseUrl' | 'token' | 'orgId' | 'userId', string>
  return { homeroom: new Homeroom({ baseUrl, token, orgId }), baseUrl, orgId, userId }
}
const { homeroom: owner, baseUrl, orgId } = signIn('owner')
const { homeroom: staff } = signIn('staff')
const { homeroom: teacher, userId: teacherId } = signIn('teacher')
const { homeroom: rosa, userId: rosaId } = signIn('guardian-with-consent')
const { homeroom: nadia, userId: nadiaId } = signIn('guardian-without-consent')
const { homeroom: omar, userId: omarId } = signIn('guardian-of-other-child')

function tell(day: string, ...lines: unknown[]): void {
  console.log(day.padEnd(10), ...lines)
}
/** The story goes on only if the school says no, and for this reason. */
async function refused(reason: string, call: PromiseLike<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    const details = error instanceof HomeroomError ? (error.details as { reason?: string } | null) : null
    if (details?.reason === reason || (error as { code?: string }).code === reason) return
    throw error
  }
  throw new Error(`expected a refusal: ${reason}`)
}
function expect(what: string, holds: unknown): asserts holds {
  if (!holds) throw new Error(`it should be so: ${what}`)
}
/** Asks until it is so: what runs behind the requests takes a moment. */
async function eventually(what: string, seconds: number, holds: () => PromiseLike<boolean>): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await holds())) {
    expect(what, Date.now() < end)
    await sleep(250)
  }
}
const mark = Date.now().toString(36).toUpperCase()
const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
const sees = async (who: Homeroom, postId: string) =>
  (await who.feed.getTimeline({ limit: 50 })).data.some(({ id }) => id === postId)
const toldOf = async (who: Homeroom, type: string, id: string) =>
  (await who.notifications.list({ limit: 50 })).data.some((one) => one.type === type && one.resource?.id === id)

// --- Sunday: the teacher prepares. One post waits for its time, another one will be sent by hand.
const classesOf = async (who: Homeroom) => (await Array.fromAsync(who.academic.sections.list())).map(({ id }) => id)
const [hers, lucias, yaras] = await Promise.all([teacher, rosa, omar].map(classesOf))
const section = hers?.find((id) => lucias?.includes(id) && !yaras?.includes(id))
expect('Lucia is in a class of the teacher’s, and Yara is not', section)
const { data: packing } = await teacher.feed.createPost({
  body: `Packing list ${mark}: boots, a raincoat and lunch.`,
  scheduledFor: soon(63),
})
const { data: map } = await teacher.feed.createPost({
  body: `The way to the river, ${mark}`,
  scheduledFor: soon(86_400),
})
expect('nobody sees what is scheduled', !(await sees(rosa, packing.id)))
tell('Sunday', `two posts wait; the first comes out at ${packing.scheduledFor}`)

// --- Monday: an announcement to the class, and to no other family.
const { data: trip } = await teacher.feed.createPost({
  body: `On Friday we go to the river. (${mark})`,
  kind: 'announcement',
  audience: { scope: 'sections', sectionIds: [section] },
})
const audience = { rosa: await sees(rosa, trip.id), omar: await sees(omar, trip.id) }
expect('the class’s families see it, and others do not', audience.rosa && !audience.omar)
await eventually('Rosa is told', 20, () => toldOf(rosa, 'post.published', trip.id))
await rosa.feedReactions.toggleReaction(trip.id, { type: 'love' })
await rosa.feedBookmarks.toggleBookmark(trip.id)
const { data: question } = await rosa.feedComments.createComment(trip.id, { body: 'When are they back?' })
await teacher.feedComments.createComment(trip.id, { body: 'At three.', parentCommentId: question.id })
await refused('not_found', omar.feedComments.getComments(trip.id))
const { data: answered } = await rosa.feed.getPost(trip.id)
tell('Monday', `the class is told; ${answered.commentCount} comments, ${answered.reactionCount} reaction, 1 bookmark`)

// --- Tuesday: a poll, which nobody can look into.
const { data: which } = await teacher.feed.createPost({
  body: `Who comes along? ${mark}`,
  kind: 'poll',
  poll: {
    question: 'When do we meet?',
    options: ['At eight', 'At nine'],
    resultsVisibility: 'after_close',
    closesAt: soon(20),
  },
})
const [eight, nine] = which.poll?.options ?? []
const poll = which.poll?.id as string
expect('the poll has two answers', eight && nine)
await rosa.feedPolls.votePoll(poll, { optionIds: [eight.id] })
await nadia.feedPolls.votePoll(poll, { optionIds: [nine.id] })
const { data: early } = await omar.feedPolls.votePoll(poll, { optionIds: [nine.id] })
await refused('already_voted', omar.feedPolls.votePoll(poll, { optionIds: [eight.id] }))
await eventually(
  'the poll closes',
  30,
  async () => (await rosa.feedPolls.getPollResults(poll)).data.status === 'closed',
)
await refused('poll_closed', teacher.feedPolls.votePoll(poll, { optionIds: [eight.id] }))
const { data: late } = await rosa.feedPolls.getPollResults(poll)
const votes = late.options.map(({ text, votes }) => `${text} ${votes}`).join(', ')
tell('Tuesday', `${early.totalVoters} votes, shown to nobody (${early.visible}) before the end: ${votes}`)

// --- Wednesday: a post that should not stand.
const { data: leak } = await staff.feed.createPost({ body: `Call the driver at home! ${mark}` })
const { data: report } = await rosa.feedReports.reportPost(leak.id, {
  reason: 'privacy',
  details: 'His private number.',
})
const { data: second } = await omar.feedReports.reportPost(leak.id, { reason: 'inappropriate' })
await refused('duplicate', rosa.feedReports.reportPost(leak.id, { reason: 'privacy' }))
await refused('self_report_not_allowed', staff.feedReports.reportPost(leak.id, { reason: 'spam' }))
await refused('forbidden', teacher.feedReports.getReports())
const pending = (await owner.feedReports.getReports({ status: 'pending', postId: leak.id })).data
await owner.feedReports.reviewReport(report.id, { action: 'remove_post', note: 'Has been told.' })
await refused('report_not_pending', owner.feedReports.reviewReport(second.id, { action: 'dismiss' }))
await refused('not_found', rosa.feed.getPost(leak.id))
await eventually('the author is told', 20, () => toldOf(staff, 'report.reviewed', report.id))
tell('Wednesday', `${pending.length} reports of one post; the owner removes it, and its author is told`)

// --- Thursday: the posts come out, one by hand and one by itself.
await teacher.feedScheduled.publishNow(map.id)
expect('it is out', await sees(rosa, map.id))
await refused('invalid_state_transition', teacher.feedScheduled.cancelSchedule(map.id))
await eventually('the other one comes out by itself', 90, () => sees(rosa, packing.id))
const { data: published } = await rosa.feed.getPost(packing.id)
tell('Thursday', `one post is sent by hand, the other one came out by itself at ${published.publishedAt}`)

// --- Friday: people talk, in pairs and in a group.
const { data: direct } = await rosa.messaging.createConversation({
  participantId: teacherId,
  message: { body: 'Lucia forgot her boots.' },
})
const { data: reply } = await teacher.messaging.sendMessage(direct.id, { body: 'I have a pair for her.' })
const unread = (await rosa.messaging.listConversations()).data.visibleDirects.find(({ id }) => id === direct.id)
await rosa.messaging.markRead(direct.id, { messageId: reply.id })
await refused('relationship', omar.messaging.listMessages(direct.id))
const { data: group } = await teacher.messaging.createGroup({ name: `Helpers ${mark}`, memberIds: [rosaId] })
await teacher.messaging.sendMessage(group.id, { body: 'Thank you for coming along!' })
await teacher.messaging.addGroupMembers(group.id, { memberIds: [nadiaId, omarId] })
await rosa.messaging.sendMessage(group.id, { body: 'It was a good day.' })
const read = async (who: Homeroom) => (await Array.fromAsync(who.messaging.listMessages(group.id))).length
const [seenByRosa, seenByOmar] = [await read(rosa), await read(omar)]
await teacher.messaging.removeGroupMember(group.id, nadiaId)
await refused('relationship', nadia.messaging.sendMessage(group.id, { body: 'Hello?' }))
tell(
  'Friday',
  `${unread?.unreadCount} unread message; in the group Rosa reads ${seenByRosa}, and Omar, who came later, ${seenByOmar}`,
)

// --- Saturday: the pictures, in an app that the school takes in and sends away again.
const app = (await Array.fromAsync(owner.store.list())).find(({ slug }) => slug === 'photo-wall')
expect('the store has the app', app)
const { data: installed } = await owner.store.install(app.id)
const { appSecret } = installed.credential
const wall = new Homeroom({ baseUrl, apiKey: appSecret })
/** As the school's page does when Rosa opens the app: signed, so that nobody can make it up. */
function initData(): string {
  const auth_date = String(Math.floor(Date.now() / 1000))
  const fields: Record<string, string> = { app_id: app?.id as string, org_id: orgId, user_id: rosaId, auth_date }
  const key = createHmac('sha256', 'WebAppData').update(appSecret).digest()
  const lines = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
  return new URLSearchParams({
    ...fields,
    hash: createHmac('sha256', key).update(lines.join('\n')).digest('hex'),
  }).toString()
}
const { data: context } = await wall.embedded.getContext({ headers: { 'X-Init-Data': initData() } })
const shown = await sees(wall, packing.id)
expect('the app reads the feed that it was granted', shown)
await refused('already_installed', owner.store.install(app.id))
await refused('scope_insufficient', wall.academic.students.list())
await owner.store.uninstall(app.id)
await refused('initdata_invalid', rosa.embedded.getContext({ headers: { 'X-Init-Data': initData() } }))
await refused('unauthorized', wall.feed.getTimeline())
tell(
  'Saturday',
  `${context.app.name} greets ${context.user.displayName} of ${context.organization.name}, and is gone again`,
)
