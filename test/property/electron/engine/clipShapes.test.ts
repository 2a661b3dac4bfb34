import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeFade } from '../../../../electron/engine/pieces/edgeFade.ts'
import { soundGain } from '../../../../electron/engine/pieces/soundGain.ts'
import { type FadeCurve, fadeCurves, fadeShape } from '../../../../shared/dsp/fadeCurve.ts'
import type { EditRequestInput } from '../../../../shared/schemas/editRequest.ts'
import { edit, rate, sketch, soundOfTrack, trackOf } from '../../../support/engine/editing.ts'

const length = 50
type State = ReturnType<typeof sketch>['state']

const frame = fc.integer({ min: 0, max: length - 1 })
const change: fc.Arbitrary<EditRequestInput> = fc.oneof(
  fc.constantFrom('fadeIn', 'fadeOut', 'reverse', 'invert', 'silenceSelection').map((kind) => ({ kind }) as never),
  fc.constantFrom(-6, 3, 12).map((gainDb) => ({ kind: 'amplify', gainDb }) as const),
)
/** What was done to parts of the clip before it is taken by its corners. */
const before = fc.array(fc.tuple(frame, frame, change), { maxLength: 6 })

function open(all: readonly (readonly [number, number, EditRequestInput])[]) {
  const { state, env } = sketch({ tracks: { A: { clips: [[0, length]] } }, selection: [0, length] })
  const shaped = all.reduce((now, [a, b, request]) => {
    const [start, end] = [Math.min(a, b) / rate, (Math.max(a, b) + 1) / rate]
    return edit(edit(now, { kind: 'setTimeSelection', start, end }, env), request, env)
  }, state)
  const [clip] = trackOf(shaped.project, 'A').clips
  if (clip === undefined || trackOf(shaped.project, 'A').clips.length > 1) throw new Error('the clip was divided')
  const sound = (now: State) => [...soundOfTrack(env, trackOf(now.project, 'A'), 0, length)]
  const piecesOf = (now: State) => trackOf(now.project, 'A').clips[0]?.pieces ?? []
  const by = (now: State, request: EditRequestInput) => edit(now, request, env)
  return { state: shaped, clipId: clip.id, sound, piecesOf, by }
}

const close = (found: readonly number[], wanted: readonly number[]) => {
  const at = found.findIndex((value, i) => Math.abs(value - (wanted[i] ?? 0)) > 1e-5 * Math.max(1, Math.abs(value)))
  expect(at === -1 ? 'the same' : `frame ${at}: ${found[at]} instead of ${wanted[at]}`).toBe('the same')
}

/** How loud a frame is under a fade, said as plainly as it can be. */
function plainFade(edge: 'start' | 'end', total: number, curve: FadeCurve, at: number): number {
  const inside = edge === 'start' ? at : length - 1 - at
  return inside >= total ? 1 : fadeShape(curve, inside / total)
}

test('a fade at a corner is a curve over the bare sound, in the place of the one before, whatever was done', () => {
  fc.assert(
    fc.property(
      before,
      fc.constantFrom('start' as const, 'end' as const),
      fc.integer({ min: 1, max: length }),
      fc.constantFrom(...fadeCurves),
      (all, edge, frames, curve) => {
        const { state, clipId, sound, piecesOf, by } = open(all)
        const fade = (now: State, total: number) =>
          by(now, { kind: 'fadeClip', clipId, edge, length: total / rate, curve })
        const bare = fade(state, 0)
        const faded = fade(state, frames)
        close(
          sound(faded),
          sound(bare).map((value, at) => value * plainFade(edge, frames, curve, at)),
        )
        const under = edge === 'start' ? sound(bare).slice(0, frames) : sound(bare).slice(length - frames)
        // Of silence nothing is kept, and a fade over it is none.
        if (under.some((value) => value !== 0))
          expect(edgeFade(piecesOf(faded), edge)).toEqual({ length: frames, curve })
        expect(sound(fade(faded, 0))).toEqual(sound(bare))
      },
    ),
    { numRuns: 400 },
  )
})

test('the gain of a clip is one factor over all of its sound, there and back', () => {
  fc.assert(
    fc.property(before, fc.integer({ min: -240, max: 240 }), (all, tenths) => {
      const { state, clipId, sound, piecesOf, by } = open(all)
      const { loudest } = soundGain(piecesOf(state))
      const to = 10 ** (tenths / 200)
      const louder = by(state, { kind: 'setClipGain', clipId, gainDb: tenths / 10 })
      close(
        sound(louder),
        sound(state).map((value) => (value * to) / loudest),
      )
      const zero = by(louder, { kind: 'setClipGain', clipId, gainDb: 0 })
      const again = by(zero, { kind: 'setClipGain', clipId, gainDb: tenths / 10 })
      close(sound(again), sound(louder))
      close(sound(by(again, { kind: 'setClipGain', clipId, gainDb: 0 })), sound(zero))
    }),
    { numRuns: 400 },
  )
})
