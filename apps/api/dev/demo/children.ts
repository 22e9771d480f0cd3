import { demoId } from './ids.ts'

/**
 * What the guardians have agreed to. `all`: all six types. `none`: nothing. `no-health`: health_data was revoked.
 * `expired`: data_processing has run out. `basic`: data_processing and health_data only. The last three have given
 * third_party_sharing to SIS Sync alone.
 */
export type Consent = 'all' | 'none' | 'no-health' | 'expired' | 'basic'

export interface Child {
  key: string
  first: string
  last: string
  born: string
  grade: string
  consent: Consent
  /** Signs in under its key. */
  login?: boolean
}

export interface Guardian {
  key: string
  relationship: string
  /** A court has ended this link. */
  revoked?: boolean
}

export interface Family {
  name: string
  guardians: Guardian[]
  children: Child[]
}

/** 18 children in 10 families. Emil Lund lives in two households; Ugo Ferri's link to his children was revoked. */
export const NORTHFIELD_FAMILIES: Family[] = [
  {
    name: 'Vidal',
    guardians: [
      { key: 'rosa.vidal', relationship: 'mother' },
      { key: 'marco.vidal', relationship: 'father' },
    ],
    children: [
      {
        key: 'lucia.vidal',
        first: 'Lucia',
        last: 'Vidal',
        born: '2017-11-03',
        grade: '03',
        consent: 'all',
        login: true,
      },
      { key: 'pablo.vidal', first: 'Pablo', last: 'Vidal', born: '2020-03-18', grade: '01', consent: 'all' },
    ],
  },
  {
    name: 'Brandt',
    guardians: [{ key: 'nadia.brandt', relationship: 'mother' }],
    children: [
      {
        key: 'theo.brandt',
        first: 'Theo',
        last: 'Brandt',
        born: '2013-02-11',
        grade: '05',
        consent: 'none',
        login: true,
      },
    ],
  },
  {
    name: 'Haddad',
    guardians: [{ key: 'omar.haddad', relationship: 'father' }],
    children: [
      {
        key: 'yara.haddad',
        first: 'Yara',
        last: 'Haddad',
        born: '2016-06-27',
        grade: '04',
        consent: 'all',
        login: true,
      },
      { key: 'sami.haddad', first: 'Sami', last: 'Haddad', born: '2021-01-09', grade: 'KG', consent: 'all' },
    ],
  },
  {
    name: 'Sole',
    guardians: [{ key: 'petra.sole', relationship: 'legal_guardian' }],
    children: [
      { key: 'noel.sole', first: 'Noel', last: 'Sole', born: '2015-12-24', grade: '05', consent: 'all', login: true },
      { key: 'mina.sole', first: 'Mina', last: 'Sole', born: '2018-05-30', grade: '02', consent: 'no-health' },
    ],
  },
  {
    name: 'Ames',
    guardians: [{ key: 'quentin.ames', relationship: 'father' }],
    children: [
      { key: 'ivy.ames', first: 'Ivy', last: 'Ames', born: '2017-08-15', grade: '03', consent: 'all', login: true },
      { key: 'otto.ames', first: 'Otto', last: 'Ames', born: '2019-10-02', grade: '01', consent: 'expired' },
    ],
  },
  {
    name: 'Kessler',
    guardians: [{ key: 'ruth.kessler', relationship: 'grandparent' }],
    children: [
      {
        key: 'max.kessler',
        first: 'Max',
        last: 'Kessler',
        born: '2016-04-21',
        grade: '04',
        consent: 'all',
        login: true,
      },
      { key: 'elin.kessler', first: 'Elin', last: 'Kessler', born: '2018-09-12', grade: '02', consent: 'all' },
    ],
  },
  {
    name: 'Raza',
    guardians: [{ key: 'samir.raza', relationship: 'father' }],
    children: [
      { key: 'aisha.raza', first: 'Aisha', last: 'Raza', born: '2021-04-05', grade: 'KG', consent: 'all' },
      { key: 'bilal.raza', first: 'Bilal', last: 'Raza', born: '2016-02-14', grade: '05', consent: 'all' },
    ],
  },
  {
    name: 'Berg-Ferri',
    guardians: [
      { key: 'tilda.berg', relationship: 'mother' },
      { key: 'ugo.ferri', relationship: 'father', revoked: true },
    ],
    children: [
      { key: 'nina.berg', first: 'Nina', last: 'Berg', born: '2017-01-19', grade: '04', consent: 'all' },
      { key: 'luca.berg', first: 'Luca', last: 'Berg', born: '2019-12-08', grade: '01', consent: 'all' },
    ],
  },
  {
    name: 'Lund',
    guardians: [{ key: 'vera.lund', relationship: 'mother' }],
    children: [{ key: 'emil.lund', first: 'Emil', last: 'Lund', born: '2018-03-03', grade: '02', consent: 'all' }],
  },
  {
    name: 'Oster-Nunez',
    guardians: [
      { key: 'wim.oster', relationship: 'father' },
      { key: 'clara.nunez', relationship: 'mother' },
    ],
    children: [
      { key: 'emil.lund', first: 'Emil', last: 'Lund', born: '2018-03-03', grade: '02', consent: 'all' },
      { key: 'jana.oster', first: 'Jana', last: 'Oster', born: '2021-02-26', grade: 'KG', consent: 'all' },
      { key: 'kai.oster', first: 'Kai', last: 'Oster', born: '2017-09-29', grade: '03', consent: 'basic' },
    ],
  },
]

export const RIVERSIDE_FAMILIES: Family[] = [
  {
    name: 'Ibarra',
    guardians: [{ key: 'fran.ibarra', relationship: 'mother' }],
    children: [
      { key: 'leo.ibarra', first: 'Leo', last: 'Ibarra', born: '2022-05-14', grade: 'PK', consent: 'all' },
      { key: 'nora.ibarra', first: 'Nora', last: 'Ibarra', born: '2023-01-30', grade: 'PK', consent: 'all' },
    ],
  },
  {
    name: 'Solis',
    guardians: [{ key: 'gema.solis', relationship: 'mother' }],
    children: [
      { key: 'pau.solis', first: 'Pau', last: 'Solis', born: '2022-09-09', grade: 'PK', consent: 'all' },
      { key: 'vega.solis', first: 'Vega', last: 'Solis', born: '2022-09-09', grade: 'PK', consent: 'all' },
    ],
  },
  {
    name: 'Luna',
    guardians: [{ key: 'hector.luna', relationship: 'father' }],
    children: [
      { key: 'bruno.luna', first: 'Bruno', last: 'Luna', born: '2022-11-21', grade: 'PK', consent: 'all' },
      { key: 'mara.luna', first: 'Mara', last: 'Luna', born: '2023-06-17', grade: 'PK', consent: 'none' },
    ],
  },
  {
    name: 'Roca',
    guardians: [{ key: 'ines.roca', relationship: 'mother' }],
    children: [{ key: 'teo.roca', first: 'Teo', last: 'Roca', born: '2022-03-28', grade: 'PK', consent: 'all' }],
  },
  {
    name: 'Amat',
    guardians: [{ key: 'jorge.amat', relationship: 'father' }],
    children: [{ key: 'gala.amat', first: 'Gala', last: 'Amat', born: '2023-04-11', grade: 'PK', consent: 'all' }],
  },
]

export const studentId = (key: string): string => demoId(`student ${key}`)

/** Each child once, in the order of the families. */
export const childrenOf = (families: Family[]): Child[] => [
  ...new Map(families.flatMap((family) => family.children.map((child) => [child.key, child] as const))).values(),
]
