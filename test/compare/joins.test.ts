import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BlockStore } from '../../electron/engine/blocks/blockStore.ts'
import { memoryBlockStore } from '../../electron/engine/blocks/memoryBlockStore.ts'
import { fillDeadJoins } from '../../electron/engine/edits/removal/fillDeadJoins.ts'
import { removeRange } from '../../electron/engine/edits/removal/removeRange.ts'
import { fittedRules } from '../../electron/engine/measure/joins/fitFade.ts'
import { monoOf } from '../../electron/engine/measure/joins/monoOf.ts'
import { quietCut } from '../../electron/engine/measure/joins/quietCut.ts'
import { mayBeHeard, scoreJoin, scoreReach } from '../../electron/engine/measure/joins/scoreJoin.ts'
import type { Track } from '../../electron/engine/model/project.ts'
import { makeSoundTrack } from '../support/engine/makeSoundTrack.ts'
import { makeAudioProject } from '../support/engine/makeTrack.ts'
import { hasFfmpeg, runPeer } from '../support/files/peerTools.ts'
import { random } from '../support/signals.ts'
import { addCompareRow } from './support/compareRow.ts'

const prompts = '/usr/share/asterisk/sounds/en_US_f_Allison'
const recordings = [
  path.resolve(import.meta.dirname, '../../node_modules/audio-lena/lena.wav'),
  ...['demo-congrats', 'demo-instruct', 'vm-options'].map((name) => `${prompts}/${name}.wav`),
].filter(existsSync)

