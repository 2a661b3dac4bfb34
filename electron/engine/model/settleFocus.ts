import type { Focus, Project } from './project.ts'

/**
 * Forgets selected tracks and clips that the project does not hold any more; the same object when all are still there.
 */
export function settleFocus(focus: Focus, project: Project): Focus {
  if (focus.selectedTracks.length === 0 && focus.selectedClips.length === 0) return focus
  const tracks = new Set<string>(project.tracks.map((track) => track.id))
  const selectedTracks = keep(focus.selectedTracks, (id) => tracks.has(id))
  const selectedClips = focus.selectedClips.length === 0 ? focus.selectedClips : keepClips(focus, project)
  if (selectedTracks === focus.selectedTracks && selectedClips === focus.selectedClips) return focus
  return { ...focus, selectedTracks, selectedClips }
}

function keepClips(focus: Focus, project: Project): Focus['selectedClips'] {
  const clips = new Set<string>()
  for (const track of project.tracks) for (const clip of track.clips) clips.add(clip.id)
  return keep(focus.selectedClips, (id) => clips.has(id))
}

function keep<T>(all: readonly T[], holds: (one: T) => boolean): readonly T[] {
  return all.every(holds) ? all : all.filter(holds)
}
