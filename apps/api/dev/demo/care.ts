import type { Schemas } from '../../src/schemas.ts'

/** What the children of the demo have, by turns. */
export const HEALTH: Schemas['HealthInfoPut'][] = [
  {
    bloodType: 'A+',
    allergies: [
      {
        name: 'Peanuts',
        severity: 'life_threatening',
        reaction: 'Swelling within minutes',
        instructions: 'Give the auto-injector from the office at once, then call an ambulance.',
      },
    ],
    emergencyInstructions: 'Auto-injector in the office, top drawer. Call the mother first.',
    physicianName: 'Dr. Amara Lind',
    immunizationsUpToDate: true,
    lastReviewedOn: '2026-08-20',
  },
  {
    conditions: [{ name: 'Asthma', notes: 'Worse in cold air and after running.', since: '2021-05-01' }],
    medications: [
      {
        name: 'Salbutamol',
        dosage: '2 puffs',
        schedule: 'Before sports',
        atSchool: true,
        instructions: 'Shake first.',
      },
    ],
    physicianName: 'Dr. Amara Lind',
    immunizationsUpToDate: true,
    lastReviewedOn: '2026-08-20',
  },
  { dietaryRestrictions: ['vegetarian'], immunizationsUpToDate: true, lastReviewedOn: '2026-08-18' },
  {
    allergies: [{ name: 'Bee stings', severity: 'moderate', instructions: 'Cool it, and watch for an hour.' }],
    dietaryRestrictions: ['lactose-free'],
    immunizationsUpToDate: false,
  },
]

/** Children with a health record, by key; the others answer HEALTH_INFO_NOT_FOUND. Mina Sole's consent was revoked. */
export const WITH_HEALTH = [
  'lucia.vidal',
  'pablo.vidal',
  'yara.haddad',
  'sami.haddad',
  'noel.sole',
  'mina.sole',
  'ivy.ames',
  'otto.ames',
  'max.kessler',
  'elin.kessler',
  'aisha.raza',
  'bilal.raza',
  'nina.berg',
  'emil.lund',
]

/** [child, name, relationship, may pick up, has the PIN 2580] */
export const CONTACTS: [string, string, string, boolean, boolean][] = [
  ['lucia.vidal', 'Carmen Vidal', 'grandparent', true, true],
  ['lucia.vidal', 'Dora Finch', 'friend', true, false],
  ['pablo.vidal', 'Carmen Vidal', 'grandparent', true, true],
  ['pablo.vidal', 'Dora Finch', 'friend', false, false],
  ['yara.haddad', 'Leila Haddad', 'aunt_uncle', true, true],
  ['yara.haddad', 'Pieter Maas', 'caregiver', true, false],
  ['sami.haddad', 'Leila Haddad', 'aunt_uncle', true, false],
  ['sami.haddad', 'Pieter Maas', 'caregiver', true, false],
  ['noel.sole', 'Ines Sole', 'sibling', true, false],
  ['noel.sole', 'Arthur Bell', 'friend', false, false],
  ['mina.sole', 'Ines Sole', 'sibling', true, false],
  ['ivy.ames', 'Walter Ames', 'grandparent', true, false],
  ['ivy.ames', 'Greta Ames', 'grandparent', false, false],
  ['otto.ames', 'Walter Ames', 'grandparent', true, false],
  ['max.kessler', 'Jutta Horn', 'relative', true, false],
  ['elin.kessler', 'Jutta Horn', 'relative', true, false],
  ['aisha.raza', 'Farah Raza', 'aunt_uncle', true, false],
  ['bilal.raza', 'Farah Raza', 'aunt_uncle', true, false],
  ['nina.berg', 'Sofia Berg', 'grandparent', true, false],
  ['luca.berg', 'Sofia Berg', 'grandparent', true, false],
  ['emil.lund', 'Karin Lund', 'stepparent', true, false],
  ['emil.lund', 'Tove Lund', 'grandparent', false, false],
]

export const DEMO_PIN = '2580'
