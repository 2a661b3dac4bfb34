export type Host = 'auto' | 'electron' | 'window' | 'browser' | 'none'

export function readStartArguments(
  args: readonly string[],
  folder: string,
): { host: Host; files: string[] } | { problem: string }
export function isNewEnough(version: string): boolean
export function hostsToTry(wanted: { host: string; display: boolean; override: boolean }): ('electron' | 'loopback')[]
export function electronArguments(start: {
  root: string
  files: readonly string[]
  platform: string
  isRoot: boolean
}): string[]
