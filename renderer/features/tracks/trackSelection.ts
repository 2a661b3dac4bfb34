import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import type { TimelineKeys } from '../../timeline/timelineInput.ts'

/**
 * The tracks that are selected after a press on a header, in track order. `upTo` takes all from the first selected one
 * to the pressed one.
 */
export function tracksAfterPress(
  all: readonly string[],
  selected: readonly string[],
  pressed: string,
  how: 'only' | 'toggle' | 'upTo',
): string[] {
  if (how === 'only') return [pressed]
  if (how === 'toggle') return all.filter((id) => (id === pressed ? !selected.includes(id) : selected.includes(id)))
  const at = all.indexOf(pressed)
  const first = all.findIndex((id) => selected.includes(id))
  const from = first < 0 ? at : first
  return all.slice(Math.min(from, at), Math.max(from, at) + 1)
}

/** Up and down select the next track, with Shift one more. */
export function createTrackKeys(app: AppContext): TimelineKeys {
  return {
    press({ key, shiftKey, ctrlKey, metaKey, altKey }) {
      const direction = { ArrowUp: -1, ArrowDown: 1 }[key]
      if (direction === undefined || ctrlKey || metaKey || altKey || !app.store.getState().project) return 'left'
      selectNextTrack(app, direction, shiftKey ? 'extend' : 'move')
      return 'taken'
    },
  }
}

/** Selects the track above or below; with `extend` the ones that are selected already stay so. */
function selectNextTrack(app: AppContext, direction: number, how: 'move' | 'extend'): void {
  const { project } = app.store.getState()
  if (!project || project.tracks.length === 0) return
  const isSelected = ({ id }: { id: string }) => project.selectedTracks.includes(id)
  const edge = direction < 0 ? project.tracks.findIndex(isSelected) : project.tracks.findLastIndex(isSelected)
  const next = edge < 0 ? 0 : Math.min(project.tracks.length - 1, Math.max(0, edge + direction))
  const trackIds = project.tracks
    .filter((track, index) => index === next || (how === 'extend' && isSelected(track)))
    .map(({ id }) => id)
  void ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds })
}
