import { type Failure, failure } from '../../../shared/failures/index.ts'
import type { Engine } from '../../engine/index.ts'

const key = 'conversation'

/** Where a conversation is kept with its project. */
export interface ConversationKeeper {
  readonly read: () => Promise<unknown>
  /** Resolves when it is on disk, or when the person was told that it can't be. */
  readonly save: (conversation: unknown) => Promise<void>
  /** Resolves when nothing is being written any more. */
  readonly settle: () => Promise<void>
}

export function keepConversation(
  engine: Pick<Engine, 'readDocument' | 'writeDocument'>,
  onProblem: (problem: Failure) => void,
): ConversationKeeper {
  let failing = false
  let last: Promise<void> = Promise.resolve()

  const write = async (conversation: unknown) => {
    const written = await engine.writeDocument(key, conversation)
    if (!written.ok && !failing) [failure('app/conversation-not-saved'), written.error].forEach(onProblem)
    failing = !written.ok
  }
  return {
    read: () => engine.readDocument(key),
    save: (conversation) => {
      last = last.then(() => write(conversation))
      return last
    },
    settle: () => last,
  }
}
