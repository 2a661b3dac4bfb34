import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createServerMemory } from '../../agent/planner/model/index.ts'
import { resultAsJson, resultAsText } from './describeResult.ts'
import { isUnanswered, modelReport, modelReportAsText } from './modelReport.ts'
import type { RealModel } from './playCase.ts'
import type { ReadCase } from './readCases.ts'
import { type CaseResult, runCase } from './runCases.ts'

interface Wanted {
  readonly model?: string | undefined
  readonly 'base-url'?: string | undefined
  readonly report?: string | undefined
  readonly json?: boolean | undefined
  readonly verbose?: boolean | undefined
}

interface Output {
  readonly out: (line: string) => void
  readonly note: (line: string) => void
  readonly env?: Readonly<Record<string, string | undefined>>
}

const openAi = 'https://api.openai.com/v1'
/** A server that fails so often from the start will not answer the other cases either. */
const mostUnanswered = 3

/** Plays cases with a model on a real server, one after the other, and ends with what it has reached. */
export async function playModel(
  cases: readonly ReadCase[],
  files: readonly string[],
  wanted: Wanted,
  output: Output,
): Promise<'passed' | 'failed'> {
  const model = modelOf(wanted, output)
  const results = await playAll(cases, model, wanted, output)
  const host = URL.parse(model.baseUrl)?.host ?? model.baseUrl
  const report = modelReport({ model: model.model, host, files: files.map((file) => basename(file)) }, results)
  if (report.cases > 0 && report.unanswered === report.cases) {
    output.note(`The server gave no answer: ${results[0]?.played?.requests[0]?.reply ?? ''}`)
    return 'failed'
  }
  const each = results.map(({ id, outcome, problems }) => ({ id, outcome, problems }))
  if (wanted.report !== undefined) await writeFile(wanted.report, `${JSON.stringify({ ...report, each }, null, 2)}\n`)
  const tell = wanted.json === true ? output.note : output.out
  tell(modelReportAsText(report))
  return report.right === report.cases ? 'passed' : 'failed'
}

function modelOf({ model = '', 'base-url': given }: Wanted, { env = {} }: Output): RealModel {
  const baseUrl = given ?? env['OPENAI_BASE_URL'] ?? openAi
  return { baseUrl, model, key: env['OPENAI_API_KEY'] ?? '', memory: createServerMemory() }
}

async function playAll(
  cases: readonly ReadCase[],
  model: RealModel,
  { json, verbose }: Wanted,
  { out, note }: Output,
): Promise<CaseResult[]> {
  const results: CaseResult[] = []
  for (const one of cases) {
    const result = await runCase(one, model)
    results.push(result)
    note(`${results.length}/${cases.length} ${result.outcome.padEnd(8)} ${result.id}`)
    if (json === true) out(resultAsJson(result))
    else if (verbose === true) out(resultAsText(result, 'conversation'))
    if (results.length === mostUnanswered && results.every(isUnanswered)) break
  }
  return results
}
