import type { Texts } from '../../../shared/texts/index.ts'

/** Lowest level that a meter shows. What the summaries of a track hold ends at -42 dB. */
export const floorDb = -48
/** Marks of the scale. */
export const scaleDb = [-36, -24, -12, 0]

/** IEC 60268-10, type I: up at once, 20 dB down in 1.7 s. */
const fallDbPerSecond = 20 / 1.7
const holdMilliseconds = 1500
/** The highest that a sample of 16 bits can say. */
const fullScale = 32_767 / 32_768

export interface MeterLevel {
  readonly db: number
  /** The highest of the last moments. */
  readonly heldDb: number
  readonly heldAt: number
  /** The highest since the meter was reset. */
  readonly highestDb: number
  readonly clipped: 'clipped' | 'clean'
  readonly at: number
}

export const silence: MeterLevel = {
  db: -Infinity,
  heldDb: -Infinity,
  heldAt: 0,
  highestDb: -Infinity,
  clipped: 'clean',
  at: 0,
}

/** How a meter stands after a peak (1 is full scale) at a time in milliseconds. */
export function advanceLevel(before: MeterLevel, peak: number, now: number): MeterLevel {
  const peakDb = 20 * Math.log10(peak)
  const fallen = before.db - (Math.max(0, now - before.at) / 1000) * fallDbPerSecond
  const db = Math.max(peakDb, fallen)
  const holds = before.heldDb > db && now - before.heldAt < holdMilliseconds
  return {
    db,
    heldDb: holds ? before.heldDb : db,
    heldAt: holds ? before.heldAt : now,
    highestDb: Math.max(before.highestDb, peakDb),
    clipped: peak >= fullScale ? 'clipped' : before.clipped,
    at: now,
  }
}

/** Where a level is on the scale, from 0 to 1. */
export function shareOfScale(db: number): number {
  return Math.min(1, Math.max(0, (db - floorDb) / -floorDb))
}

/** A level as it is written: one decimal and a true minus. */
export function sayLevel(db: number, { timeline, formats }: Texts): string {
  if (db < floorDb) return timeline.silent
  const written = formats.fixed(db, 1)
  return `${Number(db.toFixed(1)) === 0 ? formats.fixed(0, 1) : written.replace('-', '−')} dB`
}
