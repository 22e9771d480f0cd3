export const identity = {} as never
