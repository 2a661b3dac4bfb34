import {
  createAgent,
  type Agent,
  type FilePicker,
  type RecipeShelf,
  type Registry,
  registry as everyTool,
} from '../agent/index.ts'
import { offlinePlanner } from '../agent/planner/reading/index.ts'
import type { ServerMemory } from '../agent/planner/model/index.ts'
import { createEngine, type Engine, type EngineOptions } from '../engine/index.ts'
import { ok, type Result } from '../../shared/result.ts'

export type PlannerChoice =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'model'
      readonly baseUrl: string
      readonly model: string
      readonly key: string
      /** What is known of servers; left out: each session learns it anew. */
      readonly memory?: ServerMemory
    }

/** One project with its agent, put together as the window's hosts do it. */
export interface Session {
  readonly engine: Engine
  readonly agent: Agent
  close(): Promise<void>
}

export async function openSession(
  options: EngineOptions,
  planner: PlannerChoice,
  filePicker: FilePicker,
  registry: Registry = everyTool,
  recipes?: RecipeShelf,
): Promise<Result<Session>> {
  const opened = await createEngine(options)
  if (!opened.ok) return opened
  const engine = opened.value
  const agent = await startAgent(engine, planner, filePicker, registry, recipes)
  return ok({ engine, agent, close: () => engine.close() })
}

/** An agent for an engine that is open. */
export async function startAgent(
  engine: Engine,
  planner: PlannerChoice,
  filePicker: FilePicker,
  registry: Registry,
  recipes?: RecipeShelf,
): Promise<Agent> {
  return createAgent({
    editor: engine.editorFor('agent'),
    onProgress: (listener) => engine.onJobs(listener),
    filePicker,
    registry,
    offline: offlinePlanner(registry.tools),
    ...(recipes && { recipes }),
    model: planner.kind === 'offline' ? null : await loadModelPlanner(planner, registry),
  })
}

/** Loaded only when a model is used, so that a start without one stays quick. */
async function loadModelPlanner(choice: Extract<PlannerChoice, { kind: 'model' }>, { tools, queries }: Registry) {
  const { createModelPlanner } = await import('../agent/planner/model/index.ts')
  return createModelPlanner({
    baseUrl: choice.baseUrl,
    model: choice.model,
    key: choice.key,
    ...(choice.memory && { memory: choice.memory }),
    tools: [...tools, ...queries],
  })
}
