import * as zod from 'zod'
import { expect, test } from 'vitest'
import { lateSchemas } from '../../../scripts/lateSchemas.mjs'
import { late } from '../../../scripts/lateSchemas/late.mjs'
import { z } from '../../../scripts/lateSchemas/zod.mjs'

/** The same declarations, made at once and made late. */
function both<Schema>(declare: (z: typeof zod.z) => Schema): [Schema, Schema] {
  return [declare(zod.z), declare(z)]
}

const requests = (z: typeof zod.z) => {
  const name = z.string().trim().min(1, 'A name is needed').max(5)
  const shared = z.strictObject({ kind: z.literal('name'), name })
  return z.discriminatedUnion('kind', [
    shared,
    z.object({ kind: z.literal('move'), to: z.number().min(0).default(3), how: z.enum(['up', 'down']).optional() }),
    z.strictObject({ ...shared.shape, kind: z.enum(['both', 'none']), list: z.array(z.union([z.string(), z.null()])) }),
    z
      .strictObject({ kind: z.literal('range'), from: z.number(), to: z.number() })
      .refine(({ from, to }) => from < to, 'The end is later'),
  ])
}

const inputs: readonly unknown[] = [
  { kind: 'name', name: ' Anna ' },
  { kind: 'name', name: ' \t' },
  { kind: 'name', name: 'Anna', more: 1 },
  { kind: 'move' },
  { kind: 'move', to: -1, how: 'left' },
  { kind: 'both', name: 'a', list: ['b', null] },
  { kind: 'none', name: 'a', list: [3] },
  { kind: 'range', from: 2, to: 1 },
  { kind: 'range', from: 1, to: 2 },
  { kind: 'else' },
  { name: 'Anna' },
  null,
  'name',
]

test('what is read, and what is said of what does not fit, is the same', () => {
  const [now, later] = both(requests)
  for (const input of inputs) {
    const [wanted, found] = [now.safeParse(input), later.safeParse(input)]
    expect(found.data).toEqual(wanted.data)
    expect(found.error?.issues).toEqual(wanted.error?.issues)
  }
})

test('a model is told the same', () => {
  const [now, later] = both((z) => {
    const time = z.number().min(0).describe('Seconds.')
    return z.strictObject({
      time: time.optional().describe('Where.'),
      to: time,
      kinds: z.record(z.string(), z.unknown()),
    })
  })
  expect(z.toJSONSchema(later, { io: 'input' })).toEqual(zod.toJSONSchema(now, { io: 'input' }))
})

test('parts of a shape, and what others make of them, are the same', () => {
  const [now, later] = both((z) => {
    const schema = z.object({ a: z.string().default('x'), b: z.number().optional() }).strict()
    const { a } = schema.shape
    return {
      a: a.parse(undefined),
      names: Object.keys(schema.shape),
      part: schema.partial().pick({ b: true }).parse({}),
    }
  })
  expect(later).toEqual(now)
})

test('a schema is made when it is first asked for anything, once, and of a union the one that is meant', () => {
  const made: string[] = []
  const option = (kind: string) =>
    late(
      () => {
        made.push(kind)
        return zod.object({ kind: zod.literal(kind) })
      },
      { shape: { kind: z.literal(kind) } },
    ) as zod.z.ZodObject<{ kind: zod.z.ZodLiteral<string> }>
  const [one, other] = [option('one'), option('other')]
  const union = z.discriminatedUnion('kind', [one, other])
  const further = one.optional().describe('One.')
  expect(made).toEqual([])
  expect(union.parse({ kind: 'other' })).toEqual({ kind: 'other' })
  expect(union.safeParse({ kind: 'other', more: 1 }).success).toBe(true)
  expect(made).toEqual(['other'])
  expect(further.safeParse(undefined).success).toBe(true)
  expect(union.safeParse({ kind: 'none' }).success).toBe(false)
  expect(made).toEqual(['other', 'one'])
})

test('what is waited for is not taken for a promise, and an instance of its class', async () => {
  const schema = z.object({ a: z.string() })
  expect(await Promise.resolve(schema)).toBe(schema)
  expect(schema).toBeInstanceOf(zod.ZodObject)
})

test('only schemas of ours wait', () => {
  expect(lateSchemas.resolveId('zod', '/app/shared/schemas/limits.ts')).toMatch(/lateSchemas.zod\.mjs$/)
  expect(lateSchemas.resolveId('zod', '/app/node_modules/openai/index.mjs')).toBeNull()
  expect(lateSchemas.resolveId('xstate', '/app/shared/schemas/limits.ts')).toBeNull()
})
