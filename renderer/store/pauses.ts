import { routes } from '../../shared/ipc/routes.ts'
import { reasonOf } from '../../shared/reasonOf.ts'
import { withQuery } from '../lib/withQuery.ts'
import type { AppContext } from './appContext.ts'
import type { AppStore } from './appStore.ts'
import { textsOf } from './useTexts.ts'

type Fetch = (address: string) => Promise<Response>

/**
 * Asks for the pauses of all tracks, once for each state of the project: they are looked for elsewhere, and known a
 * moment later (`pauses` of the state). One track behind the other, since whoever scrolls meanwhile comes first.
 */
export function askForPauses({ store }: Pick<AppContext, 'store'>, get: Fetch = (address) => fetch(address)): void {
  const state = store.getState()
  const { project, pauses, setPauses } = state
  if (!project || pauses.revision === project.contentRevision) return
  const revision = project.contentRevision
  setPauses({ revision, of: new Map() })
  const tracks = project.tracks.filter(({ clips }) => clips.length > 0)
  readAll(
    store,
    tracks.map(({ id }) => id),
    revision,
    get,
  ).catch((cause: unknown) => {
    state.tell(textsOf(state).timeline.pausesLost(reasonOf(cause)), 'info')
  })
}

async function readAll(store: AppStore, trackIds: readonly string[], revision: number, get: Fetch): Promise<void> {
  for (const track of trackIds) {
    const answer = await get(withQuery(routes.pauses, { track, rev: revision }))
    if (!answer.ok) throw new Error(await answer.text())
    const times = new Float64Array(await answer.arrayBuffer())
    const { pauses, setPauses } = store.getState()
    // Somebody has asked for a newer state meanwhile.
    if (pauses.revision !== revision) return
    setPauses({ revision, of: new Map(pauses.of).set(track, times) })
  }
}
