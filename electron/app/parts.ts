import type { Result } from '../../shared/result.ts'
import type { ProjectView } from '../../shared/schemas/projectView.ts'
import type { Agent } from '../agent/index.ts'
import type { Engine, EngineOptions } from '../engine/index.ts'
import type { ModelAccess, SettingsStore } from '../platform/index.ts'

/** An agent whose conversation can be kept with the project. */
export interface KeptAgent extends Agent {
  /** All of the conversation with what is pending, as JSON. */
  snapshot(): unknown
}

/** What the app is made of; tests bring parts of their own. */
export interface Parts {
  openEngine(options: EngineOptions): Promise<Result<Engine>>
  /** `saved` is an earlier snapshot, or null. */
  startAgent(engine: Engine, saved: unknown, settings: SettingsStore): Promise<KeptAgent>
  testModel(access: ModelAccess): Promise<Result<{ answer: string }>>
  /** The very text that a model gets beside the conversation. */
  modelSees(project: ProjectView): Promise<string>
}
