export interface ConversationRow {
  /** Groups have one; the first of their people owns it. */
  name?: string
  people: string[]
}

export const CONVERSATIONS: ConversationRow[] = [
  { name: 'Grade 3 families', people: ['tamsin.okoro', 'rosa.vidal', 'marco.vidal', 'quentin.ames', 'wim.oster'] },
  { name: 'Field trip helpers', people: ['tamsin.okoro', 'hugo.castell', 'rosa.vidal', 'omar.haddad', 'vera.lund'] },
  { name: 'Science fair team', people: ['irene.dahl', 'hugo.castell', 'ben.holt', 'petra.sole'] },
  { name: 'Staff room', people: ['ada.marsh', 'ben.holt', 'clara.nunez', 'jonas.pell', 'karin.moss', 'lena.frost'] },
  { people: ['tamsin.okoro', 'rosa.vidal'] },
  { people: ['irene.dahl', 'nadia.brandt'] },
  { people: ['lena.frost', 'omar.haddad'] },
  { people: ['irene.dahl', 'petra.sole'] },
  { people: ['tamsin.okoro', 'quentin.ames'] },
  { people: ['ada.marsh', 'ben.holt'] },
]

/** What they say, in turn. */
export const MESSAGES = [
  'Good morning! The bus leaves at half past eight on Friday.',
  'Thank you. Should they bring boots?',
  'Boots and a raincoat, please: the path by the creek is muddy.',
  'We have two seats in our car, if anybody needs one.',
  'The reading list for next week is up.',
  'Could we move our talk to Thursday?',
  'Thursday at four is fine.',
  'Who can bring cups for the fair?',
  'I have forty left over from last year.',
  'The frogs are back! The children counted eleven.',
  'Please send the permission slips by Wednesday.',
  'Done, it is in the blue folder.',
  'Practice ends a quarter of an hour later today.',
  'Thanks for telling us.',
  'The library would like its books back before the break.',
  'We found one under the sofa 🙂',
  'The choir sings at ten; families are welcome from half past nine.',
  'Is there parking behind the gym?',
  'Yes, until noon.',
  'See you there!',
]
