import { posix, win32 } from 'node:path'

export interface DataPaths {
  /** Everything below lies in it. Not made here. */
  readonly folder: string
  readonly settings: string
  readonly key: string
  readonly log: string
  /** Requests as they went, for `tapehand log`. */
  readonly activity: string
  /** Projects that were not saved anywhere yet. */
  readonly projects: string
  /** Copies of them, a folder for each. */
  readonly backups: string
  /** Descriptions of programs that the person wants as tools. */
  readonly tools: string
  /** Which of them were allowed. */
  readonly trustedTools: string
  /** Recipes that the person has made. */
  readonly recipes: string
  /** Tags and covers of shows. */
  readonly shows: string
}

interface Machine {
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * The person's own folder for this app, as each system wants it; TAPEHAND_DATA goes before. Both hosts and the command
 * line share it.
 */
export function dataPaths(machine: Machine): DataPaths {
  const folder = folderOf(machine)
  const join = (...parts: string[]) => (machine.platform === 'win32' ? win32 : posix).join(...parts)
  return {
    folder,
    settings: join(folder, 'settings.json'),
    key: join(folder, 'model-key'),
    log: join(folder, 'tapehand.log'),
    activity: join(folder, 'activity.jsonl'),
    projects: join(folder, 'projects'),
    backups: join(folder, 'backups'),
    tools: join(folder, 'tools'),
    trustedTools: join(folder, 'trusted-tools.json'),
    recipes: join(folder, 'recipes'),
    shows: join(folder, 'shows'),
  }
}

function folderOf({ platform, home, env }: Machine): string {
  const chosen = env['TAPEHAND_DATA']
  if (chosen !== undefined && chosen !== '') return chosen
  if (platform === 'win32') return win32.join(env['APPDATA'] ?? win32.join(home, 'AppData', 'Roaming'), 'Tapehand')
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Tapehand')
  const shared = env['XDG_DATA_HOME']
  // The XDG rules say that a relative path is to be ignored.
  return posix.join(
    shared !== undefined && posix.isAbsolute(shared) ? shared : posix.join(home, '.local', 'share'),
    'tapehand',
  )
}
