import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { type PlannedClip, type ReadSound, soundKey, spanOf } from './clipSounds.ts'

/** So many places are told one by one. */
const mostTold = 5

/** Where on the timeline sound is heard that is not there any more: silence in its place, told by track and time. */
export function lostNotes(planned: readonly PlannedClip[], sounds: ReadonlyMap<string, ReadSound>): SourceNote[] {
  const places = planned.flatMap((one) => lostPlaces(one, sounds.get(soundKey(one))))
  const seconds = places.slice(mostTold).reduce((sum, { start, end }) => sum + end - start, 0)
  return [
    ...places.slice(0, mostTold).map((place) => ({ kind: 'project-sound-missing' as const, ...place })),
    ...(places.length > mostTold
      ? [{ kind: 'project-more-missing' as const, places: places.length - mostTold, seconds }]
      : []),
  ]
}

interface LostPlace {
  readonly track: string
  readonly start: number
  readonly end: number
}

function lostPlaces(planned: PlannedClip, sound: ReadSound | undefined): LostPlace[] {
  const { clip, track, keepsHidden } = planned
  const heard = spanOf(planned).from + (keepsHidden ? clip.before : 0)
  return (sound?.lost ?? []).flatMap((range) => {
    const from = Math.max(0, range.from + (sound?.low ?? 0) - heard)
    const to = Math.min(clip.length, range.from + range.frames + (sound?.low ?? 0) - heard)
    const start = clip.start + from / track.sampleRate
    const end = clip.start + to / track.sampleRate
    return from < to && end > 0 ? [{ track: track.name, start: Math.max(0, start), end }] : []
  })
}
