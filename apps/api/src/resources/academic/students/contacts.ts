import type { Context } from '../../../context.ts'

interface Given {
  phone?: string | null
  address?: string | null
}

/** Phone and address as they are stored: sealed, and bound to the student. Only what was given; null clears. */
export function sealContacts(
  ctx: Context,
  id: string,
  given: Given,
): { phone?: Buffer | null; address?: Buffer | null } {
  const seal = (field: keyof Given) => {
    const plain = given[field]
    if (typeof plain !== 'string') return plain
    return ctx.services.secrets.seal(plain, contactsContext(field, ctx.orgId, id))
  }
  return { phone: seal('phone'), address: seal('address') }
}

export const contactsContext = (field: keyof Given, orgId: string, id: string): string =>
  `students.${field} ${orgId} ${id}`
