import type { RanReport } from '../../headless/index.ts'
import type { ExpectedRan } from './caseSchema.ts'
import { agrees, holds, type Problem } from './problem.ts'

/** The operations, in order and all of them; of each, what the case names. */
export function checkRan(expected: readonly ExpectedRan[], actual: readonly RanReport[]): Problem[] {
  if (expected.length !== actual.length) return [{ field: 'ran', expected, actual }]
  return expected.flatMap((one, index) => {
    const ran = actual[index]
    return ran === undefined ? [] : checkOne(one, ran, `ran.${index}`)
  })
}

function checkOne(expected: ExpectedRan, ran: RanReport, field: string): Problem[] {
  const problems: Problem[] = []
  if (expected.tool !== ran.tool) problems.push({ field: `${field}.tool`, expected: expected.tool, actual: ran.tool })
  if (expected.args !== undefined && !holds(expected.args, ran.args))
    problems.push({ field: `${field}.args`, expected: expected.args, actual: ran.args })
  if (expected.range !== undefined && !agrees(expected.range, ran.range))
    problems.push({ field: `${field}.range`, expected: expected.range, actual: ran.range })
  const at = ran.at ?? ran.args['time'] ?? null
  if (expected.at !== undefined && !agrees(expected.at, at))
    problems.push({ field: `${field}.at`, expected: expected.at, actual: at })
  if (expected.tracks !== undefined && !agrees(expected.tracks, ran.tracks))
    problems.push({ field: `${field}.tracks`, expected: expected.tracks, actual: ran.tracks })
  return problems
}
