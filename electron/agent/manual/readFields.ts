import { z } from 'zod'
import { limits } from '../../../shared/schemas/limits.ts'
import type { NumberToolField, ToolField } from '../../../shared/schemas/toolEntry.ts'
import { nameParameter } from '../tools/sentences/nameParameter.ts'

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** Parameters whose value is the name of something in the project. */
const things: Readonly<Record<string, Pick<Extract<ToolField, { kind: 'thing' }>, 'of' | 'count'>>> = {
  control: { of: 'track', count: 'one' },
  clip: { of: 'clip', count: 'one' },
  label: { of: 'label', count: 'one' },
  tracks: { of: 'track', count: 'several' },
}
const mostRows = 20

/**
 * The parameters of a tool as fields, in their order. A parameter of a form that no field can show must have a default,
 * and is left out.
 */
export function readFields(parameters: z.ZodObject): ToolField[] {
  return fieldsOf(z.toJSONSchema(parameters, { io: 'input' }) as Schema)
}

function fieldsOf({ properties = {}, required = [] }: Schema): ToolField[] {
  return Object.entries(properties).flatMap(([key, schema]) => readField(key, schema, required.includes(key)) ?? [])
}

function readField(key: string, schema: Schema, required: boolean): ToolField | null {
  const { name, unit } = nameParameter(key)
  const named = { key, name, description: schema.description ?? '', required }
  const thing = Object.hasOwn(things, key) ? things[key] : undefined
  if (thing !== undefined) return { ...named, kind: 'thing', ...thing }
  if (schema.enum !== undefined) {
    const choices = schema.enum.filter((one) => typeof one === 'string' || typeof one === 'number')
    return { ...named, kind: 'choice', unit, choices, start: choices.find((one) => one === schema.default) ?? null }
  }
  if (schema.type === 'number' || schema.type === 'integer') return numberField(named, unit, schema)
  if (schema.type === 'string')
    return {
      ...named,
      kind: 'text',
      maxLength: schema.maxLength ?? limits.nameLength,
      start: typeof schema.default === 'string' ? schema.default : '',
    }
  if (schema.type === 'array' && schema.items?.properties !== undefined) {
    const columns = fieldsOf(schema.items).filter((field) => field.kind === 'number')
    return { ...named, kind: 'rows', columns, most: schema.maxItems ?? mostRows }
  }
  return null
}

function numberField(
  named: Pick<NumberToolField, 'key' | 'name' | 'description' | 'required'>,
  unit: string,
  schema: Schema,
): NumberToolField {
  const start = typeof schema.default === 'number' ? schema.default : null
  return {
    ...named,
    kind: 'number',
    unit,
    min: schema.minimum ?? null,
    max: schema.maximum ?? null,
    whole: schema.type === 'integer',
    start,
  }
}
