import type { RequestReport } from '../../headless/index.ts'
import type { CaseResult } from './runCases.ts'
import type { Problem } from './problem.ts'

/** One line of JSON. */
export function resultAsJson(result: CaseResult): string {
  const { id, problems, outcome, played } = result
  const named = result.class === null ? {} : { class: result.class }
  const passed = problems.length === 0
  return JSON.stringify({ id, ...named, passed, outcome, problems, requests: played?.requests ?? [] })
}

/** For people: each thing that was expected and what came instead. */
export function resultAsText(result: CaseResult, detail: 'problems' | 'conversation'): string {
  const head = result.problems.length === 0 ? `ok    ${result.id}` : `FAILS ${result.id}`
  const talk = detail === 'conversation' ? (result.played?.requests ?? []).map(requestAsText) : []
  return [head, ...talk, ...result.problems.map(problemAsText)].join('\n')
}

function problemAsText({ field, expected, actual }: Problem): string {
  const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return `      ${field}\n        expected ${show(expected)}\n        actual   ${show(actual)}`
}

function requestAsText(request: RequestReport): string {
  const lines = [`      > ${request.text}`, `        ${request.state}: ${request.reply}`]
  if (request.asked.length > 0)
    lines.push(
      `        asked ${request.asked.join(', ')}${request.pending === null ? '' : `; waits for ${request.pending}`}`,
    )
  return [...lines, ...request.ran.map((ran) => `        ran ${JSON.stringify(ran)}`)].join('\n')
}
