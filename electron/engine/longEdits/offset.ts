import { failure } from '../../../shared/failures/index.ts'
import type { TrackId } from '../../../shared/ids.ts'
import { err, ok } from '../../../shared/result.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { changeClips } from '../edits/changeTracks.ts'
import { readTargetWithAudio, type Target } from '../edits/readTarget.ts'
import { borrowRows, inScratch } from '../kernels/index.ts'
import { type InSteps, takeTurns } from '../measure/takeTurns.ts'
import type { Track } from '../model/project.ts'
import { readPiecesInto } from '../render/readPieces.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** A mean below this, of full scale, is none: -110 dB, less than half a step of 18 bits. */
const none = 3e-6
const frameCount = 1 << 15

/** Takes the mean of the range out of each channel of each track, as Audacity does. */
export const removeOffset: LongEdit<'removeOffset'> = async (state, _request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const means = await takeTurns(env, meansOf(env.store, target.value))
  if (!means.ok) return means
  const leaning = target.value.tracks.filter((track) =>
    (means.value.get(track.id) ?? []).some((mean) => Math.abs(mean) > none),
  )
  if (leaning.length === 0) return err(failure('engine/no-offset'))
  const acted = { ...target.value, tracks: leaning, ids: new Set(leaning.map((track) => track.id)) }
  return ok(
    renderRange(state, acted, {
      store: env.store,
      effect: (track) => ({ name: 'offset', params: { by: (means.value.get(track.id) ?? []).map((mean) => -mean) } }),
    }),
  )
}

function* meansOf(store: BlockStore, target: Target): InSteps<ReadonlyMap<TrackId, readonly number[]>> {
  const means = new Map<TrackId, readonly number[]>()
  for (const track of target.tracks) {
    const sums = Array.from({ length: track.channels }, () => 0)
    let count = 0
    for (const { clip, from, to } of partsOf(track, target)) {
      for (let at = from; at < to; at += frameCount) {
        const size = Math.min(frameCount, to - at)
        inScratch(() => {
          const rows = borrowRows(track.channels, size)
          readPiecesInto(store, clip.pieces, at, rows)
          rows.forEach((row, c) => (sums[c] = (sums[c] ?? 0) + sumOf(row)))
        })
        count += size
        yield size
      }
    }
    means.set(
      track.id,
      sums.map((sum) => (count === 0 ? 0 : sum / count)),
    )
  }
  return means
}

function partsOf(track: Track, { start, end }: Target) {
  const parts: { clip: Track['clips'][number]; from: number; to: number }[] = []
  changeClips(track, start, end, (clip, part) => {
    parts.push({ clip, ...part })
    return [clip]
  })
  return parts
}

function sumOf(row: Float32Array): number {
  let sum = 0
  for (let i = 0; i < row.length; i++) {
    const sample = row[i] as number
    if (Number.isFinite(sample)) sum += sample
  }
  return sum
}
