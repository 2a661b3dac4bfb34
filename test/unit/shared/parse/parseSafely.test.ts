import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkArguments } from '../../../../electron/agent/tools/contract/checkArguments.ts'
import { createIpc, type Handlers } from '../../../../electron/ipc/index.ts'
import { parseSafely } from '../../../../shared/parse/parseSafely.ts'

/** As it may come from a page or a model. */
const bad: unknown = JSON.parse('{"text":{"length":{"toString":1,"valueOf":1}}}')
const schema = z.strictObject({ text: z.string().max(10) })

test('a length that can not become a number is an input that does not fit', () => {
  expect(() => schema.safeParse(bad)).toThrow(TypeError)
  expect(parseSafely(schema, bad).success).toBe(false)
  expect(parseSafely(schema, { text: 'here' })).toEqual({ success: true, data: { text: 'here' } })
})

test('a fault of a schema itself is not taken for one of the input', () => {
  const broken = z.string().transform(() => {
    throw new TypeError('x is not a function')
  })
  expect(() => parseSafely(broken, 'text')).toThrow('x is not a function')
})

test('the door to the window and a tool refuse it as what it is', async () => {
  const ipc = createIpc({} as Handlers, () => undefined)
  expect(await ipc.invoke('app:chat:send', bad)).toMatchObject({ ok: false, error: { code: 'ipc/bad-input' } })
  expect(checkArguments('rename_track', schema, bad)).toMatchObject({
    ok: false,
    error: { code: 'agent/bad-arguments' },
  })
})
