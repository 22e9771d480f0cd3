import { missing, type References } from '../../../references.ts'
import { coursesAmong } from './queries.ts'
import { standardsAmong } from './standard-queries.ts'

interface Named {
  id: string
  field: string
}

/** Each field must name a course. */
export const askCourses = (references: References, named: Named[]): void =>
  askEach(references, coursesAmong, 'course', named)

/** Each field must name a learning standard. */
export const askStandards = (references: References, named: Named[]): void =>
  askEach(references, standardsAmong, 'learning standard', named)

function askEach(references: References, among: typeof coursesAmong, what: string, named: Named[]): void {
  if (named.length === 0) return
  references.ask(among, { ids: named.map(({ id }) => id) }, (rows) => {
    const found = new Set(rows.map(({ id }) => id))
    return named.filter(({ id }) => !found.has(id)).map(({ field }) => missing(field, what))
  })
}
