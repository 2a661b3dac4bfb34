import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

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

/** Milliseconds of a program that writes a file, which is taken away afterwards, outside the time. */
export function timedWriter(program: string, args: readonly string[], output: string): number | null {
  const time = timedProgram(program, args)
  rmSync(output, { force: true })
  return time
}

const laps = 3

/**
 * Ours and each peer's in turn, so that a machine that changes its speed changes it for all; medians, null for a peer
 * that is missing.
 */
export async function alternate<Peer extends string>(
  ours: () => Promise<number>,
  peers: Readonly<Record<Peer, () => number | null>>,
): Promise<{ ours: number; peers: Record<Peer, number | null> }> {
  const times: number[] = []
  const theirs = new Map<string, (number | null)[]>()
  for (let lap = 0; lap < laps; lap++) {
    times.push(await ours())
    for (const [name, run] of Object.entries<() => number | null>(peers))
      theirs.set(name, [...(theirs.get(name) ?? []), run()])
  }
  const middle = (all: readonly (number | null)[]): number | null =>
    all.includes(null) ? null : median(all as number[])
  return {
    ours: median(times),
    peers: Object.fromEntries([...theirs].map(([name, all]) => [name, middle(all)])) as Record<Peer, number | null>,
  }
}
