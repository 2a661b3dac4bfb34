import type { Agent, Registry } from '../agent/index.ts'
import type { offlinePlanner } from '../agent/planner/reading/index.ts'

type OfflinePlanner = ReturnType<typeof offlinePlanner>

export interface WordsWhenSaid {
  /** For the agent. Nothing may be asked of it before `load` has come. */
  readonly planner: OfflinePlanner
  /** Reading words: two thirds of the agent's code, of which a run of calls needs none. */
  readonly load: () => Promise<OfflinePlanner>
}

export function wordsWhenSaid({ tools }: Registry): WordsWhenSaid {
  let loaded: OfflinePlanner | null = null
  const now = (): OfflinePlanner => {
    if (loaded === null) throw new Error('words were read before what reads them was loaded')
    return loaded
  }
  return {
    planner: {
      plan: (message, context) => now().plan(message, context),
      read: (message, pending, context) => now().read(message, pending, context),
      languageOf: (message, project) => now().languageOf?.(message, project) ?? null,
    },
    load: async () => (loaded ??= (await import('../agent/planner/reading/index.ts')).offlinePlanner(tools)),
  }
}

/** The agent with whatever reads loaded before it is asked to: by a message, or by a call where one is still open. */
export function loadingWords(agent: Agent, { load }: WordsWhenSaid): Agent {
  return {
    ...agent,
    send: async (text, how) => {
      await load()
      return agent.send(text, how)
    },
    call: async (raw) => {
      if (agent.view().state !== 'idle') await load()
      return agent.call(raw)
    },
  }
}
