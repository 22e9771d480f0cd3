import { demoId } from './ids.ts'

export const NORTHFIELD_ID = demoId('organization northfield-elementary')
export const RIVERSIDE_ID = demoId('organization riverside-preschool')

/** As `organizations` rows. Riverside is about to use up its requests of this month, which its quota then blocks. */
export const ORGANIZATIONS = [
  {
    id: NORTHFIELD_ID,
    slug: 'northfield-elementary',
    name: 'Northfield Elementary',
    kind: 'school',
    timezone: 'America/New_York',
    locale: 'en-US',
    quota_limit: 1_000_000,
    quota_mode: 'warn',
  },
  {
    id: RIVERSIDE_ID,
    slug: 'riverside-preschool',
    name: 'Riverside Preschool',
    kind: 'preschool',
    timezone: 'Europe/Madrid',
    locale: 'es-ES',
    quota_limit: 500,
    quota_mode: 'block',
  },
]
