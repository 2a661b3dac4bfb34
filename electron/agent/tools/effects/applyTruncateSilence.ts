import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll, type Expectation } from '../readBack/confirming.ts'
import type { ReadBack } from '../contract/defineTool.ts'
import { defineEffect } from './defineEffect.ts'
import { audioIn, audioOf, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { sayAllBut, sayFound, sayNames, sayNotes, sayRange } from '../sentences/saying.ts'
import { leftOutParameter, numberIn } from '../schema/parameters.ts'
import type { Slot, Target, ToolFrame } from '../../reader/frames/frame.ts'

const places = {
  start: 'at the start',
  inside: 'between the sounds',
  end: 'at the end',
  both_ends: 'at both ends',
  all: 'everywhere',
} as const

const pauses: Target = {
  object: ['pause'],
  place: ['part', 'track', 'clip', 'label', 'any'],
  ties: ['bare'],
  needed: true,
  said: true,
}

const keep: Slot = { param: 'keep', ties: ['to', 'bare'], dimensions: ['duration', 'plain'] }
const madeLength: Slot = { ...keep, ties: ['to', 'bare', 'over'], needed: true }
const keptUnder: Slot = { ...keep, ties: ['to', 'bare', 'under', 'at'], needed: true }
const keptLength: Slot = { param: 'keep', ties: ['to'], dimensions: ['duration'], needed: true }

const pauseFrame: Omit<ToolFrame, 'acts'> = {
  resizes: true,
  target: pauses,
  slots: [
    keep,
    { param: 'threshold_db', ties: ['under', 'at'], settings: ['threshold'], dimensions: ['gain'] },
    { param: 'where', choice: 'where' },
    { param: 'min_silence', ties: ['over'], dimensions: ['duration'] },
  ],
  options: { each: { mode: 'each' } },
  cost: -0.4,
}

export const applyTruncateSilence = defineEffect({
  name: 'apply_truncate_silence',
  title: 'Truncate Silence',
  description:
    'Finds pauses of at least `min_silence` seconds and shortens each to `keep` seconds; what follows moves up. Finds them by itself: no range for each.',
  parameters: z.strictObject({
    min_silence: numberIn(limits.minSilence)
      .default(limits.minSilence.default)
      .describe('Shortest pause that counts, seconds.'),
    keep: numberIn(limits.keptSilence)
      .default(limits.keptSilence.default)
      .describe('What is left of each pause, seconds.'),
    threshold_db: numberIn(limits.silenceDb)
      .default(limits.silenceDb.default)
      .describe('At or below this level is silence, dBFS.'),
    where: z
      .enum(['start', 'inside', 'end', 'both_ends', 'all'])
      .default('all')
      .describe('Which pauses: at the start or end of the range, between sounds, or all.'),
    except: leftOutParameter('Pauses'),
    mode: z
      .enum(['together', 'each'])
      .default('together')
      .describe('Only where all tracks are silent, so that they stay in step; or each track by itself.'),
  }),
  writes: ['content', 'timeSelection'],
  frames: [
    { ...pauseFrame, acts: ['truncate', 'light:truncate'] },
    // "make the pauses a second long".
    { ...pauseFrame, acts: ['change'], slots: [madeLength], cost: -0.3 },
    { ...pauseFrame, acts: ['gain'], target: { ...pauses, uncounted: true } },
    // "keep the pauses" alone leaves them; "keep them under a second" does not.
    { ...pauseFrame, acts: ['keep'], target: { ...pauses, uncounted: true }, slots: [keptUnder] },
    // "cut the longest pause down to 1 second".
    { ...pauseFrame, acts: ['keep', 'gain'], slots: [keptLength], cost: -0.3 },
    // Pauses of a length that was said are removed whole; of "the pauses" the usual rest stays.
    { ...pauseFrame, acts: ['remove', 'cut'], target: { ...pauses, uncounted: true }, ofLength: { keep: 0 } },
  ],
  words: [
    'truncate silence',
    'truncate silences',
    'truncate the silence',
    'truncate the silences',
    'shorten … silences',
    'shorten … silence',
    'shorten … pauses',
    'tighten … pauses',
    'tighten up … pauses',
    'strip silence',
  ],
  idleOn: ['engine/no-silence'],
  request: (args) => ({
    kind: 'truncateSilence',
    thresholdDb: args.threshold_db,
    minSilence: args.min_silence,
    keep: args.keep,
    where: args.where,
    mode: args.mode,
    except: args.except,
  }),
  sentence: (step, names, _before, found) => {
    const { min_silence: least, keep, where, except } = step.args
    const pauses = found ? sayFound(found, 'pause', 'pauses') : 'pauses'
    return `Shorten ${pauses} of ${least} s or more ${where === 'all' ? '' : `${places[where]} `}to ${keep} s in ${sayRange(step.range)} of ${sayNames(names)}${found ? '' : sayAllBut(except)}`
  },
  done: (step, names, { outcome }) =>
    `Shortened pauses in ${sayRange(step.range)} of ${sayNames(names)}${sayNotes(outcome)}`,
  confirm: (step, seen) => confirmAll(step.tool, step.trackIds.length === 0 ? [] : expectRemoved(step.trackIds, seen)),
})

function expectRemoved(trackIds: readonly string[], seen: ReadBack) {
  const removed = seen.outcome.removed ?? []
  const something: Expectation = {
    holds: removed.length > 0,
    expected: { kind: 'shorter-pauses' },
    found: { kind: 'none' },
  }
  return [
    something,
    ...tracksOf(seen.before, trackIds).map((track): Expectation => {
      const gone = removed.filter((one) => one.trackId === track.id).reduce((sum, one) => sum + audioIn(track, one), 0)
      const now = trackById(seen.after, track.id)
      const expected = audioOf(track) - gone
      const found = now === undefined ? -1 : audioOf(now)
      // Every place is rounded to a frame by itself.
      return {
        holds: Math.abs(expected - found) <= (removed.length + 2) / seen.after.sampleRate,
        expected: { kind: 'audio-left-on', seconds: expected, track: track.name },
        found: { kind: 'length', seconds: Math.max(0, found) },
      }
    }),
  ]
}
