import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { EvalProject } from './eval/caseSchema.ts'
import { resultAsJson, resultAsText } from './eval/describeResult.ts'
import { readCases, type ReadCase } from './eval/readCases.ts'
import { runCase } from './eval/runCases.ts'

const usage = `Usage: npm run eval -- FILE.jsonl… [--json] [--only ID,…] [--verbose]

Plays conversation cases through the agent, the engine and the approval gate, and prints each that falls short.
  --json      one line of JSON for each case; the tally goes to standard error
  --only      these cases only
  --verbose   the conversation of every case
Status 0 when all pass, 1 when one fails, 2 for wrong usage.`

const numberOfStatus = { passed: 0, failed: 1, usage: 2 } as const

// Whoever reads the output may stop early (`| head`); the status is still that of all cases.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const status = numberOfStatus[await main(process.argv.slice(2))]
// A case that lost its way may still hold something open; what was printed is out first.
process.stdout.write('', () => process.exit(status))

async function main(args: readonly string[]): Promise<keyof typeof numberOfStatus> {
  const wanted = readArguments(args)
  if (typeof wanted === 'string') return complain(wanted)
  if (wanted.values.help === true) {
    console.log(usage)
    return 'passed'
  }
  if (wanted.positionals.length === 0) return complain('Name at least one file of cases.')
  const cases = await readFiles(wanted.positionals)
  if (typeof cases === 'string') return complain(cases)
  const only = wanted.values.only?.flatMap((list) => list.split(',')) ?? []
  const unknown = only.filter((id) => !cases.some((one) => one.id === id))
  if (unknown.length > 0) return complain(`There is no case called ${unknown.join(', ')}.`)
  return runAll(only.length === 0 ? cases : cases.filter((one) => only.includes(one.id)), wanted.values)
}

async function runAll(
  cases: readonly ReadCase[],
  show: { json?: boolean | undefined; verbose?: boolean | undefined },
): Promise<'passed' | 'failed'> {
  let failed = 0
  for (const one of cases) {
    const result = await runCase(one)
    const falls = result.problems.length > 0
    if (falls) failed += 1
    if (show.json === true) console.log(resultAsJson(result))
    else if (falls || show.verbose === true)
      console.log(resultAsText(result, show.verbose === true ? 'conversation' : 'problems'))
  }
  const tally = `${cases.length - failed} passed, ${failed} failed`
  if (show.json === true) console.error(tally)
  else console.log(tally)
  return failed === 0 && cases.length > 0 ? 'passed' : 'failed'
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
        only: { type: 'string', multiple: true },
        verbose: { type: 'boolean', short: 'v' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function complain(sentence: string): 'usage' {
  console.error(`${sentence}\n\n${usage}`)
  return 'usage'
}
