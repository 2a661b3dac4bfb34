import type { Query } from '../../tools/defineQuery.ts'
import type { Tool } from '../../tools/defineTool.ts'
import { toolSchema } from '../../tools/toolSchema.ts'
import type { ModelPlanner } from '../index.ts'
import { firstMessages } from './firstMessages.ts'
import type { ModelOptions } from './modelOptions.ts'
import { modelSession } from './modelSession.ts'

/** Plans with any server that speaks chat completions. Nothing is loaded and nobody is called before the first request. */
export function createModelPlanner({ tools, ...options }: ModelOptions & { readonly tools: readonly (Tool | Query)[] }): ModelPlanner {
  const schemas = tools.map(toolSchema)
  return {
    start: (message, context, onText) => modelSession({ options, tools: schemas, messages: firstMessages(message, context), onText }),
  }
}
