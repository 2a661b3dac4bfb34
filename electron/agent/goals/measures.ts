import { limits } from '../../../shared/schemas/limits.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Editor } from '../../editor/index.ts'
import { foldName } from '../prepare/references/matchNames.ts'
import type { Performed } from '../run/requestRun.ts'
import { audioOf } from '../tools/readBack/measureTracks.ts'
import type { Unmeasured } from '../../../shared/schemas/measures.ts'
import type { Found } from './sayCriterion.ts'
import type { Criterion } from '../tools/modelTools/planSteps.ts'

/** What is measured, and what the request has carried out. */
export interface Measured {
  readonly editor: Pick<Editor, 'view' | 'measure' | 'analyse'>
  readonly performed: readonly Performed[]
}

interface MeasureContext extends Measured {
  readonly view: ProjectView
  readonly tracks: ProjectView['tracks']
  readonly criterion: Criterion
}

type Measure = (place: MeasureContext) => Found | Promise<Found>

/** How each is found on the project as it is now. */
const measures: Readonly<Record<Criterion['measure'], Measure>> = {
  project_seconds: ({ view }) => view.duration,
  audio_seconds: ({ tracks }) => tracks.reduce((sum, track) => sum + audioOf(track), 0),
  clip_count: (place) => clipsOf(place).length,
  track_count: ({ view }) => view.tracks.length,
  label_count: ({ view }) => view.labels.length,
  muted_tracks: ({ tracks }) => tracks.filter(({ muted }) => muted).length,
  selection_start: ({ view }) => view.selection?.start ?? 'nothingSelected',
  selection_end: ({ view }) => view.selection?.end ?? 'nothingSelected',
  first_clip_start: (place) =>
    extreme(
      clipsOf(place).map(({ start }) => -start),
      -1,
    ),
  last_clip_end: (place) =>
    extreme(
      clipsOf(place).map(({ end }) => end),
      1,
    ),
  clip_start: (place) => clipCalled(place)?.start ?? 'noSuchClip',
  clip_end: (place) => clipCalled(place)?.end ?? 'noSuchClip',
  label_start: (place) => labelCalled(place)?.start ?? 'noSuchLabel',
  label_end: (place) => labelCalled(place)?.end ?? 'noSuchLabel',
  files_written: filesWritten,
  peak_db: (place) => level(place, 'levels'),
  loudness_lufs: (place) => level(place, 'loudness'),
  longest_silence_seconds: longestSilence,
}

/** Levels are told to a tenth, times to a few milliseconds, and counts as they are. */
export function slackOf(measure: Criterion['measure']): number {
  if (measure === 'peak_db') return 0.1
  if (measure === 'loudness_lufs') return 0.15
  return /count$|^muted|^files/u.test(measure) ? 0 : 0.01
}

export async function measure(source: Measured, criterion: Criterion): Promise<Found> {
  const view = await source.editor.view()
  const tracks = tracksFor(view, criterion.tracks)
  return typeof tracks === 'string' ? tracks : measures[criterion.measure]({ ...source, view, tracks, criterion })
}

const clipsOf = ({ tracks }: MeasureContext) => tracks.flatMap((track) => track.clips)

const extreme = (values: readonly number[], sign: 1 | -1): Found =>
  values.length === 0 ? 'noClip' : sign * Math.max(...values)

const isCalled = (one: string, { name = '' }: Criterion): boolean => foldName(one) === foldName(name)

const clipCalled = (place: MeasureContext) => clipsOf(place).find(({ name }) => isCalled(name, place.criterion))
const labelCalled = ({ view, criterion }: MeasureContext) => view.labels.find(({ text }) => isCalled(text, criterion))

/** As the editor has read them back, all or those whose path has the name in it. */
function filesWritten({ performed, criterion: { name = '' } }: MeasureContext): number {
  return performed.flatMap(({ seen }) => seen.files?.paths ?? []).filter((path) => path.includes(name)).length
}

/** The range and tracks that are listened to; why there is nothing to hear. */
function heardIn({ view, tracks, criterion }: MeasureContext) {
  const range = { start: criterion.start_time ?? 0, end: Math.min(criterion.end_time ?? view.duration, view.duration) }
  return range.end <= range.start || tracks.length === 0 ? null : { range, trackIds: tracks.map(({ id }) => id) }
}

async function level(place: MeasureContext, facts: 'levels' | 'loudness'): Promise<Found> {
  const where = heardIn(place)
  if (where === null) return 'nothingThere'
  const { mono = 'once' } = place.criterion
  const measured = await place.editor.measure({ ...where, facts, mono })
  if (!measured.ok) return measured.error
  return facts === 'levels' ? measured.value.peakDb : (measured.value.lufs ?? 'noLoudness')
}

async function longestSilence(place: MeasureContext): Promise<Found> {
  const where = heardIn(place)
  if (where === null) return 'nothingThere'
  const heard = await place.editor.analyse({
    kind: 'silences',
    ...where,
    thresholdDb: limits.silenceDb.default,
    minSilence: limits.minSilence.min,
  })
  if (!heard.ok) return heard.error
  if (heard.value.kind !== 'silences') return 'noAnswer'
  return Math.max(0, ...heard.value.silences.map(({ start, end }) => end - start))
}

function tracksFor({ tracks }: ProjectView, named: Criterion['tracks']): ProjectView['tracks'] | Unmeasured {
  if (named === undefined) return tracks
  const found = named.map((one) =>
    typeof one === 'number' ? tracks[one - 1] : tracks.find((track) => track.name.toLowerCase() === one.toLowerCase()),
  )
  const there = found.filter((track) => track !== undefined)
  return there.length === named.length ? there : 'noSuchTrack'
}
