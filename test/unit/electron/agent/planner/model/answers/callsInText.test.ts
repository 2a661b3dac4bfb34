import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callsInText, showable } from '../../../../../../../electron/agent/planner/model/answers/callsInText.ts'
import { readTurn } from '../../../../../../../electron/agent/planner/model/answers/readTurn.ts'
import { answerBuilder } from '../../../../../../../electron/agent/planner/model/rawAnswer.ts'

const isTool = (name: string) => name === 'seek'
/** Pieces of the forms in which models write calls, in any order. */
const scrap = fc.constantFrom(
  '<tool_call>',
  '</tool_call>',
  '```json\n',
  '```',
  '{"name":"seek",',
  '"arguments":{"time":1}}',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  '<think>',
  '</think>',
  '<function=seek>',
  '</function>',
  '[TOOL_CALLS]',
  'words ',
  '\n',
  '😀',
)

test('any mixture of scraps is read without an exception, and every call in it has a name', () => {
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 40 }), (scraps) => {
      const read = callsInText(scraps.join(''), isTool)
      expect(read.calls.every((call) => call.name !== '')).toBe(true)
      expect(showable(scraps.join('')).includes('<tool_call>')).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('any JSON in place of a chunk is taken or called nonsense, and what was taken becomes a turn with ids of its own', () => {
  const part = fc.record(
    {
      index: fc.option(fc.nat(3)),
      id: fc.option(fc.constantFrom('', 'a', 'b')),
      function: fc.option(fc.record({ name: fc.option(fc.constantFrom('', 'seek')), arguments: fc.jsonValue() })),
    },
    { requiredKeys: [] },
  )
  const chunk = fc.oneof(
    fc.jsonValue(),
    fc.record({
      choices: fc.array(
        fc.record({
          delta: fc.record(
            { content: fc.jsonValue(), tool_calls: fc.array(part, { maxLength: 4 }) },
            { requiredKeys: [] },
          ),
        }),
        { maxLength: 2 },
      ),
    }),
  )
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 8 }), (chunks) => {
      const builder = answerBuilder()
      for (const one of chunks) expect(['taken', 'nonsense']).toContain(builder.add(one))
      const ids = readTurn(builder.build(), isTool, new Set(['a'])).calls.map((call) => call.id)
      expect(new Set(['a', ...ids]).size).toBe(ids.length + 1)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['{'.repeat(60_000)],
  ['<function=seek>'.repeat(4000)],
  ['<tool_call>{"'.repeat(4500)],
  ['[{"a":'.repeat(10_000)],
  ['```'.repeat(20_000)],
])('nonsense of full length is read through in the time of a test (%#)', (text) => {
  expect(callsInText(text, isTool).calls).toEqual([])
})
