import { toPublic } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { Secrets } from '../../../secrets.ts'

/** What is sealed: every field that tells something of the child's health. */
export type HealthFields = Omit<Schemas['HealthInfo'], 'childId' | 'view' | 'updatedAt'>

export const fieldsOf = (given: Schemas['HealthInfoPut']): HealthFields => ({
  bloodType: given.bloodType ?? null,
  allergies: (given.allergies ?? []).map(({ name, severity, reaction, instructions }) => ({
    name,
    severity,
    reaction: reaction ?? null,
    instructions: instructions ?? null,
  })),
  conditions: (given.conditions ?? []).map(({ name, notes, since }) => ({
    name,
    notes: notes ?? null,
    since: since ?? null,
  })),
  medications: (given.medications ?? []).map(({ name, dosage, schedule, atSchool, instructions }) => ({
    name,
    dosage: dosage ?? null,
    schedule: schedule ?? null,
    atSchool,
    instructions: instructions ?? null,
  })),
  dietaryRestrictions: given.dietaryRestrictions ?? [],
  emergencyInstructions: given.emergencyInstructions ?? null,
  physicianName: given.physicianName ?? null,
  immunizationsUpToDate: given.immunizationsUpToDate ?? null,
  lastReviewedOn: given.lastReviewedOn ?? null,
})

export const NOTHING_KNOWN = fieldsOf({})

/** What teachers get: enough to act on, no more. */
const alertsOf = (fields: HealthFields): HealthFields => {
  const { bloodType, conditions, medications, physicianName, immunizationsUpToDate } = NOTHING_KNOWN
  return { ...fields, bloodType, conditions, medications, physicianName, immunizationsUpToDate }
}

export const toHealthInfo = (
  childId: string,
  fields: HealthFields,
  updatedAt: string,
  view: Schemas['HealthView'] = 'full',
): Schemas['HealthInfo'] => ({
  childId: toPublic('stu', childId),
  view,
  ...(view === 'full' ? fields : alertsOf(fields)),
  updatedAt,
})

/** A record sealed for one child opens for no other. */
export const healthContext = (orgId: string, childId: string) => `health:${orgId}:${childId}`

export const sealHealth = (secrets: Secrets, orgId: string, childId: string, fields: HealthFields): Buffer =>
  secrets.seal(JSON.stringify(fields), healthContext(orgId, childId))

/** Read through the contract again: a record sealed before a field was added lacks it. */
export const openHealth = (secrets: Secrets, orgId: string, childId: string, sealed: Buffer): HealthFields =>
  fieldsOf(JSON.parse(secrets.open(sealed, healthContext(orgId, childId))) as HealthFields)
