import type { Query } from '../../tools/contract/defineQuery.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import type { ModelPlanner } from '../index.ts'
import { firstMessages } from './firstMessages.ts'
import type { ModelOptions } from './modelOptions.ts'
import { modelSession } from './modelSession.ts'
import { createToolShelf } from './toolShelf.ts'

/**
 * Plans with any server that speaks chat completions. Nothing is loaded and nobody is called before the first request.
 */
export function createModelPlanner({
  tools,
  ...options
}: ModelOptions & { readonly tools: readonly (Tool | Query)[] }): ModelPlanner {
  return {
    start: (message, context, onText) =>
      modelSession({
        options,
        shelf: createToolShelf(tools, message),
        messages: firstMessages(message, context),
        onText,
      }),
  }
}
