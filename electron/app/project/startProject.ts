import { causeOf, type Failure, failure } from '../../../shared/failures/index.ts'
import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { type Result, err, ok } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Engine, ImportFile } from '../../engine/index.ts'
import { isProjectFile } from '../projectNames.ts'
import type { LastProject, Remembered } from './lastProject.ts'
import type { ProjectCards } from './projectCards.ts'
import { lockToOpen } from './lockProjectFile.ts'
import { type OpenProject, type ProjectSurroundings, openProject } from './openProject.ts'
import { type LockedFile, newProjectFile } from './projectFiles.ts'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { z } from 'zod'

import path from 'node:path'
import { untitled } from '../../../shared/files/untitled.ts'

export interface ProjectLocations {
  readonly projects: string
  readonly backups: string
  readonly demo: readonly ImportFile[]
  readonly last: LastProject
  readonly cards: ProjectCards
}

/** For the person. */
export interface Filled {
  readonly notes: readonly FileNote[]
  readonly problems: readonly Failure[]
}

const nothing: Filled = { notes: [], problems: [] }

export interface Started {
  readonly project: OpenProject
  /** One line: what is being opened. */
  readonly line: string
  /** The files are in, or why not. The window need not wait for it. */
  readonly filled: Promise<Filled>
}

/** A project that begins here; one that was saved somewhere began before. */
type Beginning = Exclude<ProjectOrigin['kind'], 'saved'>

/**
 * Files are opened as tracks of a new project; without any, it is the last project that was worked on or left empty,
 * else the demo recording.
 */
export async function startProject(
  files: readonly ImportFile[],
  locations: ProjectLocations,
  around: ProjectSurroundings,
): Promise<Result<Started>> {
  await mkdir(locations.projects, { recursive: true, mode: 0o700 })
  const [named, audio] = [files.filter(isProjectFile), files.filter((file) => !isProjectFile(file))]
  const asked = named[0] === undefined ? null : await openNamed(named[0], audio, locations, around)
  if (asked !== null) return ok(asked)
  if (audio.length > 0) return startNew('files', audio, locations, around)
  const last = await openLast(locations, around)
  if (last.project !== null) return ok({ project: last.project, line: last.line, filled: Promise.resolve(nothing) })
  if (last.problem !== null) around.onProblem(last.problem)
  return startNew('demo', locations.demo, locations, around, last.isElsewhere ? 'beside' : 'begun')
}

/** The project that was asked for, with these files as new tracks; null where it can't be opened, which is said. */
async function openNamed(
  named: ImportFile,
  audio: readonly ImportFile[],
  locations: ProjectLocations,
  around: ProjectSurroundings,
): Promise<Started | null> {
  const locked = existsSync(named.path) ? lockToOpen(named.path) : err(failure('files/missing', { name: named.name }))
  const opened = locked.ok ? await openSaved(locked.value, around, locations) : locked
  if (!opened.ok) {
    around.onProblem(opened.error)
    return null
  }
  const { engine } = opened.value.project
  return audio.length === 0 ? opened.value : { ...opened.value, filled: bringIn(engine, audio) }
}

async function bringIn(engine: Engine, files: readonly ImportFile[]): Promise<Filled> {
  const imported = await engine.importAudio(files)
  return imported.ok ? { notes: imported.value.notes, problems: [] } : { notes: [], problems: [imported.error] }
}

/**
 * A new project in the person's own folder, with these files as tracks. What can't be read is said, and leaves the
 * project empty.
 */
export async function startNew(
  kind: Beginning,
  files: readonly ImportFile[],
  locations: ProjectLocations,
  around: ProjectSurroundings,
  how: Remembered = 'begun',
): Promise<Result<Started>> {
  const taken = takeNew(locations.projects, nameFor(kind, files))
  const opened = taken.ok ? await openProject(taken.value, around) : taken
  if (!opened.ok) return opened
  await remember(locations, around, opened.value.file, how)
  return ok({ project: opened.value, line: lineFor(kind, files), filled: fill(opened.value.engine, kind, files) })
}

/** A project that lies somewhere of the person's choice: from now on the one to come back to. */
export async function openSaved(
  locked: LockedFile,
  around: ProjectSurroundings,
  locations: Pick<ProjectLocations, 'last'>,
): Promise<Result<Started>> {
  const opened = await openProject(locked, around)
  if (!opened.ok) return opened
  await remember(locations, around, locked.file, 'chosen')
  return ok({
    project: opened.value,
    line: `Opening "${path.parse(locked.file).name}".`,
    filled: Promise.resolve(nothing),
  })
}

