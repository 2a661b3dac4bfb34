import { expect, test } from 'vitest'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import { createReader, type MessageReading } from '../../../../../electron/agent/reader/reader.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { singleCases } from '../../../../support/reader/cases.ts'
import { judge } from '../../../../support/reader/judge.ts'
import { perform } from '../../../../support/reader/perform.ts'

const reader = createReader([english, german], registry.framesByAct)
const inEnglish = createReader([english], registry.framesByAct)

/**
 * Orders of the conversations that are English, read right and one clause: they are wrapped in English words. What is
 * told or denied ends at "but".
 */
const orders = singleCases('test/conversations', ['german.jsonl']).filter(
  ({ say, ran, view }) =>
    (ran?.length ?? 0) === 1 &&
    !say.startsWith("don't") &&
    !/\bbut\b/u.test(say) &&
    !/[,;:.?!\n]/u.test(say.replaceAll(/\d[.:,]\d|[.!]$/gu, '')) &&
    judge({ ...caseOf(say, view), ran }, inEnglish.read(say, view)).verdict === 'right',
)

/** Each order meets a third of the wrappers, each wrapper a third of the orders: all of them together take too long. */
const share = 3
const ordersFor = (wrapper: number) => orders.filter((_, index) => index % share === wrapper % share)

function caseOf(say: string, view: ProjectView) {
  return {
    id: '',
    file: '',
    say,
    view,
    asked: null,
    ran: null,
    after: null,
    unchanged: false,
    reply: null,
    pending: null,
  }
}

function effect({ outcome }: MessageReading, view: ProjectView): string | null {
  if (outcome.kind !== 'steps') return null
  const done = perform(outcome.steps, view)
  return 'asks' in done ? null : JSON.stringify(done.operations)
}

const plain = (say: string): string => say.replace(/[.!]+$/u, '')

test.each([
  [0, "don't", (say: string) => `don't ${say}`],
  [1, 'a report', (say: string) => `my boss told me to ${say}`],
  [2, 'a question', (say: string) => `what happens if I ${say}?`],
  [3, 'an advice', (say: string) => `should I ${say}?`],
  [4, 'an unknown exception', (say: string) => `${say} except the zorbs`],
  [5, 'a condition', (say: string) => `${say} unless it is too short`],
  [6, 'taken back', (say: string) => `${say}, never mind`],
  [7, 'no need', (say: string) => `there is no need to ${say}`],
])('%i, %s, around an order does nothing', (wrapper, _, wrap) => {
  const acted = ordersFor(wrapper).filter(({ say, view }) => effect(reader.read(wrap(plain(say)), view), view) !== null)
  expect(acted.map(({ say }) => wrap(plain(say)))).toEqual([])
})

test.each([
  [0, 'thanks', (say: string) => `Hi there, ${say}, thanks a lot!`],
  [1, 'um', (say: string) => `um, okay, ${say} please`],
  [2, 'a story', (say: string) => `I listened to it again this morning. Please ${say}.`],
])('%i, %s, around an order changes nothing', (wrapper, _, wrap) => {
  const changed = ordersFor(wrapper).filter(
    ({ say, view }) => effect(reader.read(wrap(plain(say)), view), view) !== effect(reader.read(say, view), view),
  )
  expect(changed.map(({ say }) => wrap(plain(say)))).toEqual([])
})
