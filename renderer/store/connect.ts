import { keepPlaces } from '../lib/trackHue.ts'
import { messageIn, recoverOf } from '../../shared/failures/index.ts'
import type { Bridge } from '../../shared/ipc/channels.ts'
import type { ConversationView } from '../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../shared/schemas/projectView.ts'
import type { Scope } from '../lib/scope.ts'
import type { AppStore } from './appStore.ts'
import { textsOf } from './useTexts.ts'
import { clampView, fitView } from './viewMath.ts'

/** Fills the mirrors from the app, now and at every event. The only writer of mirror state. */
export async function connect(api: Bridge, store: AppStore, scope: Scope): Promise<void> {
  const showProject = (project: ProjectView) => mirrorProject(store, project)
  const showConversation = (conversation: ConversationView) =>
    store.setState({ conversation, streaming: conversation.streaming })

  scope.add(api.on('app:project:changed', showProject))
  scope.add(api.on('app:conversation:changed', showConversation))
  scope.add(api.on('app:conversation:streaming', ({ text }) => store.setState({ streaming: text })))
  scope.add(api.on('app:jobs:changed', (jobs) => store.setState({ jobs })))
  scope.add(api.on('app:batch:changed', (batch) => store.setState({ batch })))
  scope.add(api.on('app:settings:changed', (settings) => store.setState({ settings })))
  scope.add(api.on('app:notice', ({ text, tone }) => store.getState().tell(text, tone)))

  const language = () => textsOf(store.getState()).language
  const state = await api.invoke('app:state:get', undefined)
  if (!state.ok) {
    store.getState().tell(messageIn(state.error, language()), 'problem', { recover: recoverOf(state.error) })
    return
  }
  const { project, conversation, settings, jobs, host } = state.value
  showProject(project)
  showConversation(conversation)
  store.setState({ settings, jobs, host, connection: 'open' })
  const batch = await api.invoke('app:batch:read', undefined)
  if (batch.ok) store.setState({ batch: batch.value })
  else store.getState().tell(messageIn(batch.error, language()), 'problem')
  const tools = await api.invoke('app:tools:list', undefined)
  if (tools.ok) store.setState({ tools: tools.value })
  else store.getState().tell(messageIn(tools.error, language()), 'problem')
}

/** An older view that arrives late (an answer overtaken by an event) is left out. */
function mirrorProject(store: AppStore, newest: ProjectView): void {
  const { project: before, huePlaces: places, view, zoomMode } = store.getState()
  if (before && before.revision > newest.revision) return
  const project = keepUnchanged(before, newest)
  const fits = zoomMode === 'fit' || !before || before.duration === 0
  const next = fits ? fitView(view.width, project) : clampView(view, project)
  const same = next.t0 === view.t0 && next.pxPerSec === view.pxPerSec
  const huePlaces = keepPlaces(
    places,
    project.tracks.map(({ id }) => id),
  )
  const shown = { project, huePlaces }
  store.setState(same ? shown : { ...shown, view: next, zoomMode: fits ? 'fit' : zoomMode })
}

const sameRange = (a: ProjectView['selection'], b: ProjectView['selection']) =>
  a === b || (a !== null && b !== null && a.start === b.start && a.end === b.end)
const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, i) => id === b[i])

/**
 * The new view with the old objects where nothing is different, so that only what changed is rendered and drawn again.
 */
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
