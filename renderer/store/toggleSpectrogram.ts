import type { AppContext } from './appContext.ts'
import { textsOf } from './useTexts.ts'

/**
 * Shows tracks by their frequencies over time, or by their waveforms where all of them are shown so already. Without
 * tracks: those that are selected, else the one whose lane was clicked, else all.
 */
export function toggleSpectrogram({ store }: Pick<AppContext, 'store'>, trackIds?: readonly string[]): void {
  const state = store.getState()
  const { project, pointedTrack, spectrograms, showAs, announce } = state
  const tracks = project?.tracks ?? []
  const meant = trackIds ?? project?.selectedTracks ?? []
  const asked = meant.length > 0 ? meant : tracks.map(({ id }) => id).filter((id) => id === pointedTrack)
  const shown = asked.length > 0 ? tracks.filter(({ id }) => asked.includes(id)) : tracks
  if (shown.length === 0) return
  const as = shown.every(({ id }) => spectrograms.has(id)) ? 'waveform' : 'spectrogram'
  showAs(
    shown.map(({ id }) => id),
    as,
  )
  const names = shown.map(({ name }) => name).join(', ')
  announce(textsOf(state).tracks.shownAs[as](names), 'polite')
}
