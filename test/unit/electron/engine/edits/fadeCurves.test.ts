import { expect, test } from 'vitest'
import { edit, sketch, soundOf } from '../../../../support/engine/editing.ts'
import { createHistory } from '../../../../../electron/engine/history/history.ts'
import { readPieceRow, writePieces } from '../../../../../electron/engine/projectFile/rows/pieceRows.ts'
import { stopped, type EditorState } from '../../../../../electron/engine/state/editorState.ts'
import { measureState } from '../../../../../electron/engine/state/measureState.ts'
import { redoOn, undoOn } from '../../../../../electron/engine/state/performOn.ts'
import { messageOf } from '../../../../../shared/failures/index.ts'
import { performInput } from '../../../../support/engine/performInput.ts'
import type { EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import { makePiece, makeRamp } from '../../../../support/engine/makePieces.ts'

/** Gains at a quarter, half and three quarters of a rise, from their formulas. */
const gains = [
  ['linear', [0.25, 0.5, 0.75]],
  ['equalPower', [0.382683, 0.707107, 0.92388]],
  ['exponential', [0.004628, 0.030653, 0.177007]],
  ['logarithmic', [0.822993, 0.969347, 0.995372]],
  ['sCurve', [0.146447, 0.5, 0.853553]],
] as const

test.each(gains)(
  'a fade along the curve %s rises and, turned round, falls as its formula says',
  (curve, [quarter, half, most]) => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, selection: [0, 40] })
    const before = soundOf(env, state.project, 'A', 0, 40)

    const rising = soundOf(env, edit(state, { kind: 'fadeIn', curve }, env).project, 'A', 0, 40)
    const falling = soundOf(env, edit(state, { kind: 'fadeOut', curve }, env).project, 'A', 0, 40)

    for (const [frame, gain] of [
      [0, 0],
      [10, quarter],
      [20, half],
      [30, most],
    ] as const) {
      expect(rising[frame]).toBeCloseTo((before[frame] ?? 0) * gain, 5)
      expect(falling[39 - frame]).toBeCloseTo((before[39 - frame] ?? 0) * gain, 5)
    }
  },
)

test('rows that were written before there were other curves are read as they were', () => {
  // Two pieces with a ramp each: flags 8, length 4, one ramp of shape number (pair, curve, step), total 4, offset 0.
  const pieces = [
    makePiece({ length: 4, ramps: [makeRamp({ total: 4, curve: 'equalPower' })] }),
    makePiece({ length: 4, ramps: [makeRamp({ total: 4, from: 1, to: 0, step: -1 })] }),
  ]

  expect([...writePieces(pieces)]).toEqual([2, 8, 4, 1, 6, 4, 0, 8, 4, 1, 9, 4, 0])
  expect(readPieceRow(Uint8Array.from([2, 8, 4, 1, 6, 4, 0, 8, 4, 1, 9, 4, 0]), () => undefined)).toEqual(pieces)
})

const requests: readonly EditRequestInput[] = [
  { kind: 'join' },
  { kind: 'duplicateSelection' },
  { kind: 'moveClips', to: 20 },
  { kind: 'renameClips', name: 'other' },
  { kind: 'insertSilence', duration: 1 },
  { kind: 'crossfade' },
  { kind: 'cut', gap: 'leave' },
  { kind: 'deleteSelection', gap: 'leave' },
  { kind: 'deleteSelection', scope: 'all' },
  { kind: 'fadeIn', curve: 'sCurve' },
  { kind: 'fadeOut', curve: 'logarithmic' },
]

test.each(requests)(
  'undoing $kind gives the very same samples back, and redoing it the same result',
  async (request) => {
    const { state: sketched, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 40],
            [45, 80],
          ],
        },
        B: { clips: [[10, 60]], channels: 2 },
      },
      labels: [['a', 20, 50]],
      selection: [30, 52],
      cursor: 35,
      joins: 'clickSafe',
    })
    const first: EditorState = {
      ...sketched,
      transport: stopped,
      history: createHistory(sketched.project),
      nextId: 1000,
      revision: 0,
      contentRevision: 0,
    }
    const heard = async (state: EditorState): Promise<unknown> => {
      const measured = await measureState(
        { store: env.store, pause: async () => {}, signal: new AbortController().signal },
        state,
        { range: { start: 0, end: 20 }, trackIds: state.project.tracks.map((track) => track.id) },
      )
      return measured.ok ? [measured.value.soundHash, state.project] : measured
    }

    const done = performInput(first, request, env)
    if (!done.ok) throw new Error(messageOf(done.error))
    const back = undoOn(done.value.state)
    const again = back.ok ? redoOn(back.value.state) : back
    if (!back.ok || !again.ok) throw new Error('no way back')

    expect(done.value.outcome.changed).toBe(true)
    expect(await heard(back.value.state)).toEqual(await heard(first))
    expect(await heard(again.value.state)).toEqual(await heard(done.value.state))
  },
)
