import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { planLongEdit, type LongEnv } from '../../../../../electron/engine/longEdits/index.ts'
import { emptyFocus } from '../../../../../electron/engine/model/emptyProject.ts'
import { isLong } from '../../../../../shared/schemas/editKinds.ts'
import { editRequestSchema, type EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import { frames } from '../../../../../shared/time.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { noise } from '../../../../support/signals.ts'

const blockFrames = 1 << 18
const blocks = 12

/** A minute of speech beside music: each block of the voice is half loud, half silent. */
function show() {
  const store = memoryBlockStore()
  const pieces = (seed: number, isVoice: boolean) =>
    Array.from({ length: blocks }, (_, k) => {
      const sound = noise(blockFrames, seed + k, 0.3).map((sample, i) =>
        isVoice && i > blockFrames / 2 ? sample * 0.001 : sample,
      )
      return makePiece({ block: addBlock(store, encodeBlock([sound], 's16')), length: blockFrames })
    })
  const voice = { ...makeTrack({ id: 'voice', clips: [makeClip(0, pieces(1, true))] }), name: 'Voice' }
  const bed = { ...makeTrack({ id: 'bed', clips: [makeClip(0, pieces(50, false))] }), name: 'Bed' }
  const selection = { start: frames(0), end: frames(blocks * blockFrames) }
  return { store, project: { sampleRate: 44_100, tracks: [voice, bed], labels: [] }, selection }
}

const { store, project, selection } = show()

const requests: readonly (readonly [string, EditRequestInput, selected: 'voice' | 'bed'])[] = [
  ['auto duck', { kind: 'autoDuck', control: 'Voice', duckDb: -12, fadeMs: 100, thresholdDb: -30 }, 'bed'],
  ['labels over silences', { kind: 'labelSilences', minSilence: 1, thresholdDb: -30, text: 'Pause' }, 'voice'],
  [
    'truncated silence',
    { kind: 'truncateSilence', thresholdDb: -30, minSilence: 1, keep: 0.5, where: 'all', mode: 'together' },
    'voice',
  ],
  ['loudness', { kind: 'loudnessNormalize', targetLufs: -16, mode: 'together' }, 'voice'],
  [
    'noise of the quietest second',
    { kind: 'noiseReduction', mode: 'profile', reductionDb: 12, sensitivity: 6, smoothingBands: 3 },
    'voice',
  ],
]

describe.each(requests)('planning %s', (_name, input, selected) => {
  const plan = async (signal: AbortSignal, pause: () => Promise<void>) => {
    const request = editRequestSchema.parse(input)
    if (!isLong(request)) throw new Error('That is no long edit.')
    const focus = {
      ...emptyFocus,
      selection,
      selectedTracks: project.tracks.filter((track) => track.id === selected).map((track) => track.id),
    }
    const env: LongEnv = { store, joins: 'exact', signal, pause, report: () => {} }
    return planLongEdit({ project, focus, clipboard: null }, request, env)
  }

  it('lets others have their turn at every block', async () => {
    let pauses = 0
    const planned = await plan(new AbortController().signal, async () => void pauses++)
    expect(planned.ok).toBe(true)
    expect(pauses).toBeGreaterThanOrEqual(blocks)
  })

  it('stops at the next turn when it is cancelled', async () => {
    const abort = new AbortController()
    let pauses = 0
    const planned = await plan(abort.signal, async () => {
      pauses++
      abort.abort()
    })
    expect([planned.ok, planned.ok ? null : planned.error.code, pauses]).toEqual([false, 'engine/cancelled', 1])
  })
})
