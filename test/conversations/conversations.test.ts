import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../../electron/agent/tools/index.ts'
import type { EvalProject } from '../../electron/cli/eval/caseSchema.ts'
import { resultAsText } from '../../electron/cli/eval/describeResult.ts'
import { readCases, type ReadCase } from '../../electron/cli/eval/readCases.ts'
import { runCase } from '../../electron/cli/eval/runCases.ts'

/** What must never go wrong again; `npm run eval -- test/conversations/*.jsonl` plays all the others too. */
const files = ['public-main-path.jsonl', 'main-path.jsonl', 'neverElse.jsonl']

/** A case for a tool that is still to come waits for it. */
const isForLater = (one: ReadCase): boolean =>
  one.kind === 'case' &&
  one.case.planner === 'offline' &&
  (one.case.expect.ran ?? []).some(({ tool }) => registry.findTool(tool) === null)

describe.each(files)('%s', (file) => {
  const read = readCases(
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    file,
    new Map<string, EvalProject>(),
  )

  it.each(read.filter((one) => !isForLater(one)).map((one) => [one.id, one] as const))('%s', async (_id, one) => {
    const result = await runCase(one)

    expect(result.problems.length === 0 ? '' : resultAsText(result, 'problems')).toBe('')
  })
})
