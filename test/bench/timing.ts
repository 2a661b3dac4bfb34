import { spawnSync } from 'node:child_process'

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function percentile(times: readonly number[], fraction: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN
}

export const median = (times: readonly number[]): number => percentile(times, 0.5)

/** Milliseconds of a whole process; null when the program is not installed. Throws when it fails. */
export function timedProgram(program: string, args: readonly string[]): number | null {
  const start = performance.now()
  const run = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  if (run.error !== undefined) return null
  if (run.status !== 0) throw new Error(`${program} failed: ${run.stderr.toString().slice(-300)}`)
  return performance.now() - start
}