function takeNew(folder: string, name: string): Result<LockedFile> {
  try {
    return ok(newProjectFile(folder, name))
  } catch (error) {
    return err(failure('files/cannot-write', { name: `${name}.tapehand`, cause: causeOf(error) }))
  }
}

/** That it can't be noted (a full drive) is no reason not to go on. */
async function remember(
  { last }: Pick<ProjectLocations, 'last'>,
  { logError }: ProjectSurroundings,
  file: string,
  how: Remembered,
): Promise<void> {
  await last.remember(file, how).catch((error: unknown) => logError('project:remember', error))
}

async function fill(engine: Engine, kind: Beginning, files: readonly ImportFile[]): Promise<Filled> {
  const imported = files.length === 0 ? ok({ notes: [] }) : await engine.importAudio(files)
  const { history } = await engine.view()
  const origin: ProjectOrigin = { kind, entries: history.length }
  const noted = await engine.writeDocument(originKey, origin)
  return {
    notes: imported.ok ? imported.value.notes : [],
    problems: [imported, noted].flatMap((result) => (result.ok ? [] : [result.error])),
  }
}

type Last =
  | { readonly project: OpenProject; readonly line: string }
  | { readonly project: null; readonly problem: Failure | null; readonly isElsewhere?: true }

async function openLast(locations: ProjectLocations, around: ProjectSurroundings): Promise<Last> {
  const note = await locations.last.read()
  if (note === null) return { project: null, problem: null }
  const { file, chosen } = note
  if (!existsSync(file))
    return {
      project: null,
      problem: chosen ? failure('files/missing', { name: path.basename(file) }) : null,
    }
  const name = path.parse(file).name
  const locked = lockToOpen(file)
  if (!locked.ok && locked.error.code !== 'app/open-elsewhere') return { project: null, problem: locked.error }
  if (!locked.ok)
    return {
      project: null,
      isElsewhere: true,
      problem: failure('app/begins-anew', { name }),
    }
  const opened = await openProject(locked.value, around)
  if (!opened.ok) return { project: null, problem: opened.error }
  const project = opened.value
  const origin = readOrigin(await project.engine.readDocument(originKey))
  const view = await project.engine.view()
  const worked = chosen || view.readOnly !== undefined || isWorkedOn(view, origin, project.agent.view().messages.length)
  if (worked) return { project, line: `Opening your last project, "${name}".` }
  if (origin !== null && isFoundAgain(view, origin)) return { project, line: lineFor(origin.kind, []) }
  await project.close()
  return { project: null, problem: null }
}

/** Who left an empty project begins where projects are chosen, and who looked at the demo finds it again. */
const isFoundAgain = ({ tracks }: ProjectView, origin: ProjectOrigin): origin is ProjectOrigin & { kind: Beginning } =>
  origin.kind === 'empty' || (origin.kind === 'demo' && tracks.length > 0)

function nameFor(kind: Beginning, files: readonly ImportFile[]): string {
  if (kind === 'demo') return 'Demo'
  return kind === 'empty' ? untitled : path.parse(files[0]?.name ?? untitled).name
}

function lineFor(kind: Beginning, files: readonly ImportFile[]): string {
  if (kind === 'demo') return 'Opening the demo recording.'
  return kind === 'empty'
    ? 'Opening an empty project.'
    : `Opening ${files.map((file) => file.name).join(', ')} as a new project.`
}

/**
 * How a project began, kept with it: what came in then is not the person's work yet. What a person has saved somewhere
 * is.
 */
const originSchema = z.object({ kind: z.enum(['demo', 'files', 'empty', 'saved']), entries: z.number().int().min(0) })
export type ProjectOrigin = z.infer<typeof originSchema>

export const originKey = 'origin'

export function readOrigin(document: unknown): ProjectOrigin | null {
  return originSchema.safeParse(document).data ?? null
}

/**
 * Whether a project holds work that one wants to come back to. One that does not say how it began may hold anything.
 */
export function isWorkedOn(project: ProjectView, origin: ProjectOrigin | null, messages: number): boolean {
  if (origin === null) return project.tracks.length > 0 || project.history.length > 0
  return origin.kind === 'saved' || project.history.length > origin.entries || messages > 0
}
