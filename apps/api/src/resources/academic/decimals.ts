/** As a numeric(…, 2) column keeps it: what is answered is what will be read. */
export const twoDecimals = (value: number): number => Math.round(value * 100) / 100
