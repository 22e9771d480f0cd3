export interface ConversationRow {
  /** Groups have one; the first of their people is their admin. */
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
