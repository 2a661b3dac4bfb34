import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { Target } from '../../edits/readTarget.ts'
import type { MeasuredRange } from '../../measure/loudness/index.ts'
import type { Project, Track } from '../../model/project.ts'
import { audioEnd } from '../../render/audibleTracks.ts'

/** What something is measured by. */
export interface Reference {
  readonly name: string
  readonly tracks: readonly Track[]
  /** In frames of the timeline. */
  readonly range: MeasuredRange
  /** It is a track of its own, and not a time on what is acted on. */
  readonly isTrack: boolean
}

/**
 * A track by its name, all of it; else a clip; else a label, which is its time on the tracks that are acted on. Fails
 * where nothing has that name, or several clips and labels have it: which of them is for nobody to guess.
 */
export function findReference(project: Project, name: string, target: Target): Result<Reference> {
  const wanted = name.toLowerCase()
  const isIt = (called: string): boolean => called.toLowerCase() === wanted
  const whole = { start: 0, end: audioEnd(project) }
  const track = project.tracks.find((one) => one.name === name) ?? project.tracks.find((one) => isIt(one.name))
  if (track !== undefined) return ok({ name: track.name, tracks: [track], range: whole, isTrack: true })
  const clips = project.tracks.flatMap((one) =>
    one.clips
      .filter((clip) => isIt(clip.name))
      .map(({ name: called, start, length }): Reference => ({
        name: called,
        tracks: [one],
        range: { start, end: start + length },
        isTrack: false,
      })),
  )
  const labels = project.labels
    .filter(({ text, start, end }) => isIt(text) && end > start)
    .map(({ text, start, end }): Reference => ({
      name: text,
      tracks: target.tracks,
      range: { start, end },
      isTrack: false,
    }))
  const [only, ...others] = [...clips, ...labels]
  if (only === undefined) return err(failure('engine/unknown-track', { id: name }))
  return others.length > 0 ? err(failure('engine/bad-value', { problem: { kind: 'several-of-one-name' } })) : ok(only)
}
