import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createEngine, type Engine } from '../../electron/engine/index.ts'
import { messageOf } from '../../shared/failures/index.ts'
import { makeKit, type Pair } from './makeKit.ts'
import { tally } from './tally.ts'

/**
 * `npm run ab -- make FOLDER [FILE…] [--count N] [--seed S]` makes a listening test; `npm run ab -- tell FOLDER HEARD…`
 * says what people heard.
 */
const usage = 'npm run ab -- make FOLDER [FILE…] [--count 20] [--seed 1], or: npm run ab -- tell FOLDER HEARD.json…'
const demo = path.resolve(import.meta.dirname, '../../assets/demo/Voice.flac')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
})
const [verb, folder, ...files] = positionals
const [count, seed] = [Number(values.count), Number(values.seed)]
if (folder === undefined || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) fail(usage)
else if (verb === 'make') await make(folder, files.length === 0 ? [demo] : files)
else if (verb === 'tell') tell(folder, files)
else fail(usage)

async function make(target: string, recordings: readonly string[]): Promise<void> {
  if (existsSync(target)) return fail(`${target} is there already. Nothing was written; name a new folder.`)
  const home = mkdtempSync(path.join(tmpdir(), 'tapehand-ab-'))
  try {
    const open = async (joins: 'clickSafe' | 'exact'): Promise<Engine> => {
      const opened = await createEngine({ file: path.join(home, `${joins}.tapehand`), joins })
      if (!opened.ok) throw new Error(messageOf(opened.error))
      const named = recordings.map((file) => ({ path: path.resolve(file), name: path.basename(file) }))
      const imported = await opened.value.importAudio(named)
      if (!imported.ok) throw new Error(messageOf(imported.error))
      return opened.value
    }
    const engines = { ours: await open('clickSafe'), exact: await open('exact') }
    const pairs = await makeKit(engines, target, { count, seed })
    await Promise.all([engines.ours.close(), engines.exact.close()])
    console.log(
      `${pairs.length} pairs in ${target}. Open index.html there; key.json tells A from B, so do not look into it.`,
    )
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

function tell(target: string, answers: readonly string[]): void {
  if (answers.length === 0) return fail(usage)
  const { pairs } = JSON.parse(readFileSync(path.join(target, 'key.json'), 'utf8')) as {
    readonly pairs: readonly Pair[]
  }
  const heard = answers.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const { answered, ours, theirs, onlyOurs, onlyTheirs, chance } = tally(pairs, heard)
  console.log(
    `${answered} answers of ${answers.length}: the cut was heard in ${ours} of ours and in ${theirs} at zero crossings.`,
  )
  console.log(
    `Heard in one of the two: ${onlyOurs} ours, ${onlyTheirs} theirs; by chance as few with p = ${chance.toFixed(3)}.`,
  )
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
