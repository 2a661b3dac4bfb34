import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompareRow } from './compareRow.ts'

/**
 * `node test/compare/support/tableMain.ts rows.jsonl`: the table of docs/comparison.md anew from the rows of a whole
 * run. Rows keep their places, new ones come last, and those that nothing writes any more go and are told.
 */
const page = fileURLToPath(new URL('../../../docs/comparison.md', import.meta.url))
const head = '| operation | beside | tolerance | measured |\n|---|---|---|---|\n'

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Say which file has the rows: node test/compare/support/tableMain.ts FILE')
const rows = readFileSync(source, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as CompareRow)
const text = readFileSync(page, 'utf8')
const from = text.indexOf(head)
if (from === -1) throw new Error(`${page} has no table of comparisons; it stays as it is.`)

const keyOf = (operation: string, peer: string): string => `${operation} | ${peer}`
const lines = new Map(
  rows.map((row) => [
    keyOf(row.operation, row.peer),
    `| ${row.operation} | ${row.peer} | ${row.tolerance} | ${row.measured} |`,
  ]),
)
const old = text.slice(from + head.length).split('\n')
const end = old.findIndex((line) => !line.startsWith('|'))
const kept = old.slice(0, end).map((line) => {
  const [, operation = '', peer = ''] =
    line
      .split(' | ', 2)
      .join(' | ')
      .match(/^\| (.*) \| (.*)$/) ?? []
  return keyOf(operation, peer)
})
const gone = kept.filter((key) => !lines.has(key))
const order = [...new Set([...kept.filter((key) => lines.has(key)), ...lines.keys()])]
const table = order.map((key) => `${lines.get(key)}\n`).join('')
writeFileSync(page, text.slice(0, from) + head + table + old.slice(end).join('\n'))
process.stdout.write(`${order.length} rows\n${gone.map((key) => `gone: ${key}\n`).join('')}`)
