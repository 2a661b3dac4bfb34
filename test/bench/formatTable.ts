import type { Row } from './row.ts'

export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${row.ours.toFixed(row.ours < 10 ? 2 : 0)} ${row.unit}`,
    row.peer === null
      ? row.peerName === ''
        ? ''
        : `${row.peerName}: not installed`
      : `${row.peerName} ${row.peer.toFixed(0)} ms`,
    row.ratio === null ? '' : `${row.ratio.toFixed(2)}x`,
    row.reach,
    row.reached === null ? '-' : row.reached ? 'reached' : 'not reached',
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
