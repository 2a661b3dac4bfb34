import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '../../../shared/failures/index.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Engine, ImportFile } from '../../engine/index.ts'
import type { LastProject } from './lastProject.ts'
import { lockFile } from './lockFile.ts'
import { openProject, type OpenProject, type ProjectSurroundings } from './openProject.ts'
import { newProjectFile, type LockedFile } from './projectFiles.ts'
import { isWorkedOn, originKey, readOrigin, type ProjectOrigin } from './projectOrigin.ts'

export interface ProjectLocations {
  readonly projects: string
  readonly demo: readonly ImportFile[]
  readonly last: LastProject
}

/** Sentences for the person. */
export interface Filled {
  readonly notes: readonly string[]
  readonly problems: readonly string[]
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
 * Files are opened as tracks of a new project; without any, it is the last project that was worked on, else the demo
 * recording.
 */
export async function startProject(
  files: readonly ImportFile[],
  locations: ProjectLocations,
  around: ProjectSurroundings,
): Promise<Result<Started>> {
  await mkdir(locations.projects, { recursive: true, mode: 0o700 })
  if (files.length > 0) return startNew('files', files, locations, around)
  const last = await openLast(locations, around)
  if (last.project !== null) return ok({ project: last.project, line: last.line, filled: Promise.resolve(nothing) })
  if (last.problem !== null) around.onProblem(last.problem)
  return startNew('demo', locations.demo, locations, around)
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
): Promise<Result<Started>> {
  const opened = await openProject(newProjectFile(locations.projects, nameFor(kind, files)), around)
  if (!opened.ok) return opened
  await locations.last.remember(opened.value.file)
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
  const origin: ProjectOrigin = { kind: 'saved', entries: 0 }
  const noted = await opened.value.engine.writeDocument(originKey, origin)
  if (!noted.ok) {
    await opened.value.close()
    return noted
  }
  await locations.last.remember(locked.file)
  return ok({
    project: opened.value,
    line: `Opening "${path.parse(locked.file).name}".`,
    filled: Promise.resolve(nothing),
  })
}

async function fill(engine: Engine, kind: Beginning, files: readonly ImportFile[]): Promise<Filled> {
  const imported = files.length === 0 ? ok({ notes: [] }) : await engine.importAudio(files)
  const { history } = await engine.view()
  const origin: ProjectOrigin = { kind, entries: history.length }
  const noted = await engine.writeDocument(originKey, origin)
  return {
    notes: imported.ok ? imported.value.notes : [],
    problems: [imported, noted].flatMap((result) => (result.ok ? [] : [messageOf(result.error)])),
  }
}

type Last =
  | { readonly project: OpenProject; readonly line: string }
  | { readonly project: null; readonly problem: string | null }

async function openLast(locations: ProjectLocations, around: ProjectSurroundings): Promise<Last> {
  const file = await locations.last.read()
  if (file === null || !existsSync(file)) return { project: null, problem: null }
  const name = path.parse(file).name
  const lock = lockFile(file)
  if (lock === null)
    return {
      project: null,
      problem: `"${name}" is open in another Tapehand window, so this one begins anew. Go on there, or close it and start again.`,
    }
  const opened = await openProject({ file, lock }, around)
  if (!opened.ok) return { project: null, problem: messageOf(opened.error) }
  const project = opened.value
  const origin = readOrigin(await project.engine.readDocument(originKey))
  const view = await project.engine.view()
  const worked = isWorkedOn(view, origin, project.agent.view().messages.length)
  const isDemo = origin?.kind === 'demo' && view.tracks.length > 0
  if (worked || isDemo) return { project, line: worked ? `Opening your last project, "${name}".` : lineFor('demo', []) }
  await project.close()
  return { project: null, problem: null }
}

function nameFor(kind: Beginning, files: readonly ImportFile[]): string {
  if (kind === 'demo') return 'Demo'
  return kind === 'empty' ? 'Untitled' : path.parse(files[0]?.name ?? 'Untitled').name
}

function lineFor(kind: Beginning, files: readonly ImportFile[]): string {
  if (kind === 'demo') return 'Opening the demo recording.'
  return kind === 'empty'
    ? 'Opening an empty project.'
    : `Opening ${files.map((file) => file.name).join(', ')} as a new project.`
}
