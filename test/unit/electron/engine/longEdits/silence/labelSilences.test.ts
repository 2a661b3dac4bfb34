import { describe, expect, it } from 'vitest'
import { buildSummary } from '../../../../../../electron/engine/blocks/buildSummary.ts'
import { memoryBlockStore } from '../../../../../../electron/engine/blocks/memoryBlockStore.ts'
import type { EditEnv, EditState } from '../../../../../../electron/engine/edits/edit.ts'
import { planLongEdit } from '../../../../../../electron/engine/longEdits/index.ts'
import { emptyFocus } from '../../../../../../electron/engine/model/emptyProject.ts'
import type { Result } from '../../../../../../shared/result.ts'
import { frames } from '../../../../../../shared/time.ts'
import { labelsOf } from '../../../../../support/engine/editing.ts'
import { makePiece } from '../../../../../support/engine/makePieces.ts'
import { makeClip, makeTrack } from '../../../../../support/engine/makeTrack.ts'
import { code, value } from '../../../../../support/openEngine.ts'

interface Speech {
  readonly state: EditState
  readonly env: EditEnv
}

/** At 1000 frames a second: loud to 2 s, silent to 5 s, loud to 6 s, silent to 6.4 s, loud to 8 s. */
function speech(): Speech {
  const store = memoryBlockStore()
  const isSilent = (frame: number): boolean => (frame >= 2000 && frame < 5000) || (frame >= 6000 && frame < 6400)
  const loud = (frame: number): number => (frame % 2 === 0 ? 0.5 : -0.5)
  const samples = Float32Array.from({ length: 8000 }, (_, frame) => (isSilent(frame) ? 0.001 : loud(frame)))
  const stored = { format: 'f32' as const, channels: 1 as const, frames: 8000, bytes: new Uint8Array(samples.buffer) }
  const block = store.add(stored, buildSummary(stored))
  const voice = makeTrack({ id: 'voice', clips: [makeClip(0, [makePiece({ block, length: 8000 })])] })
  let ids = 0
  const state = {
    project: { sampleRate: 1000, tracks: [voice, makeTrack({ id: 'empty' })], labels: [] },
    focus: emptyFocus,
    clipboard: null,
  }
  return { state, env: { store, joins: 'exact', newId: (kind) => `${kind[0]}${ids++}` } }
}

async function label(
  { state, env }: Speech,
  minSilence: number,
  text: string,
  thresholdDb = -40,
): Promise<Result<EditState>> {
  const turns = { signal: new AbortController().signal, pause: async () => {}, report: () => {} }
  const plan = await planLongEdit(state, { kind: 'labelSilences', minSilence, thresholdDb, text }, { ...env, ...turns })
  return plan.ok ? plan.value.apply(state, [], env) : plan
}

describe('labelSilences', () => {
  it('puts a numbered label over every pause, exact to the frame; tracks without audio don’t count', async () => {
    expect(labelsOf(value(await label(speech(), 0.2, 'Pause')).project)).toEqual([
      ['Pause 1', 2000, 5000],
      ['Pause 2', 6000, 6400],
    ])
    expect(labelsOf(value(await label(speech(), 1, '')).project)).toEqual([['1', 2000, 5000]])
  })

  it('stays within the time selection', async () => {
    const { state, env } = speech()
    const selected = { ...state, focus: { ...state.focus, selection: { start: frames(4000), end: frames(7000) } } }
    expect(labelsOf(value(await label({ state: selected, env }, 0.2, 'P')).project)).toEqual([
      ['P 1', 4000, 5000],
      ['P 2', 6000, 6400],
    ])
  })

  it('says so where there is no pause', async () => {
    expect(code(await label(speech(), 0.2, 'P', -80))).toBe('engine/no-silence')
  })
})
