import { homedir } from 'node:os'
import { dataPaths } from '../../platform/index.ts'
import type { Language } from '../../../shared/language.ts'
import { sayNoteIn } from '../../../shared/notes/sayNoteIn.ts'
import { cliTexts } from '../texts/index.ts'
import { access } from 'node:fs/promises'
import { basename, parse } from 'node:path'
import { type Failure, failure, messageIn } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { followRequests } from '../../agent/index.ts'
import type { Io } from '../io.ts'
import {
  converse,
  openSession,
  outputSound,
  pathFilePicker,
  type RequestReport,
  type Session,
  temporaryProject,
} from '../../headless/index.ts'
import { plannerFor } from './plannerFor.ts'
import type { Status } from '../status.ts'
import { checklistText } from './terminalText.ts'
import { collectRecipes } from './collectRecipes.ts'
import { collectTools } from './collectTools.ts'
import { personAtTerminal } from './personAtTerminal.ts'
import { projectReport, type EditReport, type ProjectReport } from './editReport.ts'
import type { EditArguments } from './readEditArguments.ts'
import { readNoteFiles, type SaidStep } from './readNoteFiles.ts'

export interface Edited {
  readonly status: Status
  readonly report: EditReport
  /** What was spoken at its end. */
  readonly language: Language
}

type Said = Omit<EditArguments, 'steps'> & { readonly steps: readonly SaidStep[] }

/** Opens the inputs, does what was said in order, writes the output. Nothing of the project stays behind. */
export async function runEdit(wanted: EditArguments, io: Io): Promise<Edited> {
  // Of the first words that tell one: what fails before anything is said is told in it, too.
  let language: Language = 'en'
  const project = await temporaryProject(parse(wanted.inputs[0] ?? '').name || 'run')
  try {
    const planner = await plannerFor(wanted.planner, io.env)
    // In this thread: starting another one would take longer than most edits. What takes long gets threads of its own.
    const registry = await collectTools(io)
    const opened = await openSession(
      {
        file: project.file,
        keeps: 'nothing',
        joins: wanted.joins,
        run: 'inline',
        longWork: 'inThreads',
        shows: showsFolder(io),
      },
      planner,
      pathFilePicker(process.cwd()),
      registry,
      await collectRecipes(io, registry),
      () => language,
    )
    if (!opened.ok) return failed([], null, opened.error, language)
    const { agent } = opened.value
    const key = planner.kind === 'model' ? planner.key : ''
    const name = basename(wanted.inputs[0] ?? '')
    followRequests(agent, { onEvent: () => {}, onEnd: (activity) => io.keepActivity?.(activity, name, key) })
    language = (await opened.value.languageOf(wordsOf(wanted))) ?? language
    return await editIn(opened.value, wanted, io)
  } finally {
    project.remove()
  }
}

const wordsOf = ({ steps }: EditArguments): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'say' ? [step.text] : []))

async function editIn(session: Session, asked: EditArguments, io: Io): Promise<Edited> {
  const possible = await checkFiles(asked)
  const steps = possible.ok ? await readNoteFiles(asked.steps) : possible
  if (!steps.ok) {
    await session.close()
    return failed([], null, steps.error, session.agent.language())
  }
  return editFiles(session, { ...asked, steps: steps.value }, io)
}

async function editFiles(session: Session, wanted: Said, io: Io): Promise<Edited> {
  const { agent } = session
  const interrupt = () => {
    for (const job of session.engine.jobs()) void session.engine.cancelJob(job.id)
    void session.agent.cancel()
  }
  io.signal.addEventListener('abort', interrupt)
  const stop = notePlans(session, io)
  try {
    const imported = await session.engine.importAudio(
      wanted.inputs.map((path) => ({ path, name: basename(path), channels: wanted.channels })),
    )
    if (!imported.ok) return failed([], null, imported.error, agent.language())
    for (const note of imported.value.notes) io.note(sayNoteIn(note, agent.language()))
    const { requests, ended } = await runSteps(session, wanted, io)
    const project = projectReport(await session.engine.view())
    const language = agent.language()
    if (io.signal.aborted)
      return { ...failed(requests, project, failure('agent/cancelled'), language), status: 'interrupted' }
    if (ended !== 'done') return { status: ended, report: { requests, project, output: null, error: null }, language }
    const written = await writeOutput(session, wanted)
    if (!written.ok) return failed(requests, project, written.error, language)
    return {
      status: requests.some(isPartly) ? 'open' : 'done',
      report: { requests, project, output: written.value, error: null },
      language,
    }
  } finally {
    io.signal.removeEventListener('abort', interrupt)
    stop()
    await session.close()
  }
}

