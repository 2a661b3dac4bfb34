import { frames, type Frames } from '../../../shared/time.ts'
import type { Project, Track } from './project.ts'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'

/** End of the last clip or label. */
export function projectEnd(project: Project): Frames {
  const audio = project.tracks.reduce((end, track) => Math.max(end, trackEnd(track)), 0)
  return frames(project.labels.reduce((end, label) => Math.max(end, label.end), audio))
}

export function trackEnd(track: Track): Frames {
  const last = track.clips.at(-1)
  return frames(last === undefined ? 0 : last.start + last.length)
}

/** A timeline that is longer than times can be told could not be selected any more. */
export function checkLength(end: number, sampleRate: number): Result<void> {
  if (end <= limits.time.max * sampleRate) return ok()
  return err(failure('engine/bad-value', { problem: { kind: 'project-too-long', hours: limits.time.max / 3600 } }))
}
