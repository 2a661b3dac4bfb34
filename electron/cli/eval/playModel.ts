import { open, writeFile } from 'node:fs/promises'
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

/**
 * Plays cases with a model on a real server, one after the other, and ends with what it has reached. A report that
 * could not be written is found out before the server is asked anything.
 */
export async function playModel(
  cases: readonly ReadCase[],
  files: readonly string[],
  wanted: Wanted,
  output: Output,
): Promise<'passed' | 'failed' | 'usage'> {
  if (wanted.report !== undefined && !(await canWrite(wanted.report))) {
    output.note(`"${wanted.report}" can't be written, and nothing was played. Name another file for --report.`)
    return 'usage'
  }
  const model = modelOf(wanted, output)
  const results = await playAll(cases, model, wanted, output)
  const host = URL.parse(model.baseUrl)?.host ?? model.baseUrl
  const report = modelReport({ model: model.model, host, files: files.map((file) => basename(file)) }, results)
  if (report.cases > 0 && report.unanswered === report.cases) {
    output.note(`The server gave no answer: ${results[0]?.played?.requests[0]?.reply ?? ''}`)
    return 'failed'
  }
  const tell = wanted.json === true ? output.note : output.out
  tell(modelReportAsText(report))
  const each = results.map((one) => ({ id: one.id, outcome: outcomeOf(one), problems: one.problems }))
  if (wanted.report !== undefined) await writeFile(wanted.report, `${JSON.stringify({ ...report, each }, null, 2)}\n`)
  return report.right === report.cases ? 'passed' : 'failed'
}

/** It is opened for more, so that a report of before stays until this one is there. */
async function canWrite(path: string): Promise<boolean> {
  try {
    await (await open(path, 'a')).close()
    return true
  } catch {
    return false
  }
}

/** As it is counted: where the server failed, it says nothing of the model. */
const outcomeOf = (result: CaseResult): string => (isUnanswered(result) ? 'unanswered' : result.outcome)

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
    note(`${results.length}/${cases.length} ${outcomeOf(result).padEnd(10)} ${result.id}`)
    if (json === true) out(resultAsJson(result))
    else if (verbose === true) out(resultAsText(result, 'conversation'))
    if (results.length === mostUnanswered && results.every(isUnanswered)) break
  }
  return results
}
