import { createAgent } from '../agent/index.ts'
import { createModelPlanner, createServerMemory, modelSees, testModel } from '../agent/planner/model/index.ts'
import { offlinePlanner } from '../agent/planner/reading/index.ts'
import { createEngine } from '../engine/index.ts'
import type { AppDependencies } from './dependencies.ts'
import { spokenLanguage } from './spokenLanguage.ts'

/** What servers hold and take is learned once. */
const memory = createServerMemory()

/** What the product runs with. The settings say at every request whether a model plans, and which. */
export const dependencies: AppDependencies = {
  openEngine: createEngine,
  startAgent: (engine, { restore, save, settings, filePicker, registry, recipes, showFiles }) =>
    createAgent({
      editor: engine.editorFor('agent'),
      onProgress: (listener) => engine.onJobs(listener),
      ...(filePicker && { filePicker }),
      lists: true,
      registry,
      offline: offlinePlanner(registry.tools),
      recipes,
      showFiles,
      model: () =>
        settings.view().planner === 'model'
          ? createModelPlanner({ ...settings.modelAccess(), memory, tools: [...registry.tools, ...registry.queries] })
          : null,
      language: () => spokenLanguage(settings),
      restore,
      save,
    }),
  testModel: (access) => testModel(access),
  modelSees,
}
