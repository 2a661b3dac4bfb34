import type { EvalCase } from '../eval/caseSchema.ts'
import type { ReadCase } from '../eval/readCases.ts'
import { runCase, type CaseResult } from '../eval/runCases.ts'

type Wrap = readonly [name: string, wrap: (said: string) => string]

/** What turns an order into something else: nothing may be done. */
const noOrders: readonly Wrap[] = [
  ['do not', (said) => `don't ${said}`],
  ['never', (said) => `please never ${said}`],
  ['no wish', (said) => `I don't want you to ${said}`],
  ['never said', (said) => `I never said that you should ${said}`],
  ['told to', (said) => `last week my boss told me to ${said}`],
  ['about to', (said) => `yesterday I was about to ${said}`],
  ['what happens', (said) => `what happens if I ${said}?`],
  ['should I', (said) => `should I ${said}?`],
  ['kidding', (said) => `${said}, just kidding, don't`],
  ['forget it', (said) => `${said} - no, forget it`],
  ['if', (said) => `if it clips anywhere, ${said}`],
  ['unless', (said) => `unless Maria objects, ${said}`],
  ['except the unknown', (said) => `${said}, except the zorbs`],
]

/** What changes nothing. */
const courtesies: readonly Wrap[] = [
  ['could you', (said) => `could you please ${said}? Thank you so much!`],
  ['nice day', (said) => `Hi there! Please ${said}. Have a nice day!`],
]

/**
 * The English cases of one message that are right and do something, each said again with something around it: what
 * takes the order back, and what is only polite.
 */
export async function* wrapCases(cases: readonly ReadCase[]): AsyncGenerator<CaseResult> {
  for (const one of cases) {
    if (one.kind !== 'case' || one.case.say.length !== 1 || one.case.planner !== 'offline') continue
    const base = await runCase(one)
    if (base.outcome !== 'right' || !base.played?.requests.some((request) => request.ran.length > 0)) continue
    for (const [name, wrap] of noOrders) {
      yield run(one, { ...one.case, ...said(one, name, wrap), expect: {}, allow: [[]], want: 'refuse' })
    }
    for (const [name, wrap] of courtesies)
      yield run(one, { ...one.case, ...said(one, name, wrap), want: one.case.want ?? 'do' })
  }
}

function said(one: Extract<ReadCase, { kind: 'case' }>, name: string, wrap: (said: string) => string) {
  const message = (one.case.say[0] ?? '').replace(/^please /iu, '').replace(/[\s.!?]+$/u, '')
  const start = message.charAt(0).toLowerCase() + message.slice(1)
  return { id: `${one.id}: ${name}`, say: [wrap(start)], class: name }
}

const run = (one: Extract<ReadCase, { kind: 'case' }>, wrapped: EvalCase): Promise<CaseResult> =>
  runCase({ ...one, id: wrapped.id, case: wrapped })
