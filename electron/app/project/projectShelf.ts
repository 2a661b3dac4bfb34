import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ListedProject, ProjectCard } from '../../../shared/schemas/listedProject.ts'
import type { LastProject } from './lastProject.ts'
import type { ProjectCards } from './projectCards.ts'
import { projectExtension } from '../projectNames.ts'

/** Everything that was made and can be opened: nothing is ever out of reach. */
export interface ProjectShelf {
  /** Newest first. */
  list(open: string): Promise<readonly ListedProject[]>
  /** The file of what was listed; null when it is not there any more. */
  find(id: string): Promise<ShelfFile | null>
}

interface ShelfFile {
  readonly file: string
  readonly kind: ListedProject['kind']
}

interface ShelfFolders {
  readonly last: LastProject
  /** Projects that were not saved anywhere yet. */
  readonly projects: string
  readonly backups: string
  readonly cards: Pick<ProjectCards, 'read'>
}

export function createProjectShelf({ last, projects, backups, cards }: ShelfFolders): ProjectShelf {
  const all = async (): Promise<readonly ShelfFile[]> => {
    const known = new Set([...(await last.recent()), ...(await projectsIn(projects))])
    const folders = await readdir(backups).catch(() => [])
    const kept = await Promise.all(folders.map((name) => projectsIn(path.join(backups, name))))
    return [
      ...[...known].map((file): ShelfFile => ({ file, kind: 'project' })),
      ...kept.flat().map((file): ShelfFile => ({ file, kind: 'backup' })),
    ]
  }
  return {
    list: async (open) => {
      const known = await cards.read()
      const listed = await Promise.all((await all()).map((one) => describe(one, { open, projects, cards: known })))
      return listed.filter((one) => one !== null).toSorted((one, other) => other.changedAt - one.changedAt)
    },
    find: async (id) => (await all()).find(({ file }) => idOf(file) === id) ?? null,
  }
}

async function projectsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(projectExtension)).map((name) => path.join(folder, name))
}

interface Around {
  /** The file that is open. */
  readonly open: string
  readonly projects: string
  readonly cards: ReadonlyMap<string, ProjectCard>
}

async function describe({ file, kind }: ShelfFile, { open, projects, cards }: Around): Promise<ListedProject | null> {
  const found = await stat(file).catch(() => null)
  if (found === null) return null
  const folder = path.dirname(file)
  const card = cards.get(file)
  return {
    id: idOf(file),
    kind,
    name: kind === 'backup' ? path.parse(file).name.replace(/ \d{8}T\d{6}$/, '') : path.parse(file).name,
    folder: kind === 'backup' || folder === projects ? '' : folder,
    changedAt: found.mtimeMs,
    bytes: found.size,
    isOpen: file === open,
    ...(card && { card }),
  }
}

/** A page names no paths: it names what it was shown. */
function idOf(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 24)
}
