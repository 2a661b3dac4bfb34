import type { Engine } from '../../engine/index.ts'
import type { KeptAgent } from '../parts.ts'

export const conversationKey = 'conversation'

/** Saves the conversation with the project at every change, one write at a time, the newest state last. */
export interface ConversationKeeper {
  /** Resolves when all that was said is on disk. */
  settle(): Promise<void>
  stop(): void
}

type Sources = { readonly agent: Pick<KeptAgent, 'onChange' | 'snapshot'>; readonly engine: Pick<Engine, 'writeDocument'>; readonly onProblem: (sentence: string) => void }

export function keepConversation({ agent, engine, onProblem }: Sources): ConversationKeeper {
  let changed = false
  let failed = false
  let writing: Promise<void> | null = null

  const write = async () => {
    while (changed) {
      changed = false
      const written = await engine.writeDocument(conversationKey, agent.snapshot())
      if (!written.ok && !failed) onProblem(`The conversation is not being saved. ${written.error.message}`)
      failed = !written.ok
    }
    writing = null
  }
  const stop = agent.onChange(() => {
    changed = true
    writing ??= write()
  })
  return {
    async settle() {
      while (writing !== null) await writing
    },
    stop,
  }
}
