// Everything the command line and the environment decide, read once before the app's first line runs.
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

interface Manifest {
  name?: string
  productName?: string
  version?: string
  main?: string
}

function take(name: string): string {
  const value = process.env[name] ?? ''
  delete process.env[name]
  return value
}

const executable = take('STANDIN_EXECUTABLE') || process.execPath
const packagedFolder = path.join(path.dirname(executable), 'resources', 'app')
const isPackagedCopy = existsSync(path.join(packagedFolder, 'package.json'))
const switches = new Map<string, string>()

function electronVersion(): string {
  try {
    return (createRequire(import.meta.url)('electron/package.json') as { version: string }).version
  } catch {
    return '0.0.0'
  }
}

export const launch = {
  executable,
  loader: take('STANDIN_LOADER'),
  electronVersion: `${electronVersion()}-stand-in`,
  isPackaged: isPackagedCopy || process.env.STANDIN_PACKAGED === '1',
  /** Chromium switches by name: those of the command line, later also those of `app.commandLine`. */
  switches,
  /** Removed when the process ends. */
  scratchFolder: mkdtempSync(path.join(os.tmpdir(), 'electron-stand-in-')),
}

/** Where the person asked for this app's own files; undefined lets the stand-in use its scratch folder. */
export function requestedUserData(): string | undefined {
  const asked = switches.get('user-data-dir') || process.env.STANDIN_USER_DATA
  return asked ? path.resolve(asked) : undefined
}

export interface AppEntry {
  folder: string
  main: string
  name: string
  version: string
}

/** Reads `electron [switches] <folder or script> [arguments]`; a packaged copy has its app beside it. */
export function readAppEntry(argv: readonly string[]): AppEntry {
  const given = argv.slice(1)
  for (const argument of given) {
    const match = /^--([^=]+)(?:=(.*))?$/s.exec(argument)
    if (match) switches.set(match[1]!, match[2] ?? '')
  }
  const named = isPackagedCopy ? packagedFolder : given.find((argument) => !argument.startsWith('-'))
  if (named === undefined) throw new Error('electron stand-in: no app was given; run `electron <folder>`')

  const asked = path.resolve(named)
  if (!statSync(asked).isDirectory())
    return { folder: path.dirname(asked), main: asked, name: 'Electron', version: '0.0.0' }
  const manifest = JSON.parse(readFileSync(path.join(asked, 'package.json'), 'utf8')) as Manifest
  return {
    folder: asked,
    main: path.resolve(asked, manifest.main ?? 'index.js'),
    name: manifest.productName ?? manifest.name ?? 'Electron',
    version: manifest.version ?? '0.0.0',
  }
}
