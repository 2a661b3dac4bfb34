import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sayNote } from '../../../shared/notes/fileNotes.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import type { Result } from '../../../shared/result.ts'
import type { SoundSettings } from '../../../shared/schemas/exportRequest.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import type { Registry } from '../../agent/index.ts'
import type { ExportRequest } from '../../editor/index.ts'
import type { Engine, EngineOptions } from '../../engine/index.ts'
import { converse, type Person } from '../converse.ts'
import { outputSound } from '../outputSound.ts'
import { temporaryProject } from '../temporaryProject.ts'
import { openSession, type Session } from '../openSession.ts'
import { pathFilePicker } from '../pathFilePicker.ts'
import type { RequestReport } from '../requestReport.ts'
import {
  type BatchTarget,
  exists,
  type FileQuestion,
  type FileResult,
  fingerprintOf,
  keyOf,
  thereAlready,
  untouched,
} from './batchFile.ts'
import { dropReceipt, readReceipt, writeReceipt } from './receipt.ts'

interface Stoppable {
  readonly signal: AbortSignal
}

export interface FileWork {
  readonly recipe: Recipe
  readonly registry: Registry
  readonly overwrite: 'never' | 'allowed'
  /** `rehearse`: what would be done, and nothing is written. */
  readonly how: 'rehearse' | 'write'
  /** What a person has answered to questions, by their keys. */
  readonly answers?: ReadonlyMap<string, string>
  /** `beside`: the engine runs in a thread of its own, for a host that has a window to serve. */
  readonly engine?: 'inline' | 'beside'
  /** The path of the FFmpeg that was chosen; left out or '': the one that is found. */
  readonly ffmpeg?: string
  /** Lets open windows decode for the engine; gives back what ends it. */
  readonly joinWindows?: (engine: Engine) => () => void
}

/** One file by a recipe, in a project of its own that is gone afterwards. */
export async function doFile(target: BatchTarget, work: FileWork, io: Stoppable): Promise<FileResult> {
  const nothing = untouched(target)
  const fingerprint = await fingerprintOf(work.recipe, target.input).catch(() => null)
  if (fingerprint === null) return { ...nothing, state: 'failed', problem: `"${target.input}" can't be read.` }
  const known = await readReceipt(target, fingerprint)
  const isThere = await exists(target.output)
  if (isThere && known === 'done') return { ...nothing, state: 'there' }
  const mayReplace = work.overwrite === 'allowed' || work.answers?.get(thereAlready.key) === 'replace'
  if (isThere && known === null && !mayReplace)
    return { ...nothing, state: 'asked', problem: `"${target.output}" exists already.`, question: thereAlready }
  // A file that was being written when the run was ended is ours.
  const overwrite = known === 'writing' || mayReplace ? 'allowed' : 'never'
  const project = temporaryProject(path.parse(target.input).name || 'batch')
  try {
    const shelf = {
      owns: () => false,
      list: () => [work.recipe],
      add: () => Promise.reject(new Error('a batch keeps no recipes')),
    }
    const opened = await openSession(
      engineFor(project.file, work),
      { kind: 'offline' },
      pathFilePicker(process.cwd()),
      work.registry,
      shelf,
    )
    if (!opened.ok) return { ...nothing, state: 'failed', problem: messageOf(opened.error) }
    return await doIn(opened.value, { target, work: { ...work, overwrite }, fingerprint, nothing }, io)
  } finally {
    project.remove()
  }
}

function engineFor(file: string, { engine, ffmpeg = '', joinWindows }: FileWork): EngineOptions {
  const run = engine === 'beside' ? {} : ({ run: 'inline', longWork: 'inThreads' } as const)
  const windows = joinWindows === undefined ? {} : ({ windows: 'decode' } as const)
  return { file, keeps: 'nothing', joins: 'clickSafe', ffmpeg, ...run, ...windows }
}

/** What was done before of this very content by this recipe; null where it is to be done. */
export async function doneBefore(target: BatchTarget, recipe: Recipe): Promise<FileResult | null> {
  if (!(await exists(target.output))) return null
  const fingerprint = await fingerprintOf(recipe, target.input).catch(() => null)
  if (fingerprint === null || (await readReceipt(target, fingerprint)) !== 'done') return null
  return { ...untouched(target), state: 'there' }
}

interface Doing {
  readonly target: BatchTarget
  readonly work: FileWork
  readonly fingerprint: string
  readonly nothing: Omit<FileResult, 'state'>
}

