import { setImmediate } from 'node:timers/promises'
import type { editorMethods, Handlers } from '../../editor/index.ts'
import type { Owner } from '../contract.ts'
import { fromDiskLater } from '../disk/diskFailures.ts'
import type { Session } from '../session/session.ts'
import type { RunningWork } from './runningWork.ts'
import { workTitles } from './workTitles.ts'

type Listening = Pick<Handlers<typeof editorMethods, [owner: Owner]>, 'measure' | 'analyse'>

const analysing = async () => import('../state/analyseState.ts')
const measuring = async () => import('../state/measureState.ts')
const pause = async (): Promise<void> => setImmediate()

/**
 * Questions about the sound that take their time. The project may change meanwhile: the answer is about what it was.
 * What answers them is loaded with the first.
 */
export function createListening(session: Session, work: RunningWork): Listening {
  const { store } = session
  return {
    analyse: async (owner, request) => {
      const state = session.stateFor(owner)
      return work.runJob(owner, { title: workTitles[request.kind] }, async (job) => {
        const { analyseState } = await analysing()
        return analyseState({ store, pause, ...job }, state, request)
      })
    },
    measure: async (owner, request) => {
      const state = session.stateFor(owner)
      const { facts } = request
      if (facts === 'loudness' || facts === 'mix')
        return work.runJob(owner, { title: facts === 'mix' ? workTitles.levels : workTitles.loudness }, async (job) => {
          const { measureMixOf, measureLoudnessOf } = await analysing()
          const listen = facts === 'mix' ? measureMixOf : measureLoudnessOf
          return listen({ store, pause, ...job }, state, request)
        })
      // Every step of a request is measured before and after: too short and too often to be told as jobs.
      return work.run(owner, async (signal) => {
        const { measureState } = await measuring()
        return fromDiskLater(() => measureState({ store, pause, signal }, state, request))
      })
    },
  }
}
