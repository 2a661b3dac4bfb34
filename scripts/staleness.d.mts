export const commandLineStampName: string
export const plainEditStampName: string
export function isPlainEdit(args: readonly string[]): boolean
export function stampOf(files: readonly string[], folder?: string): string
export function isCommandLineStale(folder?: string, stampName?: string): boolean
