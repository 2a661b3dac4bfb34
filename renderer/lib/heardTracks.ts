import type { TrackView } from '../../shared/schemas/projectView.ts'

/** Those that are played: what is soloed where anything is, and nothing that is muted. */
export function heardTracks(tracks: readonly TrackView[]): readonly TrackView[] {
  const soloed = tracks.filter(({ soloed: alone }) => alone)
  return (soloed.length > 0 ? soloed : tracks).filter(({ muted }) => !muted)
}
