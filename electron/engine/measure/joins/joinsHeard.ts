import type { EditNote } from '../../../../shared/schemas/change.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import { clipAround } from '../../model/findClips.ts'
import type { Track } from '../../model/project.ts'
import { monoOf } from './monoOf.ts'
import { mayBeHeard, scoreJoin, scoreReach } from './scoreJoin.ts'

/** Longer lists are cut. */
const mostTold = 3

/**
 * Which of the joins at these places of the timeline may be heard, for whoever should know; nothing where none may.
 * Only what is joined within a clip counts: at a clip's end there is no join.
 */
export function joinsHeard(
  store: BlockStore,
  tracks: readonly Track[],
  places: readonly number[],
  sampleRate: number,
): EditNote[] {
  const reach = Math.ceil(scoreReach * sampleRate)
  const scoreAt = (at: number): number | null => {
    const joined = tracks.filter(({ clips }) => clipAround(clips, at) !== undefined)
    if (joined.length === 0) return null
    return Math.max(
      ...joined.map((track) => scoreJoin(monoOf(store, [track], at - reach, 2 * reach), reach, sampleRate)),
    )
  }
  const scored = places.flatMap((at) => {
    const score = scoreAt(at)
    return score === null ? [] : [{ at, score }]
  })
  const heard = scored.filter(({ score }) => score >= mayBeHeard)
  if (heard.length === 0) return []
  const worst = heard.toSorted((one, other) => other.score - one.score).slice(0, mostTold)
  const times = worst.map(({ at }) => at / sampleRate).toSorted((one, other) => one - other)
  return [{ kind: 'joins-heard', count: scored.length, heard: heard.length, times }]
}
