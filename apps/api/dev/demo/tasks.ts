import { demoId } from './ids.ts'

export const PROJECTS = [
  { key: 'fair', name: 'Science fair 2026', color: '#3b82f6', description: 'Grades 3 to 5, in the gym.' },
  { key: 'trip', name: 'Field trip to the aquarium', color: '#10b981', description: 'Grades 2 and 3, by coach.' },
  { key: 'conferences', name: 'Parent conferences', color: '#f59e0b', description: null },
  { key: 'library', name: 'Library renewal', color: '#8b5cf6', description: 'New shelves and a reading corner.' },
  { key: 'yearbook', name: 'Yearbook 2025/26', color: '#6b7280', description: null, status: 'archived' },
]

export type TaskStatus = 'open' | 'in_progress' | 'completed'

export interface TaskRow {
  title: string
  project?: string
  assignee?: string
  /** Days from today. */
  due?: number
  status?: TaskStatus
  priority?: 'low' | 'normal' | 'high' | 'urgent'
  child?: string
  /** Default: who keeps the project. */
  creator?: string
  labels?: string[]
  description?: string
}

const CREATORS: Record<string, string> = {
  fair: 'irene.dahl',
  trip: 'tamsin.okoro',
  conferences: 'clara.nunez',
  library: 'jonas.pell',
  yearbook: 'ben.holt',
}
export const creatorOf = (task: TaskRow): string => task.creator ?? CREATORS[task.project ?? ''] ?? 'ada.marsh'

const done = (row: TaskRow): TaskRow => ({ ...row, status: 'completed' })
const doing = (row: TaskRow): TaskRow => ({ ...row, status: 'in_progress' })

