import { scopes } from '@homeroom/contract/access'
import { withChecksum } from '../../src/auth/api-key.ts'
import { demoId } from './ids.ts'
import { NORTHFIELD_ID, RIVERSIDE_ID } from './organizations.ts'

/** As `apps` rows, but for what they all share. */
export const APPS = [
  {
    slug: 'lunch-menu',
    name: 'Lunch Menu',
    tagline: 'What is for lunch, and who eats it',
    description: 'Shows the week and takes orders, inside the school’s own pages.',
    categories: ['operations'],
    requested_scopes: ['students:read', 'tasks:read'],
    is_embedded: true,
    embed_url: 'https://lunch.example.org/embed',
    version: '1.4.0',
    status: 'published',
  },
  {
    slug: 'sis-sync',
    name: 'SIS Sync',
    tagline: 'Keeps your student information system in step',
    description: 'Copies students, enrollments and tasks to the student information system, and back.',
    categories: ['operations', 'academics'],
    requested_scopes: ['students:read', 'enrollments:read', 'identity:read', 'tasks:read', 'tasks:write'],
    version: '2.1.3',
    status: 'published',
  },
  {
    slug: 'photo-wall',
    name: 'Photo Wall',
    tagline: 'The week in pictures',
    description: 'A slide show for the entrance hall, of posts whose children may be shown.',
    categories: ['communication', 'family'],
    requested_scopes: ['feed:read'],
    version: '0.9.1',
    status: 'published',
  },
  {
    slug: 'bus-tracker',
    name: 'Bus Tracker',
    tagline: null,
    description: 'Where the bus is. Not yet published.',
    categories: ['safety'],
    requested_scopes: ['students:read'],
    version: '0.1.0',
    status: 'draft',
  },
]

/** Northfield has installed these. */
export const INSTALLED = ['lunch-menu', 'sis-sync']

export interface DemoKey {
  key: string
  org: string
  name: string
  scopes: string[]
  secret: string
  /** The app whose credential it is. */
  app?: string
  revoked?: boolean
}

const everything = Object.keys(scopes)
const requestedBy = (slug: string): string[] => APPS.find((app) => app.slug === slug)?.requested_scopes ?? []

/** Their secrets are known to everybody who has read this file: they are for trying things out, never for real data. */
export const KEYS: DemoKey[] = [
  {
    key: 'read-only',
    org: NORTHFIELD_ID,
    name: 'Task dashboard',
    scopes: ['tasks:read'],
    secret: secret('live', 'NorthfieldReadOnly'),
  },
  {
    key: 'full',
    org: NORTHFIELD_ID,
    name: 'School automation',
    scopes: everything,
    secret: secret('live', 'NorthfieldFull'),
  },
  {
    key: 'revoked',
    org: NORTHFIELD_ID,
    name: 'Old dashboard',
    scopes: ['tasks:read', 'tasks:write'],
    secret: secret('live', 'NorthfieldRevoked'),
    revoked: true,
  },
  {
    key: 'lunch-menu',
    org: NORTHFIELD_ID,
    name: 'Lunch Menu',
    scopes: requestedBy('lunch-menu'),
    secret: secret('app', 'NorthfieldLunchMenu'),
    app: 'lunch-menu',
  },
  {
    key: 'sis-sync',
    org: NORTHFIELD_ID,
    name: 'SIS Sync',
    scopes: requestedBy('sis-sync'),
    secret: secret('app', 'NorthfieldSisSync'),
    app: 'sis-sync',
  },
  {
    key: 'riverside',
    org: RIVERSIDE_ID,
    name: 'School automation',
    scopes: everything,
    secret: secret('live', 'RiversideFull'),
  },
]

/** A well-formed secret that reads as what it is: `hrk_live_NorthfieldFull0000…` and its checksum. */
function secret(kind: 'live' | 'app', label: string): string {
  return withChecksum(`hrk_${kind}_${label.padEnd(30, '0')}`)
}

export const appId = (slug: string): string => demoId(`app ${slug}`)
export const installationId = (slug: string): string => demoId(`installation ${slug}`)
export const keyId = (key: string): string => demoId(`api key ${key}`)
export const serviceUserId = (key: string): string => demoId(`service user ${key}`)
