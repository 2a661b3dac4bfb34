import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { EvalProject } from './eval/caseSchema.ts'
import { resultAsJson, resultAsText } from './eval/describeResult.ts'
import { playModel } from './eval/playModel.ts'
import { readCases, type ReadCase } from './eval/readCases.ts'
import { runCase, type CaseResult } from './eval/runCases.ts'
import { tallyAsText } from './eval/tally.ts'
import { runGenerated } from './generate/runGenerated.ts'
import { wrapCases } from './generate/wrap.ts'
import { reasonOf } from '../../shared/reasonOf.ts'

const usage = `Usage: npm run eval -- FILE.jsonl… [--json] [--only ID,…] [--verbose]
       npm run eval -- FILE.jsonl… --model NAME [--base-url URL] [--report FILE] [--json]
       npm run eval -- --generate COUNT [--seed N] [--json]
       npm run eval -- --wrap FILE.jsonl… [--json]

Plays conversation cases through the agent, the engine and the approval gate, and prints each that falls short.
  --generate  sentences made from meanings, with an oracle that knows what may happen; each wrong act is made small
  --seed      which sentences; the same ones for the same number (1)
  --wrap      the English cases that are right, with words around them that take them back or are only polite
  --json      one line of JSON for each case; the tally goes to standard error
  --only      these cases only
  --verbose   the conversation of every case
  --model     a model plans in place of the grammar: what it does counts, not its words; ends with a row to publish.
              The key is OPENAI_API_KEY
  --base-url  any server that speaks OpenAI chat completions (OPENAI_BASE_URL, or OpenAI's own)
  --report    the row as JSON, with each case
Status 0 when all pass, 1 when one fails, 2 for wrong usage.`

const numberOfStatus = { passed: 0, failed: 1, usage: 2 } as const

/** Where a run writes; a line at a time. */
export interface EvalOutput {
  readonly out: (line: string) => void
  readonly note: (line: string) => void
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** The status of the process. */
export async function runEval(args: readonly string[], output: EvalOutput): Promise<number> {
  return numberOfStatus[await run(args, output)]
}

async function run(args: readonly string[], output: EvalOutput): Promise<keyof typeof numberOfStatus> {
  const wanted = readArguments(args)
  if (typeof wanted === 'string') return complain(output, wanted)
  if (wanted.values.help === true) {
    output.out(usage)
    return 'passed'
  }
  if (wanted.values.generate !== undefined) return generateAll(wanted.values, output)
  const lacking = wanted.values.model === undefined && (wanted.values['base-url'] ?? wanted.values.report) !== undefined
  if (lacking) return complain(output, '--base-url and --report go with --model.')
  if (wanted.positionals.length === 0) return complain(output, 'Name at least one file of cases.')
  const cases = await readFiles(wanted.positionals)
  if (typeof cases === 'string') return complain(output, cases)
  const only = wanted.values.only?.flatMap((list) => list.split(',')) ?? []
  const unknown = only.filter((id) => !cases.some((one) => one.id === id))
  if (unknown.length > 0) return complain(output, `There is no case called ${unknown.join(', ')}.`)
  const chosen = only.length === 0 ? cases : cases.filter((one) => only.includes(one.id))
  if (wanted.values.model !== undefined) return playModel(chosen, wanted.positionals, wanted.values, output)
  return showAll(wanted.values.wrap === true ? wrapCases(chosen) : playAll(chosen), wanted.values, output)
}

interface Show {
  readonly json?: boolean | undefined
  readonly verbose?: boolean | undefined
}

async function* playAll(cases: readonly ReadCase[]): AsyncGenerator<CaseResult> {
  for (const one of cases) yield runCase(one)
}

async function generateAll({ generate, seed, json }: { generate?: string; seed?: string } & Show, output: EvalOutput) {
  const [count, start] = [Number(generate), Number(seed ?? 1)]
  if (!Number.isInteger(count) || count < 1) return complain(output, '--generate takes a count.')
  if (!Number.isInteger(start) || start < 0) return complain(output, '--seed takes a whole number.')
  const form = json === true ? 'json' : 'text'
  const results = await runGenerated({ count, seed: start, form }, output.out)
  return tell(results, { json }, output)
}

async function showAll(
  played: AsyncIterable<CaseResult>,
  show: Show,
  output: EvalOutput,
): Promise<'passed' | 'failed'> {
  const results: CaseResult[] = []
  for await (const result of played) {
    const falls = result.problems.length > 0
    results.push({ ...result, played: null })
    if (show.json === true) output.out(resultAsJson(result))
    else if (falls || show.verbose === true)
      output.out(resultAsText(result, show.verbose === true ? 'conversation' : 'problems'))
  }
  return tell(results, show, output)
}

function tell(results: readonly CaseResult[], { json }: Show, output: EvalOutput): 'passed' | 'failed' {
  const tally = tallyAsText(results)
  if (json === true) output.note(tally)
  else output.out(tally)
  return results.length > 0 && results.every((result) => result.problems.length === 0) ? 'passed' : 'failed'
}

async function readFiles(paths: readonly string[]): Promise<ReadCase[] | string> {
  const fixtures = new Map<string, EvalProject>()
  const cases: ReadCase[] = []
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => null)
    if (text === null) return `"${path}" can't be read.`
    cases.push(...readCases(text, basename(path), fixtures))
  }
  return cases
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        generate: { type: 'string' },
        seed: { type: 'string' },
        wrap: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        model: { type: 'string' },
        'base-url': { type: 'string' },
        report: { type: 'string' },
        verbose: { type: 'boolean', short: 'v' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return reasonOf(error)
  }
}

function complain(output: EvalOutput, sentence: string): 'usage' {
  output.note(`${sentence}\n\n${usage}`)
  return 'usage'
}
