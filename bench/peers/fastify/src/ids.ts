/** The server's own encoding of ids, so that the comparison says nothing about it. */
const shared = await import(new URL('../../../../apps/api/src/ids.ts', import.meta.url).href)

export const newId: () => string = shared.newId
export const toPublic: (prefix: string, uuid: string) => string = shared.toPublic
export const toPublicOrNull: (prefix: string, uuid: string | null) => string | null = shared.toPublicOrNull
export const fromPublic: (prefix: string, id: unknown) => string | null = shared.fromPublic
