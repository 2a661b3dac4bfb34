import path from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { EventHub } from '../eventHub.ts'
import { keepBackups, type BackupKeeper } from './keepBackups.ts'
import { refuseWhileBusy, type OpenProject, type ProjectSurroundings } from './openProject.ts'
import { copyBackup, takeSaved, writeElsewhere, writeRecovered, type OtherFile } from './otherFile.ts'
import type { Revisions } from './revisions.ts'
import { createRestarts } from './restartEngine.ts'
import { openSaved, startNew, type ProjectLocations, type Started } from './startProject.ts'

export interface ProjectHolder {
  readonly project: () => OpenProject
  /** Puts the open project aside (it stays on disk) and opens another one. */
  readonly replace: (by: 'empty' | 'demo') => Promise<Result<void>>
  readonly openFile: (file: string) => Promise<Result<{ name: string }>>
  /**
   * Writes the project to a file, which may be replaced where the person has named it in full, and goes on in it. What
   * the old file holds stays there.
   */
  readonly saveAs: (file: string) => Promise<Result<{ name: string }>>
  /** Writes what can be read of a damaged project to a new one, and goes on there. */
  readonly recover: () => Promise<Result<{ name: string }>>
  /** Goes on in a new project that is a copy of this file. */
  readonly restore: (backup: string, name: string) => Promise<Result<{ name: string }>>
  /**
   * Resolves at once, or when the project that is being opened is there: what is asked for meanwhile is meant for it.
   */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

interface HolderOptions {
  readonly started: Started
  readonly locations: ProjectLocations
  readonly around: ProjectSurroundings
  readonly logError: (where: string, error: unknown) => void
}

type TakeFile = (file: string, from: OpenProject) => Result<OtherFile> | Promise<Result<OtherFile>>

/** Holds the one project that is open; replacing it is all or nothing. */
export function createProjectHolder(options: HolderOptions): ProjectHolder {
  const holder = new Holder(options)
  return {
    project: () => holder.current,
    replace: (by) => holder.replace(by),
    openFile: (file) => holder.goOnInFile(file, takeSaved),
    saveAs: (file) => holder.goOnInFile(file, writeElsewhere),
    recover: () => holder.goOnInFile(options.locations.projects, writeRecovered),
    restore: (backup, name) => holder.restore(backup, name),
    ready: () => holder.ready(),
    close: () => holder.close(),
  }
}

class Holder {
  current: OpenProject
  readonly #locations: ProjectLocations
  readonly #around: ProjectSurroundings
  readonly #logError: HolderOptions['logError']
  #revisions: Revisions
  #replacing: Promise<void> | null = null
  #closing: Promise<void> | null = null
  #backups: BackupKeeper | null = null
  readonly #restarts = createRestarts()

  constructor({ started, locations, around, logError }: HolderOptions) {
    this.#locations = locations
    this.#around = around
    this.#logError = logError
    this.#revisions = around.revisions
    this.current = started.project
    this.#show(started)
  }

  replace(by: 'empty' | 'demo'): Promise<Result<void>> {
    return this.#alone(async () => {
      const files = by === 'demo' ? this.#locations.demo : []
      const next = await startNew(by, files, this.#locations, this.#surroundings())
      return next.ok ? this.#goOnIn(next.value) : next
    })
  }

  goOnInFile(file: string, take: TakeFile): Promise<Result<{ name: string }>> {
    return this.#alone(async () => {
      const taken = await take(file, this.current)
      if (!taken.ok) return taken
      if (taken.value === 'same') return ok({ name: path.basename(this.current.file) })
      const next = await openSaved(taken.value, this.#surroundings(), this.#locations)
      if (!next.ok) return next
      const shown = await this.#goOnIn(next.value)
      return shown.ok ? ok({ name: path.basename(taken.value.file) }) : shown
    })
  }

  restore(backup: string, name: string): Promise<Result<{ name: string }>> {
    return this.goOnInFile(backup, async (file) => {
      await this.#backups?.settled()
      return copyBackup(file, this.#locations.projects, name)
    })
  }

  ready(): Promise<void> {
    return this.#replacing ?? Promise.resolve()
  }

  close(): Promise<void> {
    this.#backups?.end()
    return (this.#closing ??= this.#putAway(this.current))
  }

  #show({ project, filled }: Started): void {
    this.current = project
    this.#backups?.end()
    this.#backups = keepBackups(project, {
      folder: this.#locations.backups,
      logError: this.#logError,
      prove: (file, contentRevision) => opensWhole(this.#around.dependencies, file, contentRevision),
    })
    project.announce()
    project.engine.onStopped(() => void this.#restart(project))
    filled.then(
      ({ notes, problems }) => {
        notes.forEach(this.#around.onNote)
        problems.forEach(this.#around.onProblem)
      },
      (error: unknown) => this.#closing ?? this.#logError('project:fill', error),
    )
  }

  /** The engine of the project that is open stopped by itself: it is started again on what was acknowledged. */
  #restart(stopped: OpenProject): Promise<void> {
    if (this.#closing !== null || this.current !== stopped) return Promise.resolve()
    this.#logError('engine:stopped', new Error(`The engine of ${stopped.file} stopped.`))
    const run = this.ready().then(async () => {
      if (this.current !== stopped) return
      const next = await this.#restarts.reopen(stopped, this.#surroundings())
      if (next.ok) await this.#goOnIn(next.value, 'closed')
    })
    return (this.#replacing = run
      .catch((error: unknown) => this.#logError('engine:restart', error))
      .finally(() => (this.#replacing = null)))
  }

  #surroundings(): ProjectSurroundings {
    this.#revisions = this.#revisions.next()
    return { ...this.#around, revisions: this.#revisions }
  }

  async #goOnIn(next: Started, was: 'open' | 'closed' = 'open'): Promise<Result<void>> {
    if (this.#closing !== null) {
      await next.project.close()
      return err(failure('app/closing'))
    }
    const old = this.current
    this.#show(next)
    await tellAll(this.#around.hub, this.current)
    if (was === 'open') await this.#putAway(old)
    return ok()
  }

  async #putAway(project: OpenProject): Promise<void> {
    await this.#locations.cards.keep(project)
    await project.close()
  }

  /** One at a time, and never under a running request. */
  async #alone<T>(replace: () => Promise<Result<T>>): Promise<Result<T>> {
    const isTaken = this.#replacing !== null || this.#closing !== null
    const free = isTaken ? err(failure('engine/busy')) : refuseWhileBusy(this.current)
    if (!free.ok) return free
    const run = replace()
    this.#replacing = run.then(
      () => undefined,
      () => undefined,
    )
    return run.finally(() => (this.#replacing = null))
  }
}

/** Opened by an engine of its own, beside the one that people work with. */
async function opensWhole(
  dependencies: ProjectSurroundings['dependencies'],
  file: string,
  contentRevision: number,
): Promise<boolean> {
  const opened = await dependencies.openEngine({ file })
  if (!opened.ok) return false
  const view = await opened.value.view()
  await opened.value.close()
  return view.readOnly === undefined && view.contentRevision === contentRevision
}

async function tellAll(hub: EventHub, project: OpenProject): Promise<void> {
  hub.emit('app:project:changed', await project.view())
  hub.emit('app:conversation:changed', project.conversation())
  hub.emit('app:jobs:changed', [...project.engine.jobs()])
  hub.emit('app:transport:command', (await project.view()).transport)
}
