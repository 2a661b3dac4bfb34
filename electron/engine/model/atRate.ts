import { frames, type Frames } from '../../../shared/time.ts'
import type { Focus, Project } from './project.ts'

/**
 * A project without audio, its labels and focus, counted in frames of another rate: it takes the rate of what comes in.
 */
export function atRate(project: Project, focus: Focus, sampleRate: number): { project: Project; focus: Focus } {
  if (sampleRate === project.sampleRate) return { project, focus }
  const place = (frame: Frames): Frames => frames(Math.round((frame * sampleRate) / project.sampleRate))
  const range = <T extends { start: Frames; end: Frames }>(one: T): T => ({
    ...one,
    start: place(one.start),
    end: place(one.end),
  })
  return {
    project: { ...project, sampleRate, labels: project.labels.map(range) },
    focus: {
      ...focus,
      cursor: place(focus.cursor),
      selection: focus.selection === null ? null : range(focus.selection),
    },
  }
}
