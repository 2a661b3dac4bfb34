import type { ClipView } from '../../../shared/schemas/projectView.ts'
import { hasMore } from '../state/trackViews.ts'

/** Clips on their way between threads, as columns of numbers. */
export interface PackedClips {
  /** Ids one to a line. */
  readonly ids: string
  /**
   * One behind the other, each with its length; neighbours of the same name share it. Thousands of strings by
   * themselves take longer than all else.
   */
  readonly names: string
  readonly nameLengths: Uint32Array
  /** Clips that have each name. */
  readonly nameCounts: Uint32Array
  /** Start and end of each clip. */
  readonly times: Float64Array
  /** What else a clip has (hidden sound, fades, gain), by its place: few have any. */
  readonly more: ReadonlyMap<number, More>
}

type More = Omit<ClipView, 'id' | 'name' | 'start' | 'end'>

export function packClips(clips: readonly ClipView[]): PackedClips {
  const lengths: number[] = []
  const counts: number[] = []
  const times = new Float64Array(clips.length * 2)
  const more = new Map<number, More>()
  // Strings that grow are put together only when they are sent.
  let [ids, names, last]: [string, string, string | null] = ['', '', null]
  for (let index = 0; index < clips.length; index++) {
    const clip = clips[index] as ClipView
    const { id, name } = clip
    if (hasMore(clip)) more.set(index, moreOf(clip))
    ids += index === 0 ? id : `\n${id}`
    times[index * 2] = clip.start
    times[index * 2 + 1] = clip.end
    if (name === last) counts[counts.length - 1] = (counts.at(-1) as number) + 1
    else {
      names += name
      lengths.push(name.length)
      counts.push(1)
      last = name
    }
  }
  return { ids, names, nameLengths: new Uint32Array(lengths), nameCounts: new Uint32Array(counts), times, more }
}

export function unpackClips({ ids, names, nameLengths, nameCounts, times, more }: PackedClips): ClipView[] {
  const clips: ClipView[] = []
  const each = ids.split('\n')
  let at = 0
  for (let k = 0; k < nameLengths.length; k++) {
    const name = names.slice(at, (at += nameLengths[k] as number))
    for (let left = nameCounts[k] as number; left > 0; left--) {
      const index = clips.length
      clips.push({
        id: each[index] as string,
        name,
        start: times[index * 2] as number,
        end: times[index * 2 + 1] as number,
        ...more.get(index),
      })
    }
  }
  return clips
}

function moreOf({ id: _id, name: _name, start: _start, end: _end, ...more }: ClipView): More {
  return more
}
