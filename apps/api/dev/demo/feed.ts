import { demoId } from './ids.ts'

export interface DemoRole {
  key: string
  name: string
  description: string
  color: string
  people: string[]
}
export const ROLES: DemoRole[] = [
  {
    key: 'room_parents',
    name: 'Room parents',
    description: 'Help their class with parties, books and lists.',
    color: '#3b82f6',
    people: ['rosa.vidal', 'omar.haddad', 'vera.lund', 'samir.raza'],
  },
  {
    key: 'trip_helpers',
    name: 'Trip helpers',
    description: 'Come along on field trips.',
    color: '#16a34a',
    people: ['rosa.vidal', 'hugo.castell', 'wim.oster'],
  },
  {
    key: 'board_guests',
    name: 'Board and guests',
    description: 'Follow the school from outside.',
    color: '#a855f7',
    people: ['xenia.ward', 'ada.marsh'],
  },
]

export interface DemoPost {
  author: string
  body: string
  kind?: 'announcement' | 'poll'
  /** Codes of sections, keys of roles or of children; without any of them everybody is addressed. */
  sections?: string[]
  guardiansOf?: string[]
  roles?: string[]
  children?: string[]
  tagged?: string[]
  pinned?: true
  silent?: true
  state?: 'scheduled' | 'canceled' | 'deleted'
  poll?: { question: string; options: string[]; closed?: true; maxChoices?: number }
}

const WEEKLY = ['What we read', 'What we counted', 'What we made', 'What we asked']
const CLASSES: [string, string][] = [
  ['felix.aubry', 'READ-1'],
  ['tamsin.okoro', 'READ-2'],
  ['irene.dahl', 'READ-3'],
  ['hugo.castell', 'MATH-B-1'],
  ['grace.lindholm', 'MATH-A-1'],
]
const weekly = WEEKLY.flatMap((what): DemoPost[] =>
  CLASSES.map(([author, section]) => ({ author, body: `${what} this week.`, sections: [section] })),
)

/** Oldest first. */
export const POSTS: DemoPost[] = [
  { author: 'ada.marsh', kind: 'announcement', body: 'Welcome to the new school year!', pinned: true },
  { author: 'ben.holt', body: 'The bus to the north side now leaves at 15:20.' },
  ...weekly.slice(0, 10),
  { author: 'lena.frost', kind: 'announcement', body: 'Please check the lunch boxes for nuts.', silent: true },
  { author: 'tamsin.okoro', body: 'Our reading corner is ready 📚', sections: ['READ-2'], tagged: ['lucia.vidal'] },
  { author: 'tamsin.okoro', body: 'Parents’ evening is on Tuesday at six.', guardiansOf: ['READ-2'] },
  { author: 'ben.holt', body: 'Who can bring tables to the fair?', roles: ['room_parents'] },
  { author: 'hugo.castell', body: 'We meet at the river at nine.', roles: ['trip_helpers'] },
  { author: 'ada.marsh', body: 'The minutes of the open meeting are here.', roles: ['board_guests'] },
  { author: 'jonas.pell', body: 'Your new bus passes can be collected.', children: ['lucia.vidal', 'theo.brandt'] },
  { author: 'irene.dahl', body: 'The volcano worked!', sections: ['SCI-1'], tagged: ['yara.haddad'] },
  ...weekly.slice(10),
  {
    author: 'tamsin.okoro',
    kind: 'poll',
    body: 'We go to the river.',
    guardiansOf: ['READ-2'],
    poll: { question: 'Which day suits you?', options: ['Thursday', 'Friday', 'Either'] },
  },
  {
    author: 'ada.marsh',
    kind: 'poll',
    body: 'The summer fair needs a theme.',
    poll: { question: 'Which two do you like?', options: ['Space', 'Forest', 'Circus'], closed: true, maxChoices: 2 },
  },
  { author: 'felix.aubry', body: 'We found a frog 🐸', sections: ['READ-1', 'ART-1'], tagged: ['pablo.vidal'] },
  { author: 'clara.nunez', body: 'The lost-and-found box is full.' },
  { author: 'karin.moss', body: 'Wrong day, sorry.', state: 'deleted' },
  { author: 'ben.holt', kind: 'announcement', body: 'The gym is closed on Monday.' },
  { author: 'ada.marsh', body: 'Photos of the fair follow soon.', state: 'canceled' },
  { author: 'tamsin.okoro', body: 'Bring boots on Friday.', sections: ['READ-2'], state: 'scheduled' },
  { author: 'ada.marsh', kind: 'announcement', body: 'Next week is project week.', state: 'scheduled' },
  { author: 'irene.dahl', body: 'The telescope evening begins at eight.', guardiansOf: ['SCI-1'], state: 'scheduled' },
]

export const postId = (order: number): string => demoId(`post ${order}`, order)
export const roleId = (key: string): string => demoId(`experience role ${key}`)
export const pollId = (order: number): string => demoId(`poll ${order}`, order)
export const pollOptionId = (order: number, position: number): string =>
  demoId(`poll option ${order} ${position}`, order)
