import { messageOf } from '../../../shared/failures/index.ts'
import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { Editor } from '../../editor/index.ts'
import { audioOf } from '../tools/readBack/measureTracks.ts'
import type { Criterion, Goals } from '../tools/modelTools/planSteps.ts'

/** A criterion that does not hold, or could not be measured. */
export interface Missed {
  readonly goal: string
  readonly measure: string
  readonly expected: string
  readonly found: string
}

type Listener = Pick<Editor, 'view' | 'measure' | 'analyse'>

/** Levels are told to a tenth, times to a few milliseconds. */
const slack: Readonly<Record<Criterion['measure'], number>> = {
  project_seconds: 0.01,
  audio_seconds: 0.01,
  clip_count: 0,
  track_count: 0,
  label_count: 0,
  peak_db: 0.1,
  loudness_lufs: 0.15,
  longest_silence_seconds: 0.01,
}

/** Measures every criterion of the plan on the project as it is now: what a model says of it does not count. */
export async function checkGoals(editor: Listener, goals: Goals): Promise<Missed[]> {
  const missed: Missed[] = []
  for (const { goal, done_when: criteria } of goals) {
    for (const criterion of criteria) {
      const found = await measure(editor, criterion)
      if (typeof found !== 'number' || !holds(criterion, found))
        missed.push({
          goal,
          measure: criterion.measure,
          expected: sayBounds(criterion),
          found: typeof found === 'number' ? sayNumber(found) : found,
        })
    }
  }
  return missed
}

function holds({ measure: of, at_least: least, at_most: most }: Criterion, found: number): boolean {
  return (least === undefined || found >= least - slack[of]) && (most === undefined || found <= most + slack[of])
}

function sayBounds({ at_least: least, at_most: most }: Criterion): string {
  if (least === undefined) return most === undefined ? 'any' : `at most ${most}`
  if (most === undefined) return `at least ${least}`
  return least === most ? `${least}` : `${least} to ${most}`
}

const sayNumber = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 100) / 100) : 'silence'

/** The number, or why there is none. */
async function measure(editor: Listener, criterion: Criterion): Promise<number | string> {
  const view = await editor.view()
  const tracks = tracksFor(view, criterion.tracks)
  if (typeof tracks === 'string') return tracks
  switch (criterion.measure) {
    case 'project_seconds':
      return view.duration
    case 'audio_seconds':
      return tracks.reduce((sum, track) => sum + audioOf(track), 0)
    case 'clip_count':
      return tracks.reduce((sum, track) => sum + track.clips.length, 0)
    case 'track_count':
      return view.tracks.length
    case 'label_count':
      return view.labels.length
    case 'peak_db':
    case 'loudness_lufs':
    case 'longest_silence_seconds': {
      const range = {
        start: criterion.start_time ?? 0,
        end: Math.min(criterion.end_time ?? view.duration, view.duration),
      }
      if (range.end <= range.start || tracks.length === 0) return 'nothing there'
      return listen(editor, criterion.measure, { range, trackIds: tracks.map(({ id }) => id) })
    }
  }
}

/** What has to be heard to be known. */
async function listen(
  editor: Listener,
  what: 'peak_db' | 'loudness_lufs' | 'longest_silence_seconds',
  where: { readonly range: RangeView; readonly trackIds: string[] },
): Promise<number | string> {
  if (what !== 'longest_silence_seconds') {
    const measured = await editor.measure({ ...where, facts: what === 'peak_db' ? 'levels' : 'loudness' })
    if (!measured.ok) return messageOf(measured.error)
    return what === 'peak_db' ? measured.value.peakDb : (measured.value.lufs ?? 'no loudness')
  }
  const heard = await editor.analyse({
    kind: 'silences',
    ...where,
    thresholdDb: limits.silenceDb.default,
    minSilence: limits.minSilence.min,
  })
  if (!heard.ok) return messageOf(heard.error)
  if (heard.value.kind !== 'silences') return 'no answer'
  return Math.max(0, ...heard.value.silences.map(({ start, end }) => end - start))
}

function tracksFor({ tracks }: ProjectView, named: Criterion['tracks']): ProjectView['tracks'] | string {
  if (named === undefined) return tracks
  const found = named.map((one) =>
    typeof one === 'number' ? tracks[one - 1] : tracks.find((track) => track.name.toLowerCase() === one.toLowerCase()),
  )
  const there = found.filter((track) => track !== undefined)
  return there.length === named.length ? there : 'no such track'
}
