import type { ProjectSeed } from '../../engine/index.ts'
import type { EvalProject } from './caseSchema.ts'

/** A fixture as the engine takes it: what the file leaves out filled in. */
export function projectSeed(project: EvalProject): ProjectSeed {
  return {
    sampleRate: project.sampleRate,
    tracks: project.tracks.map((track) => ({
      name: track.name,
      channels: track.channels,
      clips: track.clips.map((clip) => ({ name: clip.name ?? track.name, start: clip.start, end: clip.end })),
      silences: track.silences,
    })),
    labels: project.labels.map((label) => ({ text: label.text, start: label.start, end: label.end ?? label.start })),
    selection: project.selection,
    selectedTracks: project.selectedTracks,
    selectedClips: project.selectedClips,
    cursor: project.cursor,
  }
}
