import { test } from '@playwright/test'
import { sampleOf } from './sampleOf.ts'

/**
 * `SWEEP=short`, as `.ci/run` has it on a slow machine: of what is gone through, a sample. By hand all is gone through.
 */
export const isShort = process.env['SWEEP'] === 'short'

/** Another seed takes another sample. */
const seed = Number(process.env['SWEEP_SEED'] ?? 0)
const turns = new WeakMap<object, number>()

/**
 * What a story goes through: all of it, or in short `count` of it, of which the next call in this story takes the
 * following ones. The same for a seed, whatever ran before.
 */
export function someOf<T>(all: readonly T[], count = 1): readonly T[] {
  if (!isShort) return all
  const info = test.info()
  const turn = turns.get(info) ?? 0
  turns.set(info, turn + 1)
  return sampleOf(all, { count, from: seed + info.title.length + turn * count })
}

const hosts = ['electron', 'loopback']

/**
 * Whether a story that both hosts are told is told to this one: in short to one of them, and with the next seed to the
 * other.
 */
export function isToldTo(project: string, title: string): boolean {
  const [host] = sampleOf(hosts, { count: 1, from: seed + title.length })
  return !isShort || !hosts.includes(project) || project === host
}
