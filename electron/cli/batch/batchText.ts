import path from 'node:path'
import { formatTime } from '../../../shared/wording/formatTime.ts'
import { plain } from '../edit/terminalText.ts'
import type { FileResult } from '../../headless/index.ts'

const told = { ready: 'ready', done: 'written', there: 'done before', interrupted: 'interrupted' } as const

/** What each file gets; what can't be done stands together at the end, with why. */
export function batchTable(results: readonly FileResult[]): string[] {
  const rows = results.map(({ input, before, after, state }) => [
    plain(path.basename(input)),
    before === null ? '' : formatTime(before),
    after === null ? '' : formatTime(after),
    state === 'asked' || state === 'failed' ? 'see below' : told[state],
  ])
  const head = ['File', 'Before', 'After', '']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const steps = results.find((one) => one.steps.length > 0)?.steps ?? []
  const odd = results.filter(({ state }) => state === 'asked' || state === 'failed')
  return [
    ...steps.map((step, index) => `${index + 1}. ${plain(step)}`),
    ...(steps.length === 0 ? [] : ['(of the first file)', '']),
    ...[head, ...rows].map(line),
    ...(odd.length === 0 ? [] : ['', `Not done (${odd.length} of ${results.length}):`]),
    ...odd.map((one) => `  ${plain(path.basename(one.input))}: ${problemOf(one)}`),
  ]
}

function problemOf({ problem, question }: FileResult): string {
  const said = plain(problem ?? '').trim()
  return question?.kind === 'exists' ? `${said} Add --overwrite to replace it.` : said
}

/** One file as it was done, for a folder that is watched. */
export function fileLine({ input, output, state, before, after, problem }: FileResult): string {
  const name = plain(path.basename(input))
  if (state !== 'done' && state !== 'there') return `${name}: not done. ${plain(problem ?? '').trim()}`
  const lengths = before === null || after === null ? '' : ` (${formatTime(before)} → ${formatTime(after)})`
  return `${name}: ${told[state]}${lengths}, ${plain(path.basename(output))}`
}

/** How far it is and what time is left, by the bytes that were read. */
export function progressText(done: number, all: number, part: number, seconds: number): string {
  const filled = Math.round(part * 20)
  const left = part > 0 ? `, ${formatTime(Math.round((seconds / part) * (1 - part)))} left` : ''
  return `[${'#'.repeat(filled)}${'-'.repeat(20 - filled)}] ${done} of ${all}${left}`
}
