import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { framesByAct } from '../../../../../../electron/agent/reader/frames/index.ts'
import { german } from '../../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../../electron/agent/reader/languages/en/index.ts'
import { createReader, type MessageReading } from '../../../../../../electron/agent/reader/reader.ts'
import { judge, type Outcome } from '../../../../../../electron/cli/eval/judge.ts'
import { type ReadCase, readCases } from '../../../../../../electron/cli/eval/readCases.ts'
import type { RanReport } from '../../../../../../electron/cli/requestReport.ts'
import type { ProjectView } from '../../../../../../shared/schemas/projectView.ts'
import { viewOf } from '../../../../../support/reader/cases.ts'
import { checkOf } from '../../../../../support/reader/judge.ts'
import { type Operation, perform } from '../../../../../support/reader/perform.ts'

const folder = 'test/reading/round1'

/** Acts that are not what was said, each with why it isn't one in the end, or isn't mended yet. */
const wrongActs: ReadonlyMap<string, string> = new Map([
  ['undo', 'nothing is there to undo, which the preparation says'],
  ['paste', 'nothing is in the clipboard, which the preparation says'],
  ['split', 'the cursor lies outside a clip, which the preparation asks about'],
])

const leastRight = 445

type Row = Record<Outcome | 'n', number>

type Single = Extract<ReadCase, { kind: 'case' }>

const reader = createReader([english, german], framesByAct)

function casesOf(file: string): Single[] {
  const read = readCases(readFileSync(`${folder}/${file}`, 'utf8'), file, new Map())
  return read.flatMap((one) => (one.kind === 'case' && one.case.say.length === 1 ? [one] : []))
}

/** What would be done; nothing where something is asked, or a tool refuses what it is given. */
function actsOf({ outcome }: MessageReading, view: ProjectView): Operation[] {
  if (outcome.kind !== 'steps' || outcome.steps.some(({ act }) => checkOf(act) !== null)) return []
  const done = perform(outcome.steps, view)
  return 'asks' in done ? [] : [...done.operations]
}

const report = ({ tool, args, range, at, tracks }: Operation): RanReport =>
  ({
    tool,
    args: Object.fromEntries(
      Object.entries(args).filter(([key, value]) => !key.startsWith('#') && typeof value !== 'object'),
    ),
    range: range === null ? null : [range.start, range.end],
    at,
    tracks,
  }) as RanReport

const emptyRow = (): Row => ({ n: 0, right: 0, wrongAct: 0, tooTimid: 0, otherwise: 0 })

/** A line a kind, as a table. */
function rowsOf(kinds: ReadonlyMap<string, Row>): string {
  const line = (kind: string, { n, right, wrongAct, tooTimid }: Row): string =>
    `${kind.padEnd(16)}${[n, right, wrongAct, tooTimid].map((count) => String(count).padStart(6)).join('')}\n`
  const head = `${''.padEnd(16)}     n right wrong timid\n`
  return head + [...kinds].map(([kind, row]) => line(kind, row)).join('')
}

test('messages of a first sight are read as they are meant, or asked about', () => {
  const all = emptyRow()
  const kinds = new Map<string, Row>()
  const wrong: string[] = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    for (const one of casesOf(file)) {
      const [say = ''] = one.case.say
      const view = viewOf(one.project as Parameters<typeof viewOf>[0])
      const ran = actsOf(reader.read(say, view), view).map(report)
      const played = { requests: [{ ran }] } as unknown as Parameters<typeof judge>[2]
      const { outcome } = judge(one.case, one.project, played, [])
      const row = kinds.get(file.replace('.jsonl', '')) ?? emptyRow()
      kinds.set(file.replace('.jsonl', ''), row)
      for (const counted of [row, all]) {
        counted.n += 1
        counted[outcome] += 1
      }
      if (outcome === 'wrongAct') wrong.push(say)
    }
  }
  process.stdout.write(rowsOf(kinds.set('all', all)))
  expect(wrong.filter((say) => !wrongActs.has(say))).toEqual([])
  expect(all.right).toBeGreaterThanOrEqual(leastRight)
}, 120_000)
