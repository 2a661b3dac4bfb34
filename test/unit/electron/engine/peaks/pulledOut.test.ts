import { expect, test } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { trimClip } from '../../../../../electron/engine/edits/clips/trimClip.ts'
import { emptyState } from '../../../../../electron/engine/state/editorState.ts'
import { pulledOut } from '../../../../../electron/engine/peaks/pulledOut.ts'
import { readPeaks } from '../../../../../electron/engine/peaks/readPeaks.ts'
import { addNoise, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'

const rate = 8000

test('what a clip hides is drawn where it was before it was trimmed, and beside it nothing', () => {
  const store = memoryBlockStore()
  const [first, other] = [addNoise(store, 's16', 1, 4000), addNoise(store, 's16', 1, 800, 7)]
  const whole = makeAudioProject([
    makeTrack({
      clips: [
        makeClip(800, [makePiece({ block: first, length: 4000 })], 'a'),
        makeClip(8000, [makePiece({ block: other, length: 800 })], 'b'),
      ],
    }),
  ])
  const at = { trackId: 'track-1', from: 0, to: 1.2, columns: 120 }
  const trim = (project: typeof whole, edge: 'start' | 'end', to: number) => {
    const state = { ...emptyState(rate), project }
    const env = { store, joins: 'exact', newId: () => 'x' } as const
    const done = trimClip(state, { kind: 'trimClip', clipId: 'a', edge, to }, env)
    if (!done.ok) throw new Error(done.error.code)
    return done.value.project
  }
  const trimmed = trim(trim(whole, 'start', 0.3), 'end', 0.5)
  const alone = { ...whole, tracks: whole.tracks.map((track) => ({ ...track, clips: track.clips.slice(0, 1) })) }
  expect(readPeaks(store, trimmed, at).peaks).not.toEqual(readPeaks(store, whole, at).peaks)
  expect(readPeaks(store, pulledOut(trimmed, 'a'), at).peaks).toEqual(readPeaks(store, alone, at).peaks)
  expect(readPeaks(store, pulledOut(trimmed, 'gone'), at).peaks.every((value) => value === 0)).toBe(true)
})
