import fc from 'fast-check'
import { expect, test } from 'vitest'
import { envelopeOf } from '../../../../electron/engine/pieces/envelope.ts'
import type { EditRequestInput } from '../../../../shared/schemas/editRequest.ts'
import { edit, rate, sketch, soundOfTrack, trackOf } from '../../../support/engine/editing.ts'

const length = 60
type State = ReturnType<typeof sketch>['state']
interface Point {
  readonly at: number
  readonly gainDb: number
}

const pointsOf = fc
  .uniqueArray(fc.record({ at: fc.integer({ min: 0, max: length }), gainDb: fc.integer({ min: -40, max: 12 }) }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ at }) => at,
  })
  .map((points) => points.toSorted((a, b) => a.at - b.at))
const part = fc.tuple(fc.integer({ min: 0, max: length - 1 }), fc.integer({ min: 0, max: length - 1 }))
const change = fc.constantFrom<EditRequestInput['kind']>('reverse', 'silenceSelection', 'fadeIn', 'invert')

function open(before: readonly (readonly [readonly [number, number], EditRequestInput['kind']])[]) {
  const { state, env } = sketch({ tracks: { A: { clips: [[0, length]] } }, selection: [0, length] })
  const by = (now: State, request: EditRequestInput) => edit(now, request, env)
  const select = (now: State, a: number, b: number) =>
    by(now, { kind: 'setTimeSelection', start: Math.min(a, b) / rate, end: (Math.max(a, b) + 1) / rate })
  const shaped = before.reduce((now, [[a, b], kind]) => by(select(now, a, b), { kind } as never), state)
  const sound = (now: State) => [...soundOfTrack(env, trackOf(now.project, 'A'), 0, length)]
  const clipOf = (now: State) => {
    const [clip] = trackOf(now.project, 'A').clips
    if (clip === undefined) throw new Error('no clip')
    return clip
  }
  const shape = (now: State, points: readonly Point[]) =>
    by(now, {
      kind: 'setEnvelope',
      clipId: clipOf(now).id,
      points: points.map(({ at, gainDb }) => ({ at: at / rate, gainDb })),
    })
  return { state: shaped, sound, clipOf, shape, by, select }
}

/** The level at a frame, said as plainly as it can be. */
function plainDb(points: readonly Point[], frame: number): number {
  const before = points.findLast(({ at }) => at <= frame)
  const after = points.find(({ at }) => at > frame)
  if (before === undefined || after === undefined) return (before ?? after)?.gainDb ?? 0
  return before.gainDb + ((after.gainDb - before.gainDb) * (frame - before.at)) / (after.at - before.at)
}

const close = (found: readonly number[], wanted: readonly number[]) => {
  const at = found.findIndex((value, i) => Math.abs(value - (wanted[i] ?? 0)) > 2e-5 * Math.max(1, Math.abs(value)))
  expect(at === -1 ? 'the same' : `frame ${at}: ${found[at]} instead of ${wanted[at]}`).toBe('the same')
}

test('an envelope is a line in dB over the bare sound, in the place of the one before, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(part, change), { maxLength: 4 }), pointsOf, pointsOf, (before, first, points) => {
      const { state, sound, shape } = open(before)
      const bare = sound(state)
      const shaped = shape(shape(state, first), points)
      close(
        sound(shaped),
        bare.map((value, at) => value * 10 ** (plainDb(points, at) / 20)),
      )
      expect(sound(shape(shaped, []))).toEqual(bare)
    }),
    { numRuns: 400 },
  )
})

test('its points are found again, where there is sound', () => {
  fc.assert(
    fc.property(pointsOf, (points) => {
      const { state, clipOf, shape } = open([])
      const found = envelopeOf(clipOf(shape(state, points)).pieces)
      const inside = points.filter(({ at }) => at > 0 && at < length)
      for (const { at, gainDb } of inside)
        expect(found.some((one) => one.at === at && Math.abs(20 * Math.log10(one.gain) - gainDb) < 1e-6)).toBe(true)
      // Those at the ends are needed only where the line before or behind them is not level.
      expect(found.length).toBeLessThanOrEqual(Math.max(1, points.length))
    }),
    { numRuns: 400 },
  )
})

test('it goes along: what is reversed, split and put together again has it as it was', () => {
  fc.assert(
    fc.property(pointsOf, fc.integer({ min: 1, max: length - 1 }), (points, at) => {
      const { state, sound, clipOf, shape, by, select } = open([])
      const shaped = shape(state, points)
      const turned = by(select(shaped, 0, length - 1), { kind: 'reverse' })
      expect(sound(turned)).toEqual(sound(shaped).toReversed())
      // Its points say the same as what is heard: put there once more, nothing sounds otherwise.
      const seen = envelopeOf(clipOf(turned).pieces).map((one) => ({ at: one.at, gainDb: 20 * Math.log10(one.gain) }))
      close(sound(shape(shape(turned, []), seen)), sound(turned))
      const split = by(shaped, { kind: 'splitAtTime', time: at / rate })
      expect(sound(split)).toEqual(sound(shaped))
      const joined = by(select(split, 0, length - 1), { kind: 'join' })
      expect(sound(joined)).toEqual(sound(shaped))
      expect(envelopeOf(clipOf(joined).pieces)).toEqual(envelopeOf(clipOf(shaped).pieces))
    }),
    { numRuns: 400 },
  )
})
