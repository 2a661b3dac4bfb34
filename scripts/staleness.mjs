// Whether dist/ was made from the sources as they are now.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// An import statement of it makes Node load most of what it knows of streams.
const { existsSync, readFileSync, readdirSync, statSync } = process.getBuiltinModule('node:fs')

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const stampName = 'built-from'
export const stampFile = path.join(root, 'dist', stampName)
export const commandLineStampName = 'command-line-built-from'
/** Of runs in which nothing is said or called: they load nothing of the agent, which is half of the files. */
export const plainEditStampName = 'plain-edit-built-from'
const inputs = [
  'electron',
  'renderer',
  'shared',
  'package-lock.json',
  'vite.config.ts',
  'vite.main.config.ts',
  'vite.preload.config.ts',
  'vite.cli.config.ts',
  'scripts/oneByteCode.mjs',
  'scripts/builtLanguages.mjs',
  'scripts/lateBuiltins.mjs',
  'scripts/lateSchemas.mjs',
  'scripts/lateSchemas',
  'scripts/pureDeclarations.mjs',
  'scripts/kernels.mjs',
]

function newest(file, isFolder) {
  const entry = statSync(file, { throwIfNoEntry: false })
  if (entry === undefined) return 0
  let last = entry.mtimeMs
  if (!(isFolder ?? entry.isDirectory())) return last
  for (const inside of readdirSync(file, { withFileTypes: true }))
    last = Math.max(last, newest(path.join(file, inside.name), inside.isDirectory()))
  return last
}

/** Time of the last change of anything that dist/ is made from, in milliseconds. */
export function newestSource() {
  return Math.max(...inputs.map((name) => newest(path.join(root, name), undefined)))
}

export function isStale() {
  return !existsSync(stampFile) || Number(readFileSync(stampFile, 'utf8')) !== newestSource()
}

/**
 * What the command line was built from, for its own question at every start: the time of the last change, then the
 * files, one a line. A new file counts with the one that imports it.
 */
export function stampOf(files, folder = root) {
  return [lastChange(files, folder), ...files].join('\n')
}

/** By its arguments: runs of one kind run much the same code. A plain one only reads and writes files. */
export function kindOfRun(args) {
  if (args[0] !== 'edit') return 'other'
  if (args.some((arg) => /^--(say|notes)\b/u.test(arg))) return 'said'
  return args.some((arg) => /^--call\b/u.test(arg)) ? 'called' : 'plain'
}

/**
 * Asks for no folder and for nothing of the window, which takes a third of the time of `isStale`. `stampName`: of what
 * will run.
 */
export function isCommandLineStale(folder = root, stampName = commandLineStampName) {
  const stamp = path.join(folder, 'dist', stampName)
  if (!existsSync(stamp)) return true
  const [built, ...files] = readFileSync(stamp, 'utf8').split('\n')
  return Number(built) !== lastChange(files, folder)
}

/** Names are put together by hand, which is quicker. What is not there any more has changed. */
function lastChange(files, folder) {
  let last = 0
  for (const file of files) {
    const time = statSync(`${folder}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (time > last) last = time
  }
  return last
}
