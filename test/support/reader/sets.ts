import { readdirSync, readFileSync } from 'node:fs'
import type { MessageReading } from '../../../electron/agent/reader/reader.ts'
import { judge, type Outcome } from '../../../electron/cli/eval/judge.ts'
import { type ReadCase, readCases } from '../../../electron/cli/eval/readCases.ts'
import type { RanReport } from '../../../electron/headless/index.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { viewOf } from './cases.ts'
import { checkOf } from './judge.ts'
import type { Operation } from './operation.ts'
import { perform } from './perform.ts'

type Single = Extract<ReadCase, { kind: 'case' }>

type Read = (say: string, view: ProjectView) => MessageReading

export type Row = Record<Outcome | 'n', number>

export interface Played {
  readonly kind: string
  readonly say: string
  readonly outcome: Outcome
}

/** The cases of a folder's sets that are one message, by set. */
function casesOf(folder: string, file: string): Single[] {
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

/** What comes of every sentence of a folder's sets. */
export function playSets(folder: string, read: Read): Played[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.flatMap((file) =>
    casesOf(folder, file).map((one): Played => {
      const [say = ''] = one.case.say
      const view = viewOf(one.project as Parameters<typeof viewOf>[0])
      const played = { requests: [{ ran: actsOf(read(say, view), view).map(report) }] }
      const { outcome } = judge(one.case, one.project, played as unknown as Parameters<typeof judge>[2], [])
      return { kind: one.case.class ?? file.replace('.jsonl', ''), say, outcome }
    }),
  )
}

/** How many of each kind came out how, and of all together. */
export function countsOf(played: readonly Played[]): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const { kind, outcome } of played)
    for (const name of [kind, 'all']) {
      const row = rows.get(name) ?? { n: 0, right: 0, wrongAct: 0, tooTimid: 0, otherwise: 0 }
      rows.set(name, { ...row, n: row.n + 1, [outcome]: row[outcome] + 1 })
    }
  return rows
}

/** A line a kind, as a table. */
export function tableOf(rows: ReadonlyMap<string, Row>): string {
  const line = (kind: string, { n, right, wrongAct, tooTimid }: Row): string =>
    `${kind.padEnd(16)}${[n, right, wrongAct, tooTimid].map((count) => String(count).padStart(6)).join('')}\n`
  const head = `${''.padEnd(16)}     n right wrong timid\n`
  return head + [...rows].map(([kind, row]) => line(kind, row)).join('')
}
