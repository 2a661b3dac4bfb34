import { frames, type Frames } from '../../../shared/time.ts'
import type { Project, Track } from './project.ts'

/** End of the last clip or label. */
export function projectEnd(project: Project): Frames {
  const audio = project.tracks.reduce((end, track) => Math.max(end, trackEnd(track)), 0)
  return frames(project.labels.reduce((end, label) => Math.max(end, label.end), audio))
}

export function trackEnd(track: Track): Frames {
  const last = track.clips.at(-1)
  return frames(last === undefined ? 0 : last.start + last.length)
}
