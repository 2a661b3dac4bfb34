import type { ProjectView, TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Place } from '../../reader/evaluate/found.ts'
import type { AgentTexts } from '../../texts/index.ts'

/** Longer lists are cut. */
const mostListed = 50

type Answers = AgentTexts['answers']

const sayList = (say: Answers, word: 'track' | 'clip' | 'label', all: readonly string[], where = ''): string =>
  say.list(word, all.length, all.slice(0, mostListed), where)

const kindOf = ({ channels }: TrackView): 'mono' | 'stereo' => (channels === 1 ? 'mono' : 'stereo')

export function sayTracks(tracks: readonly TrackView[], { answers }: AgentTexts): string {
  return sayList(
    answers,
    'track',
    tracks.map((track) => answers.trackInList(track.name, kindOf(track), track.clips.length)),
  )
}

/** "Host and Guest are mono. Music is stereo." */
export function sayChannels(tracks: readonly TrackView[], { answers }: AgentTexts): string {
  if (tracks.length === 0) return answers.noTracks
  return [...Map.groupBy(tracks, kindOf)]
    .map(([kind, of]) =>
      answers.channels(
        of.map(({ name }) => name),
        kind,
      ),
    )
    .join(' ')
}

/** Clips, of these tracks where some are named. */
export function sayClips(
  places: readonly Place[],
  { tracks }: ProjectView,
  where: string,
  { answers }: AgentTexts,
): string {
  const ids = new Set(places.map(({ thing }) => thing?.id))
  const all = tracks.flatMap((track) =>
    track.clips
      .filter(({ id }) => ids.has(id))
      .map((clip) => answers.clipInList(clip.name, track.name, clip.start, clip.end)),
  )
  return sayList(answers, 'clip', all, where)
}

export function sayLabels(
  places: readonly Place[],
  { labels }: ProjectView,
  where: string,
  { answers }: AgentTexts,
): string {
  const ids = new Set(places.map(({ thing }) => thing?.id))
  const all = labels
    .filter(({ id }) => ids.has(id))
    .map(({ text, start, end }) => answers.labelInList(text, start, end))
  return sayList(answers, 'label', all, where)
}

/** The clips and labels at a time. */
export function sayWhatIsAt(time: number, project: ProjectView, { answers }: AgentTexts): string {
  const clips = project.tracks.flatMap((track) =>
    track.clips
      .filter(({ start, end }) => start <= time && time < end)
      .map((clip) => answers.clipThere(clip.name, track.name, clip.start, clip.end)),
  )
  const labels = project.labels
    .filter(({ start, end }) => start <= time && (time < end || start === time))
    .map(({ text }) => answers.labelThere(text))
  const there = [...clips, ...labels]
  return there.length === 0 ? answers.nothingAt(time, project.duration) : answers.thereAt(time, there)
}

/** "which tracks are muted?", "is the host soloed?" */
export function sayStates(
  named: readonly TrackView[],
  word: 'muted' | 'soloed',
  { tracks }: ProjectView,
  { answers }: AgentTexts,
): string {
  if (named.length > 0) return named.map((track) => answers.trackState(track.name, word, track[word])).join(' ')
  const all = tracks.filter((track) => track[word]).map(({ name }) => name)
  return all.length === 0 ? answers.noneIs(word) : answers.theseAre(all, word)
}
