import type { ProjectView } from '../../shared/schemas/projectView.ts'

const sameRange = (a: ProjectView['selection'], b: ProjectView['selection']) =>
  a === b || (a !== null && b !== null && a.start === b.start && a.end === b.end)
const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, i) => id === b[i])

/** The new view with the old objects where nothing is different, so that only what changed is rendered and drawn again. */
export function keepUnchanged(before: ProjectView | null, next: ProjectView): ProjectView {
  if (!before) return next
  const sameContent = before.contentRevision === next.contentRevision && before.tracks.length === next.tracks.length
  return {
    ...next,
    tracks: sameContent ? before.tracks : next.tracks,
    labels: sameContent ? before.labels : next.labels,
    selection: sameRange(before.selection, next.selection) ? before.selection : next.selection,
    selectedTracks: sameList(before.selectedTracks, next.selectedTracks) ? before.selectedTracks : next.selectedTracks,
    selectedClips: sameList(before.selectedClips, next.selectedClips) ? before.selectedClips : next.selectedClips,
  }
}
