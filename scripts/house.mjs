// What the house comes to, in figures: `node scripts/house.mjs [TREE]`, of this tree or of another one, an older one
// for example. `--level FOLDER` writes the shapes of its sources there, for a program that finds passages of the same
// shape.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { figuresOf } from './house/figures.mjs'
import { levelled, roofs, sourcesOf } from './house/sources.mjs'

const here = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({ allowPositionals: true, options: { level: { type: 'string' } } })
const tree = path.resolve(positionals[0] ?? here)
const sources = sourcesOf(tree)

if (values.level === undefined) {
  console.log(JSON.stringify({ ...figuresOf(sources), ...lintedIn(tree) }, null, 2))
} else {
  for (const { file, text } of sources) {
    const shape = path.join(values.level, file)
    mkdirSync(path.dirname(shape), { recursive: true })
    writeFileSync(shape, levelled(file, text))
  }
  console.log(`The shapes of ${sources.length} files are in ${values.level}.`)
}

/** What the linter finds of two rules, in a tree that may have other rules or none. */
function lintedIn(folder) {
  const assembly = 'electron/engine/kernels/assembly'
  const rules = { 'eslint/complexity': ['error', { max: 15 }], 'eslint/no-nested-ternary': 'error' }
  const aside = mkdtempSync(path.join(tmpdir(), 'house-'))
  const config = path.join(aside, 'rules.json')
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }))
  const program = path.join(here, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(
    process.execPath,
    [program, '--config', config, '--format', 'json', '--ignore-pattern', assembly, ...roofs],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  )
  rmSync(aside, { recursive: true })
  const { diagnostics } = JSON.parse(run.stdout)
  const countOf = (rule) => diagnostics.filter(({ code }) => code?.includes(rule)).length
  return { complexFunctions: countOf('complexity'), nestedTernaries: countOf('no-nested-ternary') }
}
