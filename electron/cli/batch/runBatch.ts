import { mkdir, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { failure, messageOf } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import { findRecipe, readRecipe, type Registry } from '../../agent/index.ts'
import { readRecipeFile } from '../../platform/index.ts'
import { collectRecipes } from '../edit/collectRecipes.ts'
import { collectTools } from '../edit/collectTools.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import {
  type BatchTarget,
  clashOf,
  doFile,
  doneBefore,
  exists,
  type FileResult,
  targetsOf,
} from '../../headless/index.ts'
import { batchTable, progressText } from './batchText.ts'
import { commandFor, inProcess, quoted } from './inProcesses.ts'
import type { BatchArguments } from './readBatchArguments.ts'

/** Looks at each file, says what it would get, and where that is agreed to, writes them. */
export async function runBatch(wanted: BatchArguments, io: Io): Promise<Status> {
  const registry = await collectTools(io)
  const found = await findByNameOrPath(wanted.recipe, registry, io)
  if (!found.ok) {
    io.note(messageOf(found.error))
    return 'failed'
  }
  const inputs = [...new Set(wanted.inputs.map((input) => path.resolve(input)))]
  const targets = targetsOf(inputs, path.resolve(wanted.folder), found.value)
  if (wanted.how === 'jobs') {
    for (const target of targets) io.out(quoted(commandOf(wanted, target)))
    return 'done'
  }
  const batch = { wanted, recipe: found.value, registry, targets, io }
  const clashes = await Promise.all(targets.map((target) => clashOf(target, targets)))
  const looked = wanted.how === 'yes' ? targets.map(unseen) : await lookAtEach(batch, clashes)
  if (wanted.how !== 'yes' && wanted.print === 'text') for (const line of batchTable(looked)) io.out(line)
  if (io.signal.aborted) return conclude(batch, targets.map(interrupted), 'shown')
  if (wanted.how === 'look') return conclude(batch, looked, 'shown')
  if (wanted.how === 'ask' && !(await isAgreed(looked, io))) {
    if (wanted.print === 'json') conclude(batch, looked, 'shown')
    return io.signal.aborted ? 'interrupted' : 'open'
  }
  return conclude(batch, await writeAll(batch, looked, clashes), 'new')
}

interface Batch {
  readonly wanted: BatchArguments
  readonly recipe: Recipe
  readonly registry: Registry
  readonly targets: readonly BatchTarget[]
  readonly io: Io
}

const commandOf = ({ recipe, folder, overwrite }: BatchArguments, target: BatchTarget): string[] =>
  commandFor(
    recipe.endsWith('.json') ? path.resolve(recipe) : recipe,
    target,
    path.resolve(folder),
    overwrite === 'allowed' ? ['--overwrite'] : [],
  )

async function findByNameOrPath(said: string, registry: Registry, io: Io): Promise<Result<Recipe>> {
  if (said.endsWith('.json') || (await exists(said))) {
    const { text } = await readRecipeFile(said)
    if (text === null) return err(failure('agent/bad-recipe', { file: said, fault: { kind: 'not-readable' } }))
    const read = readRecipe(text, registry)
    return read.ok ? ok(read.recipe) : err(failure('agent/bad-recipe', { file: said, fault: read.fault }))
  }
  const known = (await collectRecipes(io, registry)).list()
  const recipe = findRecipe(known, said)
  return recipe === null
    ? err(failure('agent/unknown-recipe', { name: said, known: known.map(({ name }) => name) }))
    : ok(recipe)
}

const unseen = (target: BatchTarget): FileResult => ({
  ...target,
  state: 'ready',
  before: null,
  after: null,
  steps: [],
  notes: [],
  problem: null,
})

const refused = (target: BatchTarget, problem: string): FileResult => ({ ...unseen(target), state: 'failed', problem })
const interrupted = (target: BatchTarget): FileResult => ({ ...unseen(target), state: 'interrupted' })

