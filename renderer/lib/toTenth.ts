/** Seconds as they are read, to a tenth. */
export const toTenth = (seconds: number): number => Math.round(seconds * 10) / 10
