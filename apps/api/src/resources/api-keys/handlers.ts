export const apiKeys = {} as never
