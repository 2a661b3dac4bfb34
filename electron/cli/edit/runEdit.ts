import { homedir } from 'node:os'
import { existsSync } from 'node:fs'
import { basename, parse } from 'node:path'
import { createEngine, type Engine } from '../../engine/index.ts'
import { outputSound, type RequestReport, temporaryProject } from '../../headless/index.ts'
import { dataPaths } from '../../platform/index.ts'
import { type Failure, failure, messageOf } from '../../../shared/failures/index.ts'
import { sayNote } from '../../../shared/notes/fileNotes.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import { projectReport, type EditReport, type ProjectReport } from './editReport.ts'
import type { EditArguments } from './readEditArguments.ts'
import type { StepsRun } from './runSteps.ts'

export interface Edited {
  readonly status: Status
  readonly report: EditReport
}

/** Opens the inputs, does what was said in order, writes the output. Nothing of the project stays behind. */
export async function runEdit(wanted: EditArguments, io: Io): Promise<Edited> {
  const possible = checkFiles(wanted)
  if (!possible.ok) return failed([], null, possible.error)
  const prepared = await prepareSteps(wanted)
  if (!prepared.ok) return failed([], null, prepared.error)
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
    return opened.ok ? await editIn(opened.value, prepared.value, wanted, io) : failed([], null, opened.error)
  } finally {
    project.remove()
  }
}

type RunSteps = (engine: Engine, io: Io) => Promise<StepsRun>

/** The agent with its tools is loaded where there is something to do: a file that is only written anew needs none. */
async function prepareSteps(wanted: EditArguments): Promise<Result<RunSteps>> {
  if (wanted.steps.length === 0) return ok(async () => ({ requests: [], ended: 'done' }))
  const { readNoteFiles, runSteps } = await import('./runSteps.ts')
  const steps = await readNoteFiles(wanted.steps)
  return steps.ok ? ok((engine, io) => runSteps(engine, { ...wanted, steps: steps.value }, io)) : steps
}

async function editIn(engine: Engine, runSteps: RunSteps, wanted: EditArguments, io: Io): Promise<Edited> {
  const interrupt = () => {
    for (const job of engine.jobs()) void engine.cancelJob(job.id)
  }
  io.signal.addEventListener('abort', interrupt)
  try {
    const imported = await engine.importAudio(
      wanted.inputs.map((path) => ({ path, name: basename(path), channels: wanted.channels })),
    )
    if (!imported.ok) return failed([], null, imported.error)
    for (const note of imported.value.notes) io.note(sayNote(note))
    const { requests, ended } = await runSteps(engine, io)
    const project = projectReport(await engine.view())
    if (io.signal.aborted) return { ...failed(requests, project, failure('agent/cancelled')), status: 'interrupted' }
    if (ended !== 'done') return { status: ended, report: { requests, project, output: null, error: null } }
    const written = await writeOutput(engine, wanted)
    if (!written.ok) return failed(requests, project, written.error)
    return {
      status: requests.some(isPartly) ? 'open' : 'done',
      report: { requests, project, output: written.value, error: null },
    }
  } finally {
    io.signal.removeEventListener('abort', interrupt)
    await engine.close()
  }
}

/**
 * Left out in part, by the person's own choice: what they kept is written, and the status says that something was
 * refused.
 */
function isPartly(request: RequestReport): boolean {
  return request.state === 'partly'
}

async function writeOutput(engine: Engine, wanted: EditArguments): Promise<Result<EditReport['output']>> {
  if (wanted.output === null) return ok(null)
  const done = await engine.exportAudio({
    path: wanted.output,
    range: 'all',
    overwrite: wanted.overwrite,
    ...outputSound(wanted),
  })
  return done.ok ? ok({ ...done.value, notes: done.value.notes.map(sayNote) }) : done
}

/** Found out before anything is done, not after minutes of work. */
function checkFiles(wanted: EditArguments): Result<void> {
  for (const path of wanted.inputs) if (!existsSync(path)) return err(failure('cli/no-such-file', { path }))
  const { output, overwrite } = wanted
  return output !== null && overwrite === 'never' && existsSync(output)
    ? err(failure('cli/output-exists', { path: output }))
    : ok()
}

function failed(requests: readonly RequestReport[], project: ProjectReport | null, error: Failure): Edited {
  return {
    status: 'failed',
    report: { requests, project, output: null, error: { code: error.code, message: messageOf(error) } },
  }
}

const showsFolder = ({ env }: Pick<Io, 'env'>): string =>
  dataPaths({ platform: process.platform, home: homedir(), env }).shows
