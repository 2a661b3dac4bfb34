import type { AppContext } from './appContext.ts'
import { textsOf } from './useTexts.ts'

/** Makes tracks low, or as high as the others again: those that are named, else the selected ones, else all. */
export function collapseTracks(
  { store }: Pick<AppContext, 'store'>,
  to: 'low' | 'full',
  ids?: readonly string[],
): void {
  const state = store.getState()
  const { project, setCollapsed, announce } = state
  const meant = ids ?? project?.selectedTracks ?? []
  const tracks = (project?.tracks ?? []).filter(({ id }) => meant.length === 0 || meant.includes(id))
  if (tracks.length === 0) return
  setCollapsed(
    tracks.map(({ id }) => id),
    to,
  )
  announce(textsOf(state).tracks.collapsed[to](tracks.map(({ name }) => name).join(', ')), 'polite')
}
