import type { Group } from '../meaning/types.ts'
import type { Context } from './context.ts'
import type { Place, Places } from './found.ts'

/** Of clips of the same name those that lie side by side on one track are meant. */
export function onOneTrack(first: Group, second: Group, { view }: Context): readonly [Group, Group] {
  if (first.kind !== 'named' || second.kind !== 'named') return [first, second]
  const both = view.tracks.flatMap((track) => {
    const own = (group: typeof first) =>
      group.candidates.filter((one) => track.clips.some((clip) => clip.id === one.id))
    const [a, b] = [own(first), own(second)]
    return a.length === 1 && b.length === 1
      ? [
          [
            { ...first, candidates: a },
            { ...second, candidates: b },
          ] as const,
        ]
      : []
  })
  return both.length === 1 ? (both[0] as readonly [Group, Group]) : [first, second]
}

/** Labels lie on no track: those "on the guest" are what they mark, there. */
export const onTracks = (places: readonly Place[], tracks: readonly string[]): Places => ({
  places: places.map((place) => ({ ...place, tracks })),
})
