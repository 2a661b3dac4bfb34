import {
  createAgent,
  type Agent,
  type FilePicker,
  type RecipeShelf,
  type Registry,
  registry as everyTool,
} from '../agent/index.ts'
import type { ServerMemory } from '../agent/planner/model/index.ts'
import type { Language } from '../../shared/language.ts'
import { createEngine, type Engine, type EngineOptions } from '../engine/index.ts'
import { ok, type Result } from '../../shared/result.ts'
import { loadingWords, wordsWhenSaid } from './wordsWhenSaid.ts'

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
  /** The language that the first of these messages tells; null where none does. */
  languageOf(messages: readonly string[]): Promise<Language | null>
  close(): Promise<void>
}

export async function openSession(
  options: EngineOptions,
  planner: PlannerChoice,
  filePicker: FilePicker,
  registry: Registry = everyTool,
  recipes?: RecipeShelf,
  language?: () => Language,
): Promise<Result<Session>> {
  const opened = await createEngine(options)
  if (!opened.ok) return opened
  const engine = opened.value
  const started = await startAgent(engine, planner, filePicker, { registry, recipes, language })
  return ok({ engine, ...started, close: () => engine.close() })
}

interface Surroundings {
  readonly registry: Registry
  readonly recipes?: RecipeShelf | undefined
  readonly language?: (() => Language) | undefined
  readonly newId?: () => string
  /** When what reads words is loaded; left out: at once. */
  readonly reads?: 'whenSaid'
}

/** An agent for an engine that is open. */
export async function startAgent(
  engine: Engine,
  planner: PlannerChoice,
  filePicker: FilePicker,
  { registry, recipes, language, newId, reads }: Surroundings,
): Promise<Pick<Session, 'agent' | 'languageOf'>> {
  const model = planner.kind === 'offline' ? null : await loadModelPlanner(planner, registry)
  const words = wordsWhenSaid(registry)
  if (reads === undefined) await words.load()
  const agent = createAgent({
    editor: engine.editorFor('agent'),
    onProgress: (listener) => engine.onJobs(listener),
    filePicker,
    registry,
    offline: words.planner,
    ...(language && { language }),
    ...(recipes && { recipes }),
    ...(newId && { newId }),
    model,
  })
  return {
    agent: loadingWords(agent, words),
    async languageOf(messages) {
      if (messages.length === 0) return null
      const [view, offline] = [await engine.view(), await words.load()]
      for (const message of messages) {
        const told = offline.languageOf?.(message, view) ?? null
        if (told !== null) return told
      }
      return null
    },
  }
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
