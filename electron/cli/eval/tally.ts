import type { CaseResult } from './runCases.ts'

const columns = ['right', 'wrongAct', 'tooTimid', 'otherwise'] as const
const heads = { right: 'right', wrongAct: 'wrong act', tooTimid: 'too timid', otherwise: 'otherwise' } as const

/** The end of a run: a table where cases name their class, both figures, and how many passed. */
export function tallyAsText(results: readonly CaseResult[]): string {
  const failed = results.filter((result) => result.problems.length > 0).length
  const count = (outcome: CaseResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  return [
    ...tableByClass(results),
    `${count('wrongAct')} did something else, ${count('tooTimid')} asked or refused what was clear`,
    `${results.length - failed} passed, ${failed} failed`,
  ].join('\n')
}

function tableByClass(results: readonly CaseResult[]): string[] {
  const classes = [...new Set(results.flatMap((result) => (result.class === null ? [] : [result.class])))].toSorted()
  if (classes.length === 0) return []
  const width = Math.max(...classes.map((name) => name.length), 5)
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('  ').trimEnd()
  return [
    row('class', ['cases', ...columns.map((column) => heads[column])]),
    ...classes.map((name) => {
      const own = results.filter((result) => result.class === name)
      return row(name, [own.length, ...columns.map((column) => own.filter((one) => one.outcome === column).length)])
    }),
  ]
}