const rate = 44_100
/** One channel, whatever the file has. */
function soundOf(file: string): Float32Array {
  const bytes = runPeer('ffmpeg', '-v', 'error', '-i', file, '-ac', '1', '-ar', String(rate), '-f', 'f32le', '-')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

interface Cut {
  readonly start: number
  readonly end: number
}

/** What a cut leaves around its join, with a linear crossfade of so many seconds on each side. */
function scoreOf(sound: Float32Array, { start, end }: Cut, side: number): number {
  const reach = Math.ceil(scoreReach * rate)
  const fade = Math.round(side * rate)
  const joined = Float32Array.from({ length: 2 * reach }, (_, k) => {
    const into = Math.min(1, Math.max(0, (k - reach + fade + 1) / (2 * fade + 1)))
    return (1 - into) * (sound[start - reach + k] ?? 0) + into * (sound[end - reach + k] ?? 0)
  })
  return scoreJoin(joined, reach, rate)
}

/** The same of the engine's own cut, read back. */
function scoreLeft(store: BlockStore, track: Track | undefined, { start, end }: Cut): number {
  if (track === undefined) return 1
  const reach = Math.ceil(scoreReach * rate)
  const rules = fittedRules('clickSafe', rate, store)
  const left = removeRange(track, { start, end, gap: 'close' }, rules, () => expect.fail())
  return scoreJoin(monoOf(store, [left], start - reach, 2 * reach), reach, rate)
}

/** The next place at which the wave rises through zero, as other editors move an edge. */
function zeroCrossing(sound: Float32Array, at: number): number {
  for (let by = 0; by < rate / 100; by++)
    for (const place of [at - by, at + by]) if ((sound[place - 1] ?? 0) <= 0 && (sound[place] ?? 0) > 0) return place
  return at
}

/** Where the level has fallen by 20 dB within 60 ms: the ends of words. */
function wordEnds(sound: Float32Array): number[] {
  const step = Math.round(rate / 100)
  const power = (at: number): number => {
    let sum = 1e-9
    for (let k = at; k < at + step; k++) sum += (sound[k] ?? 0) ** 2
    return sum / step
  }
  const ends: number[] = []
  for (let at = rate; at < sound.length - rate; at += step)
    if (power(at) < power(at - 6 * step) / 100 && power(at - 6 * step) > 1e-4 && at - (ends.at(-1) ?? 0) > rate / 4)
      ends.push(at)
  return ends
}

/** Of a quarter second, dBFS. */
function quietestLevel(sound: Float32Array): number {
  let least = 0
  for (let at = 0; at + rate / 4 < sound.length; at += rate / 20)
    least = Math.min(least, levelOf(sound.subarray(at, at + rate / 4)))
  return least
}

const chosen = 200
function cutsOf(sound: Float32Array, how: 'at random' | 'at word ends'): Cut[] {
  const next = random(13)
  const ends = wordEnds(sound)
  const draw = (from: number, to: number): number => Math.round(from + next() * (to - from))
  return Array.from({ length: chosen }, (): Cut => {
    if (how === 'at random') {
      const start = draw(rate * 0.7, sound.length - rate * 2)
      return { start, end: Math.min(Math.round(sound.length - rate * 0.7), draw(start + rate / 2, start + rate * 3)) }
    }
    const first = draw(0, ends.length - 2)
    const last = draw(first + 1, ends.length - 1)
    return { start: ends[first] ?? 0, end: ends[last] ?? 0 }
  })
}

/** RMS in dBFS. */
const levelOf = (sound: Float32Array): number =>
  10 * Math.log10(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length + 1e-12)

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

/** A cut whose right side begins with so many frames of dead air, or with what was recorded: what is behind it. */
function behindCut(sound: Float32Array, { start, end }: Cut, dead: number) {
  const store = memoryBlockStore()
  const rules = fittedRules('clickSafe', rate, store)
  const track = makeSoundTrack(store, [sound.slice().fill(0, end - Math.min(dead, rate / 50), end + dead)])
  const cut = removeRange(track, { start, end, gap: 'close' }, rules, () => expect.fail())
  const gone = [{ at: start, removed: { from: start, to: end } }]
  const ids = new Set([cut.id])
  const env = { store, joins: 'clickSafe' } as const
  const { project, told } = fillDeadJoins(makeAudioProject([cut], rate), ids, gone, env)
  const level = (one: Track | undefined): number =>
    levelOf(monoOf(store, one === undefined ? [] : [one], start + rate / 50, Math.max(rate / 50, dead - rate / 25)))
  return { isFilled: (told.joins[0]?.filled ?? null) !== null, before: level(cut), after: level(project.tracks[0]) }
}

describe.skipIf(!hasFfmpeg || recordings.length === 0)('joins in speech', () => {
  it('get the sound of the room where they would be dead, and only there', () => {
    // given: all of it recorded in a room that is heard
    const sound = soundOf(recordings[0] ?? '')
    const next = random(29)
    const cuts = cutsOf(sound, 'at random')
    // when
    const plain = cuts.map((cut) => behindCut(sound, cut, 0))
    const dead = cuts.map((cut) => behindCut(sound, cut, Math.round(rate * (0.1 + next() * 0.4))))
    // then
    const filled = dead.filter(({ isFilled }) => isFilled)
    const [before, after] = [median(filled.map((one) => one.before)), median(filled.map((one) => one.after))]
    const room = quietestLevel(sound)
    addCompareRow({
      operation: `${dead.length} cuts into 0.1 to 0.5 s of dead air, level there`,
      peer: 'the quietest quarter second of the recording',
      tolerance: 'within 3 dB of it; nothing filled where nothing is dead',
      measured: [
        `${before.toFixed(1)} dB before, ${after.toFixed(1)} dB after (${filled.length} filled)`,
        `the room ${room.toFixed(1)} dB; ${plain.filter(({ isFilled }) => isFilled).length} filled elsewhere`,
      ].join(', '),
    })
    expect(plain.filter(({ isFilled }) => isFilled)).toEqual([])
    expect(filled.length).toBeGreaterThan(dead.length * 0.9)
    expect(Math.abs(after - room)).toBeLessThan(3)
  }, 120_000)

  it.each(['at random', 'at word ends'] as const)(
    'are heard less often where cuts %s are moved',
    (how) => {
      const heard = { zero: 0, plain: 0, moved: 0 }
      let [all, furthest] = [0, 0]
      for (const file of recordings) {
        const sound = soundOf(file)
        const store = memoryBlockStore()
        const tracks = [makeSoundTrack(store, [sound])]
        for (const cut of cutsOf(sound, how)) {
          const zero = { start: zeroCrossing(sound, cut.start), end: zeroCrossing(sound, cut.end) }
          const moved = quietCut(store, tracks, [], cut, rate)
          heard.zero += Number(scoreOf(sound, zero, 0) >= mayBeHeard)
          heard.plain += Number(scoreOf(sound, cut, 0.002) >= mayBeHeard)
          heard.moved += Number(scoreLeft(store, tracks[0], moved) >= mayBeHeard)
          furthest = Math.max(furthest, Math.abs(moved.start - cut.start), Math.abs(moved.end - cut.end))
          all++
        }
      }
      const share = (count: number): string => `${((100 * count) / all).toFixed(1)} %`
      addCompareRow({
        operation: `${all} cuts ${how} in speech, joins that may be heard`,
        peer: 'cuts at zero crossings',
        tolerance: how === 'at random' ? 'a third of theirs' : 'half of theirs',
        measured: `${share(heard.moved)}, theirs ${share(heard.zero)} (crossfaded where they were asked for: ${share(heard.plain)})`,
      })
      expect(heard.moved).toBeLessThan(heard.zero / (how === 'at random' ? 3 : 2))
      expect(heard.moved).toBeLessThan(heard.plain)
      expect(furthest / rate).toBeLessThanOrEqual(0.1 + 0.006)
    },
    120_000,
  )
})