/** A model's plan each time that it has come further. */
function notePlans({ agent }: Session, io: Io): () => void {
  let told = ''
  return agent.onChange(({ plan, messages }) => {
    const list = plan ?? messages.at(-1)?.plan ?? null
    const text = list === null ? '' : checklistText(list, cliTexts(agent.language()))
    if (text !== '' && text !== told) io.note(text)
    told = text
  })
}

/** Ends at the first request that failed, was refused, or asked something that the next step does not answer. */
async function runSteps(session: Session, wanted: Said, io: Io): Promise<{ requests: RequestReport[]; ended: Status }> {
  let position = 0
  const next = (): SaidStep | undefined => wanted.steps[position + 1]
  const person = personAtTerminal(io, session.engine, {
    approvals: wanted.approvals,
    newTools: wanted.newTools,
    differing: wanted.differing,
    language: () => session.agent.language(),
    answerFollows: () => next()?.kind === 'say',
  })
  const conversation = converse(session.agent, session.engine, person)
  const requests: RequestReport[] = []
  for (; position < wanted.steps.length && !io.signal.aborted; position += 1) {
    const step = wanted.steps[position] as SaidStep
    const request = await (step.kind === 'say' ? conversation.say(step.text) : conversation.call(step.raw, step.text))
    requests.push(request)
    const ended = request.pending !== null && next()?.kind === 'say' ? 'done' : statusAfter(request)
    if (ended !== 'done') return { requests, ended }
  }
  return { requests, ended: 'done' }
}

function statusAfter(request: RequestReport): Status {
  if (request.pending !== null) return 'open'
  const states = {
    done: 'done',
    talk: 'done',
    partly: 'done',
    refused: 'open',
    cancelled: 'open',
    asked: 'open',
    failed: 'failed',
  } as const
  return states[request.state]
}

/**
 * Left out in part, by the person's own choice: what they kept is written, and the status says that something was
 * refused.
 */
function isPartly(request: RequestReport): boolean {
  return request.state === 'partly'
}

async function writeOutput(session: Session, wanted: Said): Promise<Result<EditReport['output']>> {
  if (wanted.output === null) return ok(null)
  const done = await session.engine.exportAudio({
    path: wanted.output,
    range: 'all',
    overwrite: wanted.overwrite,
    ...(await outputSound(wanted)),
  })
  return done.ok
    ? ok({ ...done.value, notes: done.value.notes.map((note) => sayNoteIn(note, session.agent.language())) })
    : done
}

/** Found out before anything is done, not after minutes of work. */
async function checkFiles(wanted: EditArguments): Promise<Result<void>> {
  for (const path of wanted.inputs) if (!(await exists(path))) return err(failure('cli/no-such-file', { path }))
  const { output, overwrite } = wanted
  return output !== null && overwrite === 'never' && (await exists(output))
    ? err(failure('cli/output-exists', { path: output }))
    : ok()
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function failed(
  requests: readonly RequestReport[],
  project: ProjectReport | null,
  error: Failure,
  language: Language,
): Edited {
  return {
    status: 'failed',
    report: { requests, project, output: null, error: { code: error.code, message: messageIn(error, language) } },
    language,
  }
}

const showsFolder = ({ env }: Pick<Io, 'env'>): string =>
  dataPaths({ platform: process.platform, home: homedir(), env }).shows
