import type { Query } from '../../tools/contract/defineQuery.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import type { ModelPlanner } from '../index.ts'
import { firstMessages } from './firstMessages.ts'
import type { ModelOptions } from './modelOptions.ts'
import { modelSession } from './modelSession.ts'
import { createServerMemory } from './server/serverMemory.ts'
import { createToolShelf } from './toolShelf.ts'

/**
 * Plans with any server that speaks chat completions. Nothing is loaded and nobody is called before the first request.
 */
export function createModelPlanner({
  tools,
  ...options
}: ModelOptions & { readonly tools: readonly (Tool | Query)[] }): ModelPlanner {
  const memory = options.memory ?? createServerMemory()
  return {
    start: (message, context, onText) =>
      modelSession({
        options,
        knowledge: memory.of(options),
        open: (profile) => ({
          shelf: createToolShelf(tools, message, profile, context.readTools),
          messages: firstMessages(message, context, profile),
        }),
        onText,
      }),
  }
}
