import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '../../../shared/failures/index.ts'
import { projectExtension } from '../projectNames.ts'
import { backupFolder, goneBackups, stamp, stampedAt } from './thinBackups.ts'
import type { OpenProject } from './openProject.ts'

export interface BackupKeeper {
  /** Makes one now where something changed since the last one. */
  readonly keep: () => Promise<void>
  /** Resolves when none is being made. */
  readonly settled: () => Promise<void>
  readonly end: () => void
}

interface BackupOptions {
  readonly folder: string
  readonly logError: (where: string, error: unknown) => void
  /** Whether a file opens whole, with this content. */
  readonly prove: (file: string, contentRevision: number) => Promise<boolean>
  readonly every?: number
  readonly now?: () => number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** A copy of a larger one, where the drive can't share it between files, is made once a day only. */
const quickBytes = 256 * 2 ** 20
const [mostQuick, mostLarge] = [54, 3]
/** A backup fills no drive. */
const leftFree = 512 * 2 ** 20

/**
 * Backups of the open project, in a folder of its own. One is kept up to date by what is new: every few minutes as long
 * as something changes, and when long work begins. Copies of it stay behind, one an hour and then one a day. Nothing
 * older goes before the newer one has been opened.
 */
export function keepBackups(
  project: Pick<OpenProject, 'file' | 'view' | 'engine'>,
  options: BackupOptions,
): BackupKeeper {
  const { folder, logError, every = 10 * minute, now = () => new Date().getTime() } = options
  const own = backupFolder(folder, project.file)
  const name = path.parse(project.file).name
  const latest = path.join(own, `${name}${projectExtension}`)
  let kept: number | null = null
  let last = now()
  let running: Promise<void> = Promise.resolve()

  const make = async (): Promise<void> => {
    const { contentRevision, readOnly } = await project.view()
    kept ??= contentRevision
    if (contentRevision === kept || readOnly !== undefined) return
    await mkdir(own, { recursive: true, mode: 0o700 })
    last = now()
    const there = await sizeOf(latest)
    if (!(await hasRoom(own, Math.max(0, (await sizeOf(project.file)) - there)))) return
    const made = await update()
    if (made === 'stopped') return
    if (!(await options.prove(latest, made.contentRevision))) {
      // The next one is made anew, and what is older stays.
      await rm(latest, { force: true })
      throw new Error(`A backup of "${name}" can't be read, and was thrown away.`)
    }
    kept = contentRevision
    await leaveCopy(own, latest, { ...options, now: now(), contentRevision: made.contentRevision })
  }
  const update = async (): Promise<'stopped' | { readonly contentRevision: number }> => {
    const done = await project.engine.keepCopy(latest)
    if (!done.ok) throw new Error(messageOf(done.error))
    if (done.value !== 'unfit') return done.value
    await rename(latest, stamped(latest, await timeOf(latest)))
    const anew = await project.engine.keepCopy(latest)
    if (!anew.ok) throw new Error(messageOf(anew.error))
    return anew.value === 'unfit' ? 'stopped' : anew.value
  }
  const keep = () => (running = running.then(make).catch((error: unknown) => logError('backup', error)))
  void keep()
  const timer = setInterval(() => void keep(), every)
  timer.unref()
  let jobs = 0
  const leave = project.engine.onJobs((list) => {
    const isBegun = list.length > jobs
    jobs = list.length
    if (isBegun && now() - last > minute) void keep()
  })
  return {
    keep,
    settled: () => running,
    end: () => {
      clearInterval(timer)
      leave()
    },
  }
}

interface Copying extends Pick<BackupOptions, 'prove'> {
  readonly now: number
  readonly contentRevision: number
}

/** A copy of the newest one stays behind where it is time, and those that it stands for go. */
async function leaveCopy(own: string, latest: string, { prove, now, contentRevision }: Copying): Promise<void> {
  const made = (await readdir(own)).flatMap((file) => {
    const at = file.endsWith(projectExtension) ? stampedAt(path.parse(file).name) : null
    return at === null ? [] : [{ at, file: path.join(own, file) }]
  })
  const age = now - Math.max(0, ...made.map(({ at }) => at))
  const bytes = await sizeOf(latest)
  const isLarge = bytes > quickBytes
  if (age < hour) return
  const copy = stamped(latest, now)
  const shared = await copied(latest, copy, constants.COPYFILE_FICLONE_FORCE)
  if (!shared && isLarge && age < day) return
  if (!shared && !((await hasRoom(own, bytes)) && (await copied(latest, copy, 0)))) return
  if (!(await prove(copy, contentRevision))) return rm(copy, { force: true })
  const most = isLarge && !shared ? mostLarge : mostQuick
  const gone = new Set(goneBackups([...made.map(({ at }) => at), now], now, most))
  for (const { at, file } of made)
    if (gone.has(at)) for (const end of ['', '-wal']) await rm(`${file}${end}`, { force: true })
}

/** Whole or not at all; false where the drive can't do it so. */
async function copied(from: string, to: string, how: number): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | how)
    return true
  } catch {
    // Whatever the reason, there is one backup less, and nothing else is different.
    await rm(to, { force: true })
    return false
  }
}

const stamped = (latest: string, at: number): string =>
  path.join(path.dirname(latest), `${path.parse(latest).name} ${stamp(new Date(at))}${projectExtension}`)

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0
}

async function timeOf(file: string): Promise<number> {
  return (await stat(file)).mtimeMs
}

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes > leftFree
}
