import { formatTime } from '../../../../shared/formatTime.ts'
import { sayNames } from '../../../../shared/saying.ts'
import type { ProjectView, TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Place } from '../../reader/evaluate/found.ts'

/** Longer lists are cut. */
const mostListed = 50

export const plural = (count: number, word: string): string =>
  `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`

function sayList(all: readonly string[], word: string, where = ''): string {
  if (all.length === 0) return `There are no ${word}s${where}.`
  const more = all.length > mostListed ? '; and more' : ''
  const list = all.slice(0, mostListed).map((text, index) => `${index + 1}. ${text}`)
  return `There ${all.length === 1 ? 'is' : 'are'} ${plural(all.length, word)}${where}: ${list.join('; ')}${more}.`
}

export function sayTracks(tracks: readonly TrackView[]): string {
  return sayList(
    tracks.map(({ name, channels, clips }) => {
      const kind = channels === 1 ? 'mono' : 'stereo'
      return `${name} (${kind}, ${plural(clips.length, 'clip')})`
    }),
    'track',
  )
}

/** "Host and Guest are mono. Music is stereo." */
export function sayChannels(tracks: readonly TrackView[]): string {
  if (tracks.length === 0) return 'There are no tracks.'
  const kinds = Map.groupBy(tracks, ({ channels }) => (channels === 1 ? 'mono' : 'stereo'))
  return [...kinds]
    .map(([kind, of]) => `${sayNames(of.map(({ name }) => name))} ${of.length === 1 ? 'is' : 'are'} ${kind}.`)
    .join(' ')
}

/** Clips, of these tracks where some are named. */
export function sayClips(places: readonly Place[], { tracks }: ProjectView, where: string): string {
  const ids = new Set(places.map(({ thing }) => thing?.id))
  const all = tracks.flatMap((track) =>
    track.clips
      .filter(({ id }) => ids.has(id))
      .map((clip) => `${clip.name} on ${track.name}, ${formatTime(clip.start)}–${formatTime(clip.end)}`),
  )
  return sayList(all, 'clip', where)
}

export function sayLabels(places: readonly Place[], { labels }: ProjectView, where: string): string {
  const ids = new Set(places.map(({ thing }) => thing?.id))
  const all = labels
    .filter(({ id }) => ids.has(id))
    .map(({ text, start, end }) =>
      start === end ? `${text}, ${formatTime(start)}` : `${text}, ${formatTime(start)}–${formatTime(end)}`,
    )
  return sayList(all, 'label', where)
}

/** The clips and labels at a time. */
export function sayWhatIsAt(time: number, project: ProjectView): string {
  const clips = project.tracks.flatMap((track) =>
    track.clips
      .filter(({ start, end }) => start <= time && time < end)
      .map((clip) => `“${clip.name}” on ${track.name} (${formatTime(clip.start)}–${formatTime(clip.end)})`),
  )
  const labels = project.labels
    .filter(({ start, end }) => start <= time && (time < end || start === time))
    .map(({ text }) => `the label “${text}”`)
  const there = [...clips, ...labels]
  return there.length === 0
    ? `There is nothing at ${formatTime(time)}; the project is ${formatTime(project.duration)} long.`
    : `At ${formatTime(time)}: ${there.join(', ')}.`
}

/** "which tracks are muted?", "is the host soloed?" */
export function sayStates(named: readonly TrackView[], word: 'muted' | 'soloed', { tracks }: ProjectView): string {
  const is = (track: TrackView): boolean => track[word]
  if (named.length > 0) return named.map((track) => `${track.name} is ${is(track) ? '' : 'not '}${word}.`).join(' ')
  const all = tracks.filter(is).map(({ name }) => name)
  if (all.length === 0) return `No track is ${word}.`
  return `${all.length === 1 ? 'Only ' : ''}${all.join(', ')} ${all.length === 1 ? 'is' : 'are'} ${word}.`
}
