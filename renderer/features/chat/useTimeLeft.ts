import { useEffect, useState } from 'react'
import type { Job } from '../../../shared/schemas/job.ts'

interface Begun {
  readonly id: string
  readonly at: number
  readonly fraction: number
}

/** Milliseconds, and a part of the work, from which on a guess is worth saying. */
const least = { time: 2000, part: 0.04 }

/** Seconds that the work will still take, by how it went since it was first seen; null as long as that is a guess. */
export function useTimeLeft(job: Job | null): number | null {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const { id = '', fraction = null } = job ?? {}
  useEffect(() => {
    if (fraction === null) return
    const now = performance.now()
    // oxlint-disable-next-line react/set-state-in-effect -- the clock is read when word of the work comes
    if (begun?.id !== id) setBegun({ id, at: now, fraction })
    setLeft(begun?.id === id ? secondsLeft(begun, now, fraction) : null)
  }, [id, fraction, begun])
  return fraction === null ? null : left
}

export function secondsLeft(begun: Omit<Begun, 'id'>, now: number, fraction: number): number | null {
  const [time, part] = [now - begun.at, fraction - begun.fraction]
  return time < least.time || part < least.part ? null : ((time / part) * (1 - fraction)) / 1000
}