async function lookAtEach({ wanted, recipe, registry, targets, io }: Batch, clashes: readonly (string | null)[]) {
  const work = { recipe, registry, overwrite: wanted.overwrite, how: 'look' } as const
  const progress = await progressOn(io, targets)
  const results: FileResult[] = []
  for (const [index, target] of targets.entries()) {
    const clash = clashes[index] ?? null
    if (io.signal.aborted) results.push(interrupted(target))
    else results.push(clash === null ? await doFile(target, work, io) : refused(target, clash))
    progress(target)
  }
  return results
}

/** Several at once where that is asked for; each as it is done. */
async function writeAll(
  { wanted, recipe, registry, targets, io }: Batch,
  looked: readonly FileResult[],
  clashes: readonly (string | null)[],
): Promise<FileResult[]> {
  const folder = path.resolve(wanted.folder)
  const made = await mkdir(folder, { recursive: true })
  const work = { recipe, registry, overwrite: wanted.overwrite, how: 'write' } as const
  const progress = await progressOn(io, targets)
  const results = [...looked]
  const waiting = [...targets.entries()].filter(([index]) => looked[index]?.state === 'ready')
  const isAlone = wanted.jobs === 1 || waiting.length === 1
  // No process is started for a file that is there.
  const one = async (target: BatchTarget) =>
    isAlone
      ? doFile(target, work, io)
      : ((await doneBefore(target, recipe)) ?? inProcess(commandOf(wanted, target), target, io.signal))
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, target] = next
      const clash = clashes[index] ?? null
      if (io.signal.aborted) results[index] = interrupted(target)
      else results[index] = clash === null ? await one(target) : refused(target, clash)
      progress(target)
    }
  }
  await Promise.all(Array.from({ length: isAlone ? 1 : wanted.jobs }, takeNext))
  // A folder that was made for nothing is taken away again; one with something in it stays.
  if (made !== undefined && !results.some(({ state }) => state === 'done')) await rmdir(folder).catch(() => undefined)
  return results
}

async function isAgreed(looked: readonly FileResult[], io: Io): Promise<boolean> {
  const ready = looked.filter(({ state }) => state === 'ready').length
  if (ready === 0) return true
  if (io.ask === null) {
    io.note('Nobody sits at a terminal to say yes, so nothing was written. Add --yes to write.')
    return false
  }
  const answer = await io.ask(`Write ${ready} of ${looked.length} files? y(es), N(o): `)
  return /^\s*y(?:es)?\s*$/iu.test(answer ?? '')
}

/** A line at the terminal that is written over; nothing where nobody looks. */
async function progressOn({ ask, status }: Pick<Io, 'ask' | 'status'>, targets: readonly BatchTarget[]) {
  if (ask === null || status === undefined) return () => {}
  const sizes = new Map<BatchTarget, number>()
  for (const target of targets)
    sizes.set(
      target,
      await stat(target.input).then(
        ({ size }) => size,
        () => 0,
      ),
    )
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const began = performance.now()
  let [done, bytes] = [0, 0]
  return (target: BatchTarget) => {
    done += 1
    bytes += sizes.get(target) ?? 0
    const seconds = (performance.now() - began) / 1000
    const isOver = done === targets.length
    status(isOver ? '' : progressText(done, targets.length, all === 0 ? 0 : bytes / all, seconds))
  }
}

function conclude({ wanted, recipe, io }: Batch, results: readonly FileResult[], how: 'new' | 'shown'): Status {
  if (wanted.print === 'json') io.out(JSON.stringify({ recipe: recipe.name, files: results }, null, 2))
  else if (how === 'new') for (const line of batchTable(results)) io.out(line)
  const has = (state: FileResult['state']) => results.some((one) => one.state === state)
  if (has('interrupted') || io.signal.aborted) return 'interrupted'
  if (has('failed')) return 'failed'
  return has('asked') ? 'open' : 'done'
}
