import { mkdir, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { messageOf, failure } from '../../../shared/failures/index.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import { type Registry, findRecipe, readRecipe } from '../../agent/index.ts'
import { collectTools } from '../edit/collectTools.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import {
  type BatchTarget,
  clashOf,
  doFile,
  doneBefore,
  type FileResult,
  groupQuestions,
  targetsOf,
  untouched,
  exists,
} from '../../headless/index.ts'
import { severalAtOnce } from '../../../shared/severalAtOnce.ts'
import { batchTable, progressText } from './batchText.ts'
import { askTogether, isAgreed } from './askAtTerminal.ts'
import { runWatch } from './runWatch.ts'
import { commandFor, inProcess, quoted } from './inProcesses.ts'
import type { BatchArguments } from './readBatchArguments.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { readRecipeFile } from '../../platform/index.ts'
import { collectRecipes } from '../edit/collectRecipes.ts'

/** Looks at each file, says what it would get, and where that is agreed to, writes them. */
export async function runBatch(wanted: BatchArguments, io: Io): Promise<Status> {
  const registry = await collectTools(io)
  const found = await findByNameOrPath(wanted.recipe, registry, io)
  if (!found.ok) {
    io.note(messageOf(found.error))
    return 'failed'
  }
  if (wanted.how === 'watch') return runWatch({ wanted, recipe: found.value, registry, io })
  const inputs = [...new Set(wanted.inputs.map((input) => path.resolve(input)))]
  const targets = targetsOf(inputs, path.resolve(wanted.folder), found.value)
  if (wanted.how === 'jobs') {
    for (const target of targets) io.out(quoted(commandOf(wanted, target)))
    return 'done'
  }
  return lookAskAndWrite({ wanted, recipe: found.value, registry, targets, io })
}

async function lookAskAndWrite(batch: Batch): Promise<Status> {
  const { wanted, targets, io } = batch
  const clashes = await Promise.all(targets.map((target) => clashOf(target, targets)))
  const answers = new Map<string, string>()
  if (wanted.how === 'yes')
    return conclude(batch, await writeAll(batch, targets.map(unseen), { clashes, answers }), 'new')
  let rehearsed = await rehearseEach(batch, clashes, answers)
  show(batch, rehearsed)
  if (wanted.how === 'ask' && (await askTogether(groupQuestions(rehearsed), answers, io))) {
    rehearsed = await rehearseAgain(batch, rehearsed, answers)
    show(batch, rehearsed)
  }
  if (io.signal.aborted) return conclude(batch, targets.map(interrupted), 'shown')
  if (wanted.how === 'rehearse') return conclude(batch, rehearsed, 'shown')
  if (await isAgreed(rehearsed, io))
    return conclude(batch, await writeAll(batch, rehearsed, { clashes, answers }), 'new')
  if (wanted.print === 'json') conclude(batch, rehearsed, 'shown')
  return io.signal.aborted ? 'interrupted' : 'open'
}

function show({ wanted, io }: Batch, rehearsed: readonly FileResult[]): void {
  if (wanted.print === 'text') for (const line of batchTable(rehearsed)) io.out(line)
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

const unseen = (target: BatchTarget): FileResult => ({ ...untouched(target), state: 'ready' })

const refused = (target: BatchTarget, problem: string): FileResult => ({ ...unseen(target), state: 'failed', problem })
const interrupted = (target: BatchTarget): FileResult => ({ ...unseen(target), state: 'interrupted' })

type Answers = ReadonlyMap<string, string>

async function rehearseEach(
  { wanted, recipe, registry, targets, io }: Batch,
  clashes: readonly (string | null)[],
  answers: Answers,
) {
  const work = { recipe, registry, overwrite: wanted.overwrite, how: 'rehearse', answers } as const
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

/** Those with a question that has an answer now; with what comes of it. */
async function rehearseAgain(batch: Batch, rehearsed: readonly FileResult[], answers: Answers): Promise<FileResult[]> {
  const { wanted, recipe, registry, targets, io } = batch
  const work = { recipe, registry, overwrite: wanted.overwrite, how: 'rehearse', answers } as const
  const results = [...rehearsed]
  for (const [index, target] of targets.entries()) {
    const question = rehearsed[index]?.question ?? null
    if (question !== null && answers.has(question.key)) results[index] = await doFile(target, work, io)
  }
  return results
}

interface Settled {
  readonly clashes: readonly (string | null)[]
  readonly answers: Answers
}

/** Several at once where that is asked for; each as it is done. */
async function writeAll(
  { wanted, recipe, registry, targets, io }: Batch,
  rehearsed: readonly FileResult[],
  { clashes, answers }: Settled,
): Promise<FileResult[]> {
  const folder = path.resolve(wanted.folder)
  const made = await mkdir(folder, { recursive: true })
  const work = { recipe, registry, overwrite: wanted.overwrite, how: 'write', answers } as const
  const progress = await progressOn(io, targets)
  const results = [...rehearsed]
  const waiting = [...targets.entries()].filter(([index]) => rehearsed[index]?.state === 'ready')
  // Answers were given here and are in no command.
  const isAlone = wanted.jobs === 1 || waiting.length === 1 || answers.size > 0
  // No process is started for a file that is there.
  const one = async (target: BatchTarget) =>
    isAlone
      ? doFile(target, work, io)
      : ((await doneBefore(target, recipe)) ?? inProcess(commandOf(wanted, target), target, io.signal))
  await severalAtOnce(waiting, isAlone ? 1 : wanted.jobs, async ([index, target]) => {
    const clash = clashes[index] ?? null
    if (io.signal.aborted) results[index] = interrupted(target)
    else results[index] = clash === null ? await one(target) : refused(target, clash)
    progress(target)
  })
  // A folder that was made for nothing is taken away again; one with something in it stays.
  if (made !== undefined && !results.some(({ state }) => state === 'done')) await rmdir(folder).catch(() => undefined)
  return results
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

/** A recipe by the path of its file, or by its name. */
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
