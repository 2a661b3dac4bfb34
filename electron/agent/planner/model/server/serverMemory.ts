/** What a question may carry beyond its words and tools; a server that refuses one is asked without it from then on. */
export const extras = ['temperature', 'max_completion_tokens', 'max_tokens', 'stream_options', 'strict'] as const
export type Extra = (typeof extras)[number]

/** What is known of one model on one server: asked for once, and learned from what it refuses. */
export interface ServerKnowledge {
  /** Tokens that it can hold, question and answer together; null where nobody says, undefined before it was asked. */
  contextTokens: number | null | undefined
  readonly refuses: Set<Extra>
}

/** Outlives the requests: an app has one. */
export interface ServerMemory {
  of(options: { readonly baseUrl: string; readonly model: string }): ServerKnowledge
}

export function createServerMemory(): ServerMemory {
  const known = new Map<string, ServerKnowledge>()
  return {
    of: ({ baseUrl, model }) => {
      const key = JSON.stringify([baseUrl, model])
      const found = known.get(key) ?? { contextTokens: undefined, refuses: new Set<Extra>() }
      known.set(key, found)
      return found
    },
  }
}
