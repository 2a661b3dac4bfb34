import { homedir } from 'node:os'
import { existsSync } from 'node:fs'
import { basename, parse } from 'node:path'
import type { ExportRequest } from '../../editor/index.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { outputSound, type RequestReport, temporaryProject } from '../../headless/index.ts'
import { dataPaths } from '../../platform/index.ts'
import { type Failure, failure } from '../../../shared/failures/index.ts'
import type { Language } from '../../../shared/language.ts'
import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import { projectReport, type EditReport, type ProjectReport } from './editReport.ts'
import type { EditArguments } from './readEditArguments.ts'
import type { Steps } from './runSteps.ts'

export interface Edited {
  readonly status: Status
  readonly report: EditReport
  /** What was spoken at its end. */
  readonly language: Language
}

/** Opens the inputs, does what was said in order, writes the output. Nothing of the project stays behind. */
export async function runEdit(wanted: EditArguments, io: Io): Promise<Edited> {
  const project = temporaryProject(parse(wanted.inputs[0] ?? '').name || 'run')
  try {
    // In this thread: starting another one would take longer than most edits. What takes long gets threads of its own.
    const opened = await createEngine({
      file: project.file,
      keeps: 'nothing',
      joins: wanted.joins,
      run: 'inline',
      longWork: 'inThreads',
      shows: showsFolder(io),
    })
    if (!opened.ok) return await failed([], null, opened.error, 'en')
    return await editIn(opened.value, wanted, io)
  } finally {
    project.remove()
  }
}

/** The agent with its tools is loaded where there is something to do: a file that is only written anew needs none. */
async function stepsOf(engine: Engine, wanted: EditArguments, io: Io): Promise<Steps> {
  if (wanted.steps.length > 0) return (await import('./runSteps.ts')).prepareSteps(engine, wanted, io)
  return { language: () => 'en', check: async () => ok(), run: async () => ({ requests: [], ended: 'done' }) }
}

async function editIn(engine: Engine, wanted: EditArguments, io: Io): Promise<Edited> {
  const interrupt = () => {
    for (const job of engine.jobs()) void engine.cancelJob(job.id)
  }
  io.signal.addEventListener('abort', interrupt)
  try {
    const steps = await stepsOf(engine, wanted, io)
    const possible = checkFiles(wanted)
    const ready = possible.ok ? await steps.check() : possible
    return ready.ok ? await editFiles(engine, steps, wanted, io) : await failed([], null, ready.error, steps.language())
  } finally {
    io.signal.removeEventListener('abort', interrupt)
    await engine.close()
  }
}

async function editFiles(engine: Engine, steps: Steps, wanted: EditArguments, io: Io): Promise<Edited> {
  const imported = await engine.importAudio(
    wanted.inputs.map((path) => ({ path, name: basename(path), channels: wanted.channels })),
  )
  if (!imported.ok) return failed([], null, imported.error, steps.language())
  for (const note of await sayNotes(imported.value.notes, steps.language())) io.note(note)
  const { requests, ended } = await steps.run(() => engine.expectExport(outputOf(wanted)))
  const project = projectReport(await engine.view())
  const language = steps.language()
  if (io.signal.aborted)
    return { ...(await failed(requests, project, failure('agent/cancelled'), language)), status: 'interrupted' }
  if (ended !== 'done') return { status: ended, report: { requests, project, output: null, error: null }, language }
  const written = await writeOutput(engine, wanted, language)
  if (!written.ok) return failed(requests, project, written.error, language)
  return {
    status: requests.some(isPartly) ? 'open' : 'done',
    report: { requests, project, output: written.value, error: null },
    language,
  }
}

/**
 * Left out in part, by the person's own choice: what they kept is written, and the status says that something was
 * refused.
 */
function isPartly(request: RequestReport): boolean {
  return request.state === 'partly'
}

async function writeOutput(
  engine: Engine,
  wanted: EditArguments,
  language: Language,
): Promise<Result<EditReport['output']>> {
  const output = outputOf(wanted)
  if (output === null) return ok(null)
  const done = await engine.exportAudio(output)
  return done.ok ? ok({ ...done.value, notes: await sayNotes(done.value.notes, language) }) : done
}

const outputOf = (wanted: EditArguments): ExportRequest | null =>
  wanted.output === null
    ? null
    : { path: wanted.output, range: 'all', overwrite: wanted.overwrite, ...outputSound(wanted) }

/** Found out before anything is done, not after minutes of work. */
function checkFiles(wanted: EditArguments): Result<void> {
  for (const path of wanted.inputs) if (!existsSync(path)) return err(failure('cli/no-such-file', { path }))
  const { output, overwrite } = wanted
  return output !== null && overwrite === 'never' && existsSync(output)
    ? err(failure('cli/output-exists', { path: output }))
    : ok()
}

/** Words are loaded where there is something to say: both languages are a quarter of the code of such a run. */
async function sayNotes(notes: readonly FileNote[], language: Language): Promise<string[]> {
  if (notes.length === 0) return []
  const { sayNoteIn } = await import('../../../shared/notes/sayNoteIn.ts')
  return notes.map((note) => sayNoteIn(note, language))
}

async function failed(
  requests: readonly RequestReport[],
  project: ProjectReport | null,
  error: Failure,
  language: Language,
): Promise<Edited> {
  const { messageIn } = await import('../../../shared/failures/failuresIn.ts')
  return {
    status: 'failed',
    report: { requests, project, output: null, error: { code: error.code, message: messageIn(error, language) } },
    language,
  }
}

const showsFolder = ({ env }: Pick<Io, 'env'>): string =>
  dataPaths({ platform: process.platform, home: homedir(), env }).shows
