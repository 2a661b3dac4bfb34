import type { CaseResult } from './runCases.ts'

/** What a model has reached on a file of conversations; anybody can publish the row. */
export interface ModelReport {
  readonly model: string
  readonly host: string
  readonly files: readonly string[]
  readonly cases: number
  readonly right: number
  readonly wrongActs: number
  readonly tooTimid: number
  readonly otherwise: number
  /** Cases that the server gave no answer to. */
  readonly unanswered: number
  /** How often it stopped to ask for a value or a choice; approvals are not counted. */
  readonly questions: number
  readonly turns: number
  readonly tokensSent: number
  readonly tokensReceived: number
  /** The model's own time for one case. */
  readonly secondsMedian: number
  readonly secondsSlowest: number
}

export function modelReport(
  { model, host, files }: Pick<ModelReport, 'model' | 'host' | 'files'>,
  results: readonly CaseResult[],
): ModelReport {
  const answered = results.filter((result) => !isUnanswered(result))
  const count = (outcome: CaseResult['outcome']) => answered.filter((one) => one.outcome === outcome).length
  const calls = results.flatMap((one) => one.played?.modelCalls ?? [])
  const seconds = answered.map((one) => secondsOf(one)).toSorted((a, b) => a - b)
  const sum = (of: (call: (typeof calls)[number]) => number) => calls.reduce((all, call) => all + of(call), 0)
  return {
    model,
    host,
    files,
    cases: results.length,
    right: count('right'),
    wrongActs: count('wrongAct'),
    tooTimid: count('tooTimid'),
    otherwise: count('otherwise'),
    unanswered: results.length - answered.length,
    questions: answered
      .flatMap((one) => one.played?.requests ?? [])
      .flatMap(({ asked }) => asked)
      .filter((kind) => kind !== 'approval').length,
    turns: calls.length,
    tokensSent: sum((call) => call.tokensSent),
    tokensReceived: sum((call) => call.tokensReceived),
    secondsMedian: seconds[Math.floor(seconds.length / 2)] ?? 0,
    secondsSlowest: seconds.at(-1) ?? 0,
  }
}

/** The server failed at every question: that says nothing of what the model understands. */
export function isUnanswered({ played }: CaseResult): boolean {
  const calls = played?.modelCalls ?? []
  return calls.length > 0 && calls.every(({ failure }) => failure !== null)
}

const secondsOf = ({ played }: CaseResult): number =>
  (played?.modelCalls ?? []).reduce((all, call) => all + call.milliseconds, 0) / 1000

const heads = [
  'model',
  'cases',
  'right',
  'wrong acts',
  'too timid',
  'otherwise',
  'unanswered',
  'questions',
  'tokens a case',
  'seconds a case, median and slowest',
]

/** A table of one row, in Markdown. */
export function modelReportAsText(report: ModelReport): string {
  const { cases, right } = report
  const share = cases === 0 ? 0 : Math.round((1000 * right) / cases) / 10
  const tokens = cases === 0 ? 0 : Math.round((report.tokensSent + report.tokensReceived) / cases)
  const row = [
    `${report.model} (${report.host})`,
    cases,
    `${right} (${share} %)`,
    report.wrongActs,
    report.tooTimid,
    report.otherwise,
    report.unanswered,
    report.questions,
    tokens,
    `${report.secondsMedian.toFixed(1)}, ${report.secondsSlowest.toFixed(1)}`,
  ]
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), line(row)].join('\n')
}
