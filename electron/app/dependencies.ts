import type { Result } from '../../shared/result.ts'
import type { ProjectView } from '../../shared/schemas/projectView.ts'
import type { Agent, FilePicker, RecipeShelf, Registry } from '../agent/index.ts'
import type { Engine, EngineOptions } from '../engine/index.ts'
import type { ModelAccess, SettingsStore } from '../platform/index.ts'

export interface AgentSurroundings {
  /** What `save` was given last, or null. */
  readonly restore: unknown
  readonly save: (conversation: unknown) => Promise<void>
  readonly settings: SettingsStore
  /** Null on a host whose page picks the files: nothing that is said there touches one. */
  readonly filePicker: FilePicker | null
  /** Every tool there is: those of the app, and programs that manifests describe. */
  readonly registry: Registry
  readonly recipes: RecipeShelf
  /** Opens the batch of the window with a recipe. */
  readonly showFiles: (recipe: string) => Result<void>
}

/** What the app is given from outside; tests put their own in. */
export interface AppDependencies {
  openEngine(options: EngineOptions): Promise<Result<Engine>>
  startAgent(engine: Engine, around: AgentSurroundings): Agent
  testModel(access: ModelAccess): Promise<Result<{ answer: string }>>
  /** The very text that a model gets beside the conversation. */
  modelSees(project: ProjectView): string
}
