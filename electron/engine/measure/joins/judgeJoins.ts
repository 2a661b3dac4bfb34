import { listedJoins, mostToldJoins } from '../../../../shared/notes/listedJoins.ts'
import type { EditNote, Join } from '../../../../shared/schemas/change.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import { clipAround } from '../../model/findClips.ts'
import type { Track } from '../../model/project.ts'
import type { FrameRange } from '../quietRuns.ts'
import { monoOf } from './monoOf.ts'
import { mayBeHeard, scoreJoin, scoreReach } from './scoreJoin.ts'

/** A join as an edit made it: frames, on the timeline behind the edit but for what went. */
export interface JoinMade {
  readonly at: number
  readonly removed: FrameRange
  readonly filled: FrameRange | null
}

export interface Judged {
  readonly joins: readonly Join[]
  readonly notes: EditNote[]
}

/**
 * The joins on these tracks, each with whether it may be heard, and what there is to tell of them. Only what is joined
 * within a clip counts: at a clip's end there is no join.
 */
export function judgeJoins(
  store: BlockStore,
  tracks: readonly Track[],
  made: readonly JoinMade[],
  sampleRate: number,
): Judged {
  const reach = Math.ceil(scoreReach * sampleRate)
  const seconds = ({ from, to }: FrameRange) => ({ start: from / sampleRate, end: to / sampleRate })
  const scored = made.flatMap(({ at, removed, filled }) => {
    const joined = tracks.filter(({ clips }) => clipAround(clips, at) !== undefined)
    if (joined.length === 0) return []
    const scores = joined.map((track) => scoreJoin(monoOf(store, [track], at - reach, 2 * reach), reach, sampleRate))
    const score = Math.max(...scores)
    const join: Join = {
      at: at / sampleRate,
      removed: seconds(removed),
      trackIds: joined.map(({ id }) => id),
      heard: score >= mayBeHeard,
      filled: filled === null ? null : seconds(filled),
    }
    return [{ join, score }]
  })
  const joins = scored.map(({ join }) => join)
  return { joins: listedJoins(joins), notes: [...tellHeard(scored), ...tellFilled(joins)] }
}

function tellHeard(scored: readonly { readonly join: Join; readonly score: number }[]): EditNote[] {
  const heard = scored.filter(({ join }) => join.heard)
  if (heard.length === 0) return []
  const worst = heard.toSorted((one, other) => other.score - one.score).slice(0, mostToldJoins)
  const times = worst.map(({ join }) => join.at).toSorted((one, other) => one - other)
  return [{ kind: 'joins-heard', count: scored.length, heard: heard.length, times }]
}

function tellFilled(joins: readonly Join[]): EditNote[] {
  const filled = joins.flatMap((join) => join.filled ?? [])
  const [first] = filled
  if (first === undefined) return []
  const seconds = filled.reduce((sum, { start, end }) => sum + end - start, 0)
  return [{ kind: 'room-filled', count: filled.length, seconds, first }]
}
