export const commandLineStampName: string
export const plainEditStampName: string
export function kindOfRun(args: readonly string[]): 'plain' | 'called' | 'said' | 'other'
export function stampOf(files: readonly string[], folder?: string): string
export function isCommandLineStale(folder?: string, stampName?: string): boolean
