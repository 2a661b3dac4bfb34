import { createAgent } from '../agent/index.ts'
import { createOfflinePlanner } from '../agent/planner/offline/index.ts'
import { createEngine } from '../engine/index.ts'
import type { Parts } from './parts.ts'

/** The parts as people use them. The model's SDK is loaded only when a model is used, so that a start without one stays quick. */
export const parts: Parts = {
  openEngine: createEngine,
  async startAgent(engine, saved, settings) {
    return createAgent({ editor: engine, offline: createOfflinePlanner(), saved, settings })
  },
  async testModel(access) {
    const { testModel } = await import('../agent/planner/model/index.ts')
    return testModel(access)
  },
  async modelSees(project) {
    const { modelSees } = await import('../agent/planner/model/index.ts')
    return modelSees(project)
  },
}
