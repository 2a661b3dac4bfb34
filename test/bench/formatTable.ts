import type { Row } from './row.ts'

const inDigits = (value: number): string => value.toFixed(value < 10 ? 2 : 0)

function peerCell({ peer, peerName }: Row): string {
  if (peer !== null) return `${peerName} ${inDigits(peer)} ms`
  return peerName === '' ? '' : `${peerName}: not installed`
}

function reachCell(reached: boolean | null): string {
  if (reached === null) return '-'
  return reached ? 'reached' : 'not reached'
}

export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${inDigits(row.ours)} ${row.unit}`,
    peerCell(row),
    row.ratio === null ? '' : `${row.ratio.toFixed(2)}x`,
    row.reach,
    reachCell(row.reached),
  ])
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  return (
    cells
      .map((line) =>
        line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n') + '\n'
  )
}
