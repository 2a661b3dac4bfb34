/** What a command ends with, for scripts. */
export const status = { done: 0, failed: 1, usage: 2, open: 3, interrupted: 130 } as const

export type Status = keyof typeof status
