export const commandLineStampName: string
export function stampOf(files: readonly string[], folder?: string): string
export function isCommandLineStale(folder?: string): boolean
