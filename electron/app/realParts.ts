import { createAgent, queries, tools } from '../agent/index.ts'
import { createModelPlanner, modelSees, testModel } from '../agent/planner/model/index.ts'
import { createOfflinePlanner } from '../agent/planner/offline/index.ts'
import { createEngine } from '../engine/index.ts'
import type { Parts } from './parts.ts'

/** The parts as people use them. The settings say at every request whether a model plans, and which. */
export const parts: Parts = {
  openEngine: createEngine,
  startAgent: (engine, { restore, save, settings, places }) =>
    createAgent({
      editor: engine.client('agent'),
      onProgress: (listener) => engine.onJobs(listener),
      ...(places && { places }),
      offline: createOfflinePlanner(tools),
      model: () =>
        settings.view().planner === 'model'
          ? createModelPlanner({ ...settings.modelAccess(), tools: [...tools, ...queries] })
          : null,
      restore,
      save,
    }),
  testModel: (access) => testModel(access),
  modelSees,
}
