import type { ApprovalStep } from '../../../shared/schemas/conversation.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import { nameParameterIn } from '../tools/sentences/nameParameter.ts'
import { targetParameters } from '../tools/contract/target.ts'
import { toolSchema } from '../tools/schema/toolSchema.ts'

type Value = ApprovalStep['values'][number]

/** The tool's own values as the dialog shows them, each with the limits that its schema has. */
export function describeValues(tool: Tool, args: Readonly<Record<string, unknown>>, texts: AgentTexts): Value[] {
  const properties = propertiesOf(tool)
  return Object.entries(args)
    .filter(([key]) => !(targetParameters as readonly string[]).includes(key))
    .flatMap(([key, value]): Value[] => {
      if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean') return []
      const schema = properties[key] ?? {}
      return [
        {
          key,
          ...nameParameterIn(key, texts),
          value,
          min: numberIn(schema, 'minimum'),
          max: numberIn(schema, 'maximum'),
          choices: choicesIn(schema),
        },
      ]
    })
}

type Schema = Readonly<Record<string, unknown>>

function propertiesOf(tool: Tool): Readonly<Record<string, Schema | undefined>> {
  const { properties } = toolSchema(tool).parameters
  return typeof properties === 'object' && properties !== null ? (properties as Record<string, Schema>) : {}
}

function numberIn(schema: Schema, key: 'minimum' | 'maximum'): number | null {
  const value = schema[key]
  return typeof value === 'number' ? value : null
}

function choicesIn(schema: Schema): (number | string)[] | null {
  const listed = schema['enum']
  return Array.isArray(listed) ? listed.filter((one) => typeof one === 'number' || typeof one === 'string') : null
}
