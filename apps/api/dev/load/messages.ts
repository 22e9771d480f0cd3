import { participantHash } from '../../src/resources/messaging/pair.ts'
import type { People, Person } from './people.ts'
import { OPENED, type OrgPlan, streamOf, timestamp, UNTIL } from './plan.ts'
import { idAt, moments, type Random } from './random.ts'
import { type Made, made, STAMPS, stamps } from './school.ts'
import { into, type Row, type TableRows } from './table.ts'
import { TOPICS } from './words.ts'

interface Conversation extends Made {
  name: string | null
  people: readonly Person[]
  messages: (Made & { sender: Person })[]
}

const MESSAGES_PER_TASK = 1
/** Of all messages, in the one group of office and teachers. */
const STAFF_ROOM = 0.2
const FAMILIES_PER_GROUP = 20
const STUDENTS_PER_GROUP = 4
/** Nobody takes part in more at once (domain.md, GroupCreate). */
const LARGEST = 500

/** A group of the staff, one of each teacher with families and the office's heads, and a direct of each guardian. */
function conversationsOf(random: Random, { office, teachers, guardians, students }: People): Conversation[] {
  const heads = office.filter(({ role }) => role === 'owner' || role === 'admin').slice(0, FAMILIES_PER_GROUP)
  const turn = <T>(list: readonly T[], from: number, n: number): T[] =>
    Array.from({ length: Math.min(n, list.length) }, (_, i) => list[(from + i) % list.length] as T)
  const groups = teachers.map((teacher, i) => {
    const families = turn(guardians, i * FAMILIES_PER_GROUP, FAMILIES_PER_GROUP)
    const pupils = turn(students, i * STUDENTS_PER_GROUP, STUDENTS_PER_GROUP)
    return { name: `Families ${i + 1}`, people: [teacher, ...heads, ...families, ...pupils] }
  })
  const directs = guardians.map((guardian, i) => ({
    name: null,
    people: [teachers[i % teachers.length] as Person, guardian],
  }))
  const all = [{ name: 'Staff room', people: [...office, ...teachers].slice(0, LARGEST) }, ...groups, ...directs]
  return made(random, all.length).map((one, i) => ({ ...one, ...(all[i] as (typeof all)[number]), messages: [] }))
}

/** More of them the later it gets, each by somebody who takes part. */
function write(random: Random, plan: OrgPlan, conversations: readonly Conversation[]): void {
  const span = UNTIL - OPENED
  for (const evenly of moments(random, plan.tasks * MESSAGES_PER_TASK, 0, span)) {
    const at = OPENED + Math.floor(span * Math.sqrt(evenly / span))
    const conversation = random.chance(STAFF_ROOM) ? conversations[0] : random.pick(conversations)
    if (conversation) conversation.messages.push({ id: idAt(random, at), at, sender: random.pick(conversation.people) })
  }
  // Two of the same millisecond have ids in the order of chance.
  for (const { messages } of conversations) messages.sort((a, b) => (a.id < b.id ? -1 : 1))
}

export function conversationRows(orgId: string, plan: OrgPlan, people: People): TableRows[] {
  const random = streamOf(plan, 'conversations')
  const conversations = conversationsOf(random, people)
  write(random, plan, conversations)
  return [
    into(
      'conversations',
      [
        ...(['org_id', 'id', 'kind', 'name', 'participant_hash', 'participant_count'] as const),
        ...(['last_message_id', 'last_activity_at', ...STAMPS] as const),
      ],
      conversations.map((one): Row => {
        const { id, name, people: members, messages, at } = one
        const hash = name ? null : participantHash(members.map(({ userId }) => userId))
        const last = messages.at(-1)
        const state = [members.length, last?.id ?? null, timestamp(last?.at ?? at)]
        return [orgId, id, name ? 'group' : 'direct', name, hash, ...state, ...stamps(one)]
      }),
    ),
    into(
      'conversation_participants',
      [
        ...(['org_id', 'conversation_id', 'user_id', 'role', 'joined_at', 'last_read_message_id'] as const),
        ...(['is_muted', 'is_hidden'] as const),
      ],
      places(orgId, random, conversations),
    ),
    into(
      'messages',
      ['org_id', 'id', 'conversation_id', 'sender_id', 'body', ...STAMPS],
      messages(orgId, random, conversations),
    ),
  ]
}

/** Most people have read all but a few of the latest; some never look. */
function* places(orgId: string, random: Random, conversations: readonly Conversation[]): Generator<Row> {
  for (const { id, name, people, messages: said, at } of conversations) {
    for (const [order, { userId }] of people.entries()) {
      const role = name && order === 0 ? 'owner' : 'member'
      const read = random.chance(0.9) ? (said[said.length - 1 - random.below(30)]?.id ?? null) : null
      yield [orgId, id, userId, role, timestamp(at), read, random.chance(0.05), random.chance(0.05)]
    }
  }
}

function* messages(orgId: string, random: Random, conversations: readonly Conversation[]): Generator<Row> {
  for (const { id, messages: said } of conversations)
    for (const one of said) yield [orgId, one.id, id, one.sender.userId, random.pick(TOPICS), ...stamps(one)]
}
