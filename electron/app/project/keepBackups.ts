import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { OpenProject } from './openProject.ts'
import { projectExtension } from '../projectNames.ts'

export interface BackupKeeper {
  /** Makes one now where something changed since the last one. */
  readonly keep: () => Promise<void>
  readonly end: () => void
}

interface BackupOptions {
  readonly folder: string
  readonly logError: (where: string, error: unknown) => void
  readonly every?: number
}

const tenMinutes = 10 * 60 * 1000
const mostKept = 3
/** Above this a backup would take longer than it is worth: its sound has sums, and its past is in it. */
const largestBytes = 1024 ** 3

/**
 * Copies the open project every few minutes to a folder of its own, as long as something changes; the last ones are
 * kept.
 */
export function keepBackups(
  project: Pick<OpenProject, 'file' | 'view' | 'engine'>,
  { folder, logError, every = tenMinutes }: BackupOptions,
): BackupKeeper {
  const own = path.join(folder, createHash('sha256').update(project.file).digest('hex').slice(0, 24))
  let kept: number | null = null
  let running: Promise<void> = Promise.resolve()
  const make = async () => {
    const { contentRevision, readOnly } = await project.view()
    kept ??= contentRevision
    if (contentRevision === kept || readOnly !== undefined) return
    if ((await stat(project.file)).size > largestBytes) return
    await mkdir(own, { recursive: true, mode: 0o700 })
    const target = path.join(own, `${path.parse(project.file).name} ${stamp(new Date())}${projectExtension}`)
    const done = await project.engine.saveProject({ path: target, overwrite: 'never' })
    // In the midst of a request there is nothing to keep yet: the next time will do.
    if (!done.ok) return
    kept = contentRevision
    await letOldGo(own)
  }
  const keep = () => (running = running.then(make).catch((error: unknown) => logError('backup', error)))
  void keep()
  const timer = setInterval(() => void keep(), every)
  timer.unref()
  return { keep, end: () => clearInterval(timer) }
}

async function letOldGo(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(projectExtension)).toSorted(byTime)
  for (const name of names.slice(0, -mostKept)) await rm(path.join(folder, name), { force: true })
}

/** The name may have changed, the time stands at its end. */
function byTime(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => path.parse(name).name.slice(-15))
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** `20261122T183005`: names in the order of time. */
function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}
