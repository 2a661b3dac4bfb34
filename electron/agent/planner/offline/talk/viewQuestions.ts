import { formatTime } from '../../../../../shared/formatTime.ts'
import type { ProjectView, TrackView } from '../../../../../shared/schemas/projectView.ts'
import { readClipOwner, readClipKind } from '../grammar/clipSets.ts'
import { readPoint } from '../grammar/points.ts'
import type { Source } from '../grammar/source.ts'
import { wordAt } from '../grammar/source.ts'
import { sameTrack } from '../steps/points.ts'
import { readTracks } from '../grammar/tracks.ts'

function tracksNamed(source: Source): readonly TrackView[] {
  const { project, tokens } = source
  for (let at = 0; at < tokens.length; at += 1) {
    const refs = readTracks(source, at)?.value ?? []
    const named = project.tracks.filter((_, index) => refs.some((ref) => sameTrack(project, ref, index)))
    if (named.length > 0) return named
  }
  return []
}

/** "which tracks are muted?", "is the host soloed?" */
export function sayStates(source: Source): string | null {
  const { project } = source
  const solo = source.tokens.some(({ text }) => text.startsWith('solo'))
  const word = solo ? 'soloed' : 'muted'
  const is = (track: TrackView): boolean => (solo ? track.soloed : track.muted)
  const named = tracksNamed(source)
  if (named.length > 0) return named.map((track) => `${track.name} is ${is(track) ? '' : 'not '}${word}.`).join(' ')
  const all = project.tracks.filter(is).map(({ name }) => name)
  return all.length === 0
    ? `No track is ${word}.`
    : `${all.length === 1 ? 'Only ' : ''}${all.join(', ')} ${all.length === 1 ? 'is' : 'are'} ${word}.`
}

function placeIn(source: Source): number | null {
  const { project, tokens } = source
  for (let at = 1; at < tokens.length; at += 1) {
    if (!['at', 'under', 'around'].includes(wordAt(source, at - 1))) continue
    const time = readPoint(source, at)?.value
    if (time?.kind === 'absolute') return time.seconds
    if (time?.kind === 'fromEnd') return project.duration - time.seconds
    if (time?.kind === 'fraction') return time.value * project.duration
    if (time?.kind === 'anchor' && time.anchor === 'cursor') return project.cursor + time.offset
  }
  return null
}

function lyingAt(project: ProjectView, time: number): readonly string[] {
  const clips = project.tracks.flatMap((track) =>
    track.clips
      .filter(({ start, end }) => start <= time && time < end)
      .map((clip) => `“${clip.name}” on ${track.name} (${formatTime(clip.start)}–${formatTime(clip.end)})`),
  )
  const labels = project.labels
    .filter(({ start, end }) => start <= time && (time < end || start === time))
    .map(({ text }) => `the label “${text}”`)
  return [...clips, ...labels]
}

/** "what's at 1:10?": the clips and labels there. */
export function sayWhatIsAt(source: Source): string | null {
  const time = placeIn(source)
  if (time === null) return null
  const there = lyingAt(source.project, time)
  return there.length === 0
    ? `There is nothing at ${formatTime(time)}; the project is ${formatTime(source.project.duration)} long.`
    : `At ${formatTime(time)}: ${there.join(', ')}.`
}

/** "how many takes are there?", "how many clips are on the vocals?" */
export function sayHowMany(source: Source): string | null {
  const at = source.tokens.findIndex((_, index) => wordAt(source, index) === 'many') + 1
  const kind = at === 0 ? null : readClipKind(source, at)
  if (kind === null) return null
  let { track } = kind
  for (let next = kind.next; track === null && next < source.tokens.length; next += 1) {
    if (['on', 'of', 'in', 'does', 'do', 'has'].includes(wordAt(source, next)))
      track = readClipOwner(source, next + 1)?.value ?? null
  }
  const own = source.project.tracks.find(({ id }) => id === track)
  if (own === undefined && kind.word === null) return null
  const clips = kind.clips.filter(({ trackId }) => own === undefined || trackId === own.id)
  const onTrack = (id: string): string => source.project.tracks.find((one) => one.id === id)?.name ?? ''
  const list = clips.map(
    ({ name, trackId, start, end }) =>
      `${name}${own === undefined ? ` on ${onTrack(trackId)}` : ''}, ${formatTime(start)}–${formatTime(end)}`,
  )
  const where = own === undefined ? '' : ` on ${own.name}`
  return list.length === 0
    ? `There are none${where}.`
    : `There ${list.length === 1 ? 'is' : 'are'} ${list.length}${where}: ${list.join('; ')}.`
}
