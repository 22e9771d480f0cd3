/** An organization as the request path needs it; cached for at most 60 s. */
export interface Organization {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly status: 'active' | 'suspended' | 'deleted'
  readonly timezone: string
  readonly settings: OrganizationSettings
  readonly quotaLimit: number | null
  readonly quotaMode: 'warn' | 'block'
}

export interface OrganizationSettings {
  digitalConsentAge: number
  attendanceLockDays: number
  gradingScale: { letter: string; minPercentage: number }[]
  guardiansMayPost: boolean
}

const DEFAULTS: OrganizationSettings = {
  digitalConsentAge: 13,
  attendanceLockDays: 14,
  gradingScale: [
    { letter: 'A', minPercentage: 90 },
    { letter: 'B', minPercentage: 80 },
    { letter: 'C', minPercentage: 70 },
    { letter: 'D', minPercentage: 60 },
    { letter: 'F', minPercentage: 0 },
  ],
  guardiansMayPost: false,
}

/** Stored settings over the defaults: `organizations.settings` holds only what was changed. */
export const settingsOf = (stored: unknown): OrganizationSettings => ({
  ...DEFAULTS,
  ...(stored as Partial<OrganizationSettings> | null),
})
