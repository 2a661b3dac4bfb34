import path from 'node:path'
import { formatTime } from '../../../shared/formatTime.ts'
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
    ...odd.map(({ input, problem }) => `  ${plain(path.basename(input))}: ${plain(problem ?? '').trim()}`),
  ]
}

/** How far it is and what time is left, by the bytes that were read. */
export function progressText(done: number, all: number, part: number, seconds: number): string {
  const filled = Math.round(part * 20)
  const left = part > 0 ? `, ${formatTime(Math.round((seconds / part) * (1 - part)))} left` : ''
  return `[${'#'.repeat(filled)}${'-'.repeat(20 - filled)}] ${done} of ${all}${left}`
}
