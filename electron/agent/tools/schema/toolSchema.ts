import { z } from 'zod'
import { callParameters } from './callParameters.ts'
import type { Query } from '../contract/defineQuery.ts'
import type { Tool } from '../contract/defineTool.ts'

export interface ToolSchema {
  readonly name: string
  readonly description: string
  /** JSON Schema: an object that allows no other properties. */
  readonly parameters: Readonly<Record<string, unknown>>
}

/** What a model is told of a tool: its own parameters, and its target where it has one. */
export function toolSchema(
  tool: Tool | (Pick<Query, 'name' | 'description' | 'parameters'> & Partial<Pick<Query, 'target'>>),
): ToolSchema {
  const target = 'reads' in tool ? tool : (tool.target ?? null)
  const parameters = target === null ? tool.parameters : callParameters(target)
  const schema = Object.fromEntries(
    Object.entries(z.toJSONSchema(parameters, { io: 'input' })).filter(([key]) => key !== '$schema'),
  )
  return { name: tool.name, description: tool.description, parameters: { required: [], ...schema } }
}