/** 60 tasks, oldest first. */
export const TASKS: TaskRow[] = [
  done({ title: 'Collect photos from all classes', project: 'yearbook', assignee: 'karin.moss', due: -90 }),
  done({ title: 'Choose the cover', project: 'yearbook', assignee: 'ada.marsh', due: -85, labels: ['design'] }),
  done({ title: 'Proofread the class pages', project: 'yearbook', assignee: 'grace.lindholm', due: -80 }),
  done({
    title: 'Send the yearbook to print',
    project: 'yearbook',
    assignee: 'jonas.pell',
    due: -75,
    priority: 'high',
  }),
  done({ title: 'Order new shelves', project: 'library', assignee: 'jonas.pell', due: -40, labels: ['purchase'] }),
  done({ title: 'Sort out damaged books', project: 'library', assignee: 'felix.aubry', due: -35 }),
  done({ title: 'Book the coach', project: 'trip', assignee: 'karin.moss', due: -30, labels: ['trip', 'purchase'] }),
  done({ title: 'Reserve the aquarium', project: 'trip', assignee: 'tamsin.okoro', due: -28, labels: ['trip'] }),
  done({ title: 'Reserve the gym', project: 'fair', assignee: 'ben.holt', due: -25, labels: ['rooms'] }),
  done({ title: 'Invite the judges', project: 'fair', assignee: 'irene.dahl', due: -20 }),
  done({ title: 'Draft the conference timetable', project: 'conferences', assignee: 'clara.nunez', due: -18 }),
  done({ title: 'Renew the first-aid kits', assignee: 'lena.frost', due: -16, labels: ['health'] }),
  done({ title: 'Check the fire extinguishers', assignee: 'jonas.pell', due: -15, labels: ['safety'] }),
  done({
    title: 'Hand in the emergency form',
    assignee: 'rosa.vidal',
    due: -14,
    child: 'lucia.vidal',
    labels: ['forms'],
  }),
  done({
    title: 'Return the library book',
    assignee: 'noel.sole',
    due: -12,
    creator: 'irene.dahl',
    child: 'noel.sole',
  }),
  done({ title: 'Pick a science topic', project: 'fair', assignee: 'ivy.ames', due: -10, child: 'ivy.ames' }),
  done({ title: 'Pick a science topic', project: 'fair', assignee: 'lucia.vidal', due: -10, child: 'lucia.vidal' }),
  done({ title: 'Publish the November menu', assignee: 'karin.moss', due: -8, labels: ['lunch'] }),

  doing({ title: 'Collect field-trip slips', project: 'trip', assignee: 'tamsin.okoro', due: 2, priority: 'high' }),
  doing({ title: 'Write the risk assessment', project: 'trip', assignee: 'hugo.castell', due: 3, labels: ['safety'] }),
  doing({ title: 'Build the volcano', project: 'fair', assignee: 'lucia.vidal', due: 9, child: 'lucia.vidal' }),
  doing({ title: 'Grow crystals', project: 'fair', assignee: 'ivy.ames', due: 9, child: 'ivy.ames' }),
  doing({ title: 'Print the judging sheets', project: 'fair', assignee: 'karin.moss', due: 7 }),
  doing({ title: 'Invite guardians to conferences', project: 'conferences', assignee: 'clara.nunez', due: 1 }),
  doing({ title: 'Catalogue the donated books', project: 'library', assignee: 'felix.aubry', due: 14 }),
  doing({ title: 'Review vaccination records', assignee: 'lena.frost', due: 5, priority: 'high', labels: ['health'] }),
  doing({ title: 'Prepare the board report', assignee: 'ada.marsh', due: 4, priority: 'urgent' }),

  { title: 'Sign the field-trip slip', project: 'trip', assignee: 'rosa.vidal', due: 2, child: 'lucia.vidal' },
  { title: 'Sign the field-trip slip', project: 'trip', assignee: 'petra.sole', due: 2, child: 'mina.sole' },
  { title: 'Sign the field-trip slip', project: 'trip', assignee: 'quentin.ames', due: 2, child: 'ivy.ames' },
  { title: 'Sign the field-trip slip', project: 'trip', assignee: 'ruth.kessler', due: 2, child: 'elin.kessler' },
  { title: 'Sign the field-trip slip', project: 'trip', assignee: 'vera.lund', due: 2, child: 'emil.lund' },
  { title: 'Sign the field-trip slip', project: 'trip', assignee: 'wim.oster', due: 2, child: 'kai.oster' },
  { title: 'Find two more chaperones', project: 'trip', assignee: 'tamsin.okoro', due: 4, priority: 'high' },
  { title: 'Order packed lunches', project: 'trip', assignee: 'karin.moss', due: 6, labels: ['trip', 'lunch'] },
  { title: 'Make the seating plan for the coach', project: 'trip', due: 8, labels: ['trip'] },
  { title: 'Print name tags', project: 'trip', due: 9, priority: 'low', labels: ['trip'] },
  {
    title: 'Ask for the missing consent forms',
    assignee: 'jonas.pell',
    due: 3,
    priority: 'high',
    child: 'theo.brandt',
  },
  { title: 'Return the consent forms', assignee: 'nadia.brandt', due: 5, creator: 'jonas.pell', child: 'theo.brandt' },
  { title: 'Finish the reading log', assignee: 'theo.brandt', due: 4, creator: 'irene.dahl', child: 'theo.brandt' },
  { title: 'Talk about the reading log', assignee: 'irene.dahl', due: 6, child: 'theo.brandt', labels: ['conference'] },
  { title: 'Update the allergy list', assignee: 'lena.frost', due: 3, priority: 'high', child: 'sami.haddad' },
  {
    title: 'Bring the inhaler to the nurse',
    assignee: 'omar.haddad',
    due: 3,
    creator: 'lena.frost',
    child: 'sami.haddad',
  },
  { title: 'Plan the reading support', assignee: 'grace.lindholm', due: 10, child: 'otto.ames' },
  { title: 'Set up the tables in the gym', project: 'fair', assignee: 'hugo.castell', due: 12 },
  { title: 'Borrow extension leads', project: 'fair', assignee: 'jonas.pell', due: 11, labels: ['safety'] },
  { title: 'Buy ribbons and certificates', project: 'fair', assignee: 'clara.nunez', due: 10, labels: ['purchase'] },
  { title: 'Write to the local newspaper', project: 'fair', due: 12, priority: 'low' },
  { title: 'Clear up after the fair', project: 'fair', due: 14 },
  { title: 'Assign conference slots', project: 'conferences', assignee: 'clara.nunez', due: 5 },
  { title: 'Find interpreters', project: 'conferences', assignee: 'karin.moss', due: 7, priority: 'high' },
  { title: 'Put up signs in the hall', project: 'conferences', due: 13, priority: 'low' },
  { title: 'Choose a conference slot', project: 'conferences', assignee: 'rosa.vidal', due: 4 },
  { title: 'Choose a conference slot', project: 'conferences', assignee: 'nadia.brandt', due: 4 },
  { title: 'Label the new shelves', project: 'library', assignee: 'felix.aubry', due: 20 },
  { title: 'Paint the reading corner', project: 'library', due: 30, description: 'Parents have offered to help.' },
  { title: 'Choose cushions', project: 'library', assignee: 'lucia.vidal', due: 21, creator: 'lucia.vidal' },
  { title: 'Bring old picture books', assignee: 'rosa.vidal', due: 15, creator: 'rosa.vidal', labels: ['home'] },
  { title: 'Repair the bicycle rack', assignee: 'jonas.pell', due: -3, labels: ['safety'] },
  { title: 'Answer the survey of the school board', assignee: 'ben.holt', priority: 'low' },
]

export const RIVERSIDE_TASKS: TaskRow[] = [
  done({ title: 'Order finger paint', assignee: 'celia.prat', due: -5, creator: 'alba.rios' }),
  doing({ title: 'Prepare the autumn walk', assignee: 'dario.mena', due: 3, creator: 'alba.rios' }),
  { title: 'Bring rubber boots', assignee: 'fran.ibarra', due: 3, creator: 'dario.mena', child: 'leo.ibarra' },
  { title: 'Plan the winter party', assignee: 'alba.rios', due: 25, creator: 'ben.holt' },
]

export const projectId = (key: string): string => demoId(`project ${key}`)
export const taskId = (org: string, order: number): string => demoId(`task ${org} ${order}`, order)
