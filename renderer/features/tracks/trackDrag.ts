import type { Scope } from '../../lib/scope.ts'
import type { AppContext } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { textsOf } from '../../store/useTexts.ts'

/** How far a press has to move to be a drag, CSS pixels. */
const dragFrom = 6
/** So near to an edge of the list it scrolls on. */
const edge = 28
const step = 14

const ownDrags = '.dial, .track-toggle, .icon-button, input, .track-height-handle'

/**
 * Takes a track by its header to another place; with it go the others that are selected. Escape lets go without a
 * change.
 */
export function listenToTrackDrags(header: HTMLElement, scope: Scope, app: AppContext, trackId: string): void {
  scope.listen(header, 'pointerdown', (press) => {
    if (press.button !== 0 || (press.target as Element).closest(ownDrags)) return
    const drag = scope.child()
    const { setTrackDraft } = app.store.getState()
    const end = () => {
      setTrackDraft(null)
      drag.dispose()
    }
    drag.listen(window, 'pointermove', (move) => {
      const isHeld = app.store.getState().trackDraft !== null
      if (!isHeld && Math.abs(move.clientY - press.clientY) < dragFrom) return
      setTrackDraft({ trackIds: takenWith(app, trackId), above: trackUnder(header, app, move.clientY) })
    })
    drag.listen(window, 'pointerup', () => {
      const { trackDraft } = app.store.getState()
      end()
      if (trackDraft === null) return
      // What was a drag is no press on the name.
      const click = scope.child()
      click.listen(window, 'click', (event) => event.stopPropagation(), { capture: true })
      scope.nextFrame(() => click.dispose())
      place(app, trackDraft)
    })
    drag.listen(window, 'pointercancel', end)
    drag.listen(window, 'keydown', (event) => event.key === 'Escape' && end(), { capture: true })
  })
}

function takenWith({ store }: AppContext, trackId: string): readonly string[] {
  const selected = store.getState().project?.selectedTracks ?? []
  return selected.includes(trackId) ? selected : [trackId]
}

/** The track above which they would come; null below all. Near the edges of the list it scrolls on. */
function trackUnder(header: HTMLElement, { store }: AppContext, y: number): string | null {
  const list = header.closest('.timeline-scroller')
  const rows = [...(list?.querySelectorAll('.track-row') ?? [])]
  const frame = list?.getBoundingClientRect()
  if (list && frame && y > frame.bottom - edge) list.scrollBy(0, step)
  if (list && frame && y < frame.top + edge) list.scrollBy(0, -step)
  const at = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return at < 0 ? null : (store.getState().project?.tracks[at]?.id ?? null)
}

function place(app: AppContext, { trackIds, above }: { trackIds: readonly string[]; above: string | null }): void {
  const state = app.store.getState()
  const names = state.project?.tracks.filter(({ id }) => trackIds.includes(id)).map(({ name }) => name) ?? []
  const said = textsOf(state).tracks.placed(names.join(', '))
  void editAndAnnounce(app, { kind: 'placeTracks', trackIds: [...trackIds], above }, said)
}
