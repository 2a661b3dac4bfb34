import { expect, test } from 'vitest'
import type { Outcome } from '../../../../../electron/agent/reader/discourse/compose.ts'
import { reader, view } from './languages/en/say.ts'

/** The tools of a message, and those of what it could mean as well. */
function tools(message: string): { first: string; rivals: string[] } {
  const { outcome, rivals } = reader.read(message, view)
  return { first: toolsOf(outcome), rivals: rivals.map(toolsOf) }
}

const toolsOf = (outcome: Outcome): string =>
  outcome.kind === 'steps' ? outcome.steps.map(({ act }) => act.frame.tool).join('+') : outcome.kind

test('what costs hardly more and does something else is a rival', () => {
  expect(tools('chop the ending in two')).toEqual({ first: 'split_at_time', rivals: ['split_at_time'] })
})

test('what costs clearly more is none: the part that is said goes before pauses that would have to be found', () => {
  expect(tools('delete the silence from 10 to 12')).toEqual({ first: 'delete_selection', rivals: [] })
})

test.each(['delete 10 to 20', 'mute the host', 'normalize everything to -1 dB', 'split at 30 and at 40'])(
  'a plain order has none: %s',
  (message) => expect(tools(message).rivals).toEqual([]),
)

test('where it asks there is nothing to choose from', () => {
  expect(tools('delete the jingle from 10 to 12')).toMatchObject({ rivals: [] })
})