async function doIn(session: Session, doing: Doing, { signal }: Stoppable): Promise<FileResult> {
  const { engine, agent } = session
  const { target, work, nothing } = doing
  const interrupt = () => {
    for (const job of engine.jobs()) void engine.cancelJob(job.id)
    void agent.cancel()
  }
  const leaveWindows = work.joinWindows?.(engine)
  signal.addEventListener('abort', interrupt)
  try {
    const imported = await engine.importAudio([{ path: target.input, name: path.basename(target.input) }])
    if (!imported.ok)
      return { ...nothing, state: signal.aborted ? 'interrupted' : 'failed', problem: messageOf(imported.error) }
    const before = (await engine.view()).duration
    const notes = imported.value.notes.map(sayNote)
    const heard: Heard = { steps: [], after: before, notes, refused: null, question: null }
    // What is rendered last goes to the file while it is made; a folder is there only once a file has come of it.
    const isNext = work.how === 'write' && (await exists(path.dirname(target.output)))
    if (isNext) await engine.expectExport(await exportOf(target, work))
    const report = await converse(agent, engine, personOf(work, heard)).say(work.recipe.name)
    const result = resultOf(report, heard, { ...nothing, before })
    if (signal.aborted) return { ...result, state: 'interrupted' }
    if (work.how === 'rehearse' || result.state !== 'ready') return result
    const after = (await engine.view()).duration
    return await write(session, doing, { ...result, after, notes: [...heard.notes, report.reply] }, signal)
  } finally {
    signal.removeEventListener('abort', interrupt)
    leaveWindows?.()
    await session.close()
  }
}

interface Heard {
  steps: readonly string[]
  after: number
  notes: readonly string[]
  refused: string | null
  question: FileQuestion | null
}

/** A yes beforehand is one to the recipe, and none to programs that nobody has allowed yet. */
function personOf({ how, answers = new Map() }: FileWork, heard: Heard): Person {
  const open = new Map(answers)
  return {
    answer: async ({ text, answers: choices }) => {
      const key = keyOf(text)
      const said = open.get(key) ?? null
      // An answer that leads to the same question again is none.
      open.delete(key)
      heard.question = said === null ? { kind: 'question', key, text, answers: choices } : null
      return said
    },
    decide: async ({ steps, after, notes, newTools = [] }) => {
      const [program] = newTools
      heard.steps = steps.map(({ sentence }) => sentence)
      heard.after = after
      heard.notes = [...heard.notes, ...notes]
      if (program !== undefined) heard.refused = `${program.title} is a program that nobody has allowed yet.`
      return how === 'rehearse' || program !== undefined ? { verb: 'reject', reason: '' } : { verb: 'approve' }
    },
  }
}

function resultOf(report: RequestReport, heard: Heard, nothing: Omit<FileResult, 'state'>): FileResult {
  const { steps, after, notes, refused, question } = heard
  const seen = { ...nothing, after, steps, notes }
  if (refused !== null) return { ...seen, state: 'asked', problem: refused }
  if (report.pending !== null) return { ...seen, state: 'asked', problem: report.reply, question }
  if (report.state === 'failed') return { ...seen, state: 'failed', problem: report.reply }
  // A rehearsal ends with a no to what was shown.
  const isShown = steps.length > 0 || report.state !== 'refused'
  return isShown ? { ...seen, state: 'ready' } : { ...seen, state: 'asked', problem: report.reply }
}

async function write(
  { engine }: Session,
  { target, work, fingerprint }: Doing,
  ready: FileResult,
  signal: AbortSignal,
): Promise<FileResult> {
  await mkdir(path.dirname(target.output), { recursive: true })
  await writeReceipt(target, fingerprint, 'writing')
  const written: Result<unknown> = await engine.exportAudio(await exportOf(target, work))
  if (!written.ok) {
    await dropReceipt(target)
    return { ...ready, state: signal.aborted ? 'interrupted' : 'failed', problem: messageOf(written.error) }
  }
  const done: FileResult = { ...ready, state: 'done' }
  await writeReceipt(target, fingerprint, 'done', done)
  return done
}

const exportOf = async (target: BatchTarget, { recipe, overwrite }: FileWork): Promise<ExportRequest> => ({
  path: target.output,
  range: 'all',
  overwrite,
  ...(await soundOf(recipe, target)),
})

async function soundOf({ output }: Recipe, { input }: BatchTarget): Promise<SoundSettings> {
  const { format: kind = 'wav', bits = null, kbps = null, rate = null, channels = 'auto' } = output ?? {}
  const sound = outputSound({ sound: { kind, bits, kbps, rate }, inputs: [input] })
  const counts = { auto: 'auto', mono: 1, stereo: 2 } as const
  return { ...sound, channels: counts[channels] }
}
