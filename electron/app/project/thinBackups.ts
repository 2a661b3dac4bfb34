import { createHash } from 'node:crypto'
import path from 'node:path'

const hour = 3_600_000
const day = 24 * hour
const days = 30

/** Where the backups of a project lie. */
export function backupFolder(folder: string, project: string): string {
  return path.join(folder, createHash('sha256').update(project).digest('hex').slice(0, 24))
}

/** `20261122T183005`: names in the order of time. */
export function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}

/** When a backup was made, by its name without extension; null for the one that is kept up to date. */
export function stampedAt(name: string): number | null {
  const [, date, time] = / (\d{8})T(\d{6})$/u.exec(name) ?? []
  if (date === undefined || time === undefined) return null
  const text = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at
}

/**
 * Which backups may go: the newest of each hour of the last day stays, and the newest of each day of the last 30 days;
 * at most so many. The newest of all stays in any case.
 */
export function goneBackups(made: readonly number[], now: number, most: number): readonly number[] {
  const newestFirst = made.toSorted((one, other) => other - one)
  const seen = new Set<string>()
  const staying: number[] = []
  for (const at of newestFirst) {
    const place = now - at < day ? `hour ${Math.floor(at / hour)}` : `day ${Math.floor(at / day)}`
    const isOld = now - at > days * day
    if (staying.length > 0 && (isOld || seen.has(place) || staying.length >= most)) continue
    seen.add(place)
    staying.push(at)
  }
  return newestFirst.filter((at) => !staying.includes(at))
}
