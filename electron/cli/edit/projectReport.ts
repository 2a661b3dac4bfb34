import type { ProjectView } from '../../../shared/schemas/projectView.ts'

/** The project as scripts see it: times in seconds, no ids. */
export function projectReport(view: ProjectView) {
  return {
    duration: view.duration,
    sampleRate: view.sampleRate,
    tracks: view.tracks.map((track) => ({
      name: track.name,
      channels: track.channels,
      clips: track.clips.map((clip) => ({ name: clip.name, start: clip.start, end: clip.end })),
    })),
    labels: view.labels.map((label) => ({ text: label.text, start: label.start, end: label.end })),
    selection: view.selection,
    cursor: view.cursor,
    canUndo: view.canUndo,
  }
}

export type ProjectReport = ReturnType<typeof projectReport>
