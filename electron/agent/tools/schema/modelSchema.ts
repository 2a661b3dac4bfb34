import { targetParameters } from '../contract/target.ts'
import { toolSchema, type ToolSchema } from './toolSchema.ts'

export interface SchemaStyle {
  /** Of descriptions: all of them, or the first sentence for a model with little memory. */
  readonly text: 'whole' | 'first sentence'
  /** `strict`: every value is named, and null where it is left out, as servers want that hold a model to the schema. */
  readonly form: 'plain' | 'strict'
}

type Json = Readonly<Record<string, unknown>>

/**
 * What is sent to a model of a tool. Limits are checked anyway and told when they are not kept, and what every tool
 * takes in the same way (times, `place`, tracks) is explained once, in the system prompt: repeated with each tool it
 * would fill a small model's memory.
 */
export function modelSchema(tool: Parameters<typeof toolSchema>[0], style: SchemaStyle): ToolSchema {
  const { name, description, parameters } = toolSchema(tool)
  return { name, description: cut(description, style), parameters: sized(parameters, style) }
}

/** The same for a schema that is no tool's. */
export const sizedSchema = (schema: ToolSchema, style: SchemaStyle): ToolSchema => ({
  ...schema,
  description: cut(schema.description, style),
  parameters: sized(schema.parameters, style),
})

function sized(parameters: Json, style: SchemaStyle): Json {
  const given = (parameters['properties'] ?? {}) as Readonly<Record<string, Json>>
  const required = (parameters['required'] ?? []) as readonly string[]
  const isPlaced = 'start_time' in given || 'time' in given
  const properties = Object.fromEntries([
    ...Object.entries(given).map(([key, schema]) => [key, isTarget(key) ? targets[key] : slim(schema, style)]),
    ...(isPlaced ? [['place', { type: 'string' }]] : []),
  ]) as Readonly<Record<string, Json>>
  const needed = required.filter((key) => !(isPlaced && isTarget(key) && key !== 'tracks'))
  if (style.form === 'strict') return strict({ type: 'object', properties, required: needed })
  return { type: 'object', properties, ...(needed.length > 0 && { required: needed }) }
}

const isTarget = (key: string): key is keyof typeof targets => (targetParameters as readonly string[]).includes(key)

const time = { type: ['number', 'string'] }
const targets = {
  start_time: time,
  end_time: time,
  time,
  tracks: { type: 'array', items: { type: ['string', 'integer'] } },
}

/** Limits, and what goes without saying. */
const unsaid: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'additionalProperties',
])

function slim(schema: unknown, style: SchemaStyle): Json {
  return Object.fromEntries(
    Object.entries(schema as Json)
      .filter(([key]) => !unsaid.has(key))
      .map(([key, value]) => [key, slimValue(key, value, style)]),
  )
}

function slimValue(key: string, value: unknown, style: SchemaStyle): unknown {
  if (key === 'description') return cut(String(value), style)
  if (key === 'properties') return mapValues(value as Json, (one) => slim(one, style))
  if (key === 'anyOf') return (value as readonly unknown[]).map((one) => slim(one, style))
  return key === 'items' ? slim(value, style) : value
}

const mapValues = (value: Json, change: (one: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]))

function cut(text: string, { text: how }: SchemaStyle): string {
  return how === 'whole' ? text : (/^.*?[.;:](?=\s|$)/su.exec(text)?.[0] ?? text).replace(/[;:]$/u, '.')
}

/** Every property is required, and the optional ones may be null; nothing else is allowed; a default is only said. */
function strict(schema: Json): Json {
  const rest = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'default'))
  const items = rest['items'] === undefined ? {} : { items: strict(rest['items'] as Json) }
  const properties = rest['properties'] as Readonly<Record<string, Json>> | undefined
  if (properties === undefined) return { ...rest, ...items }
  const required = (rest['required'] ?? []) as readonly string[]
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, one]) => [key, required.includes(key) ? strict(one) : orNull(strict(one))]),
    ),
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

function orNull(schema: Json): Json {
  const { type, enum: choices } = schema
  if (type === undefined) return { anyOf: [schema, { type: 'null' }] }
  const types = Array.isArray(type) ? (type as readonly string[]) : [type as string]
  return { ...schema, type: [...types, 'null'], ...(Array.isArray(choices) && { enum: [...choices, null] }) }
}
