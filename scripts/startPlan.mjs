// What `npm start` decides, without doing any of it.
import path from 'node:path'

const hosts = ['auto', 'electron', 'window', 'browser', 'none']

/** `{ host, files }`, or `{ problem }` with one sentence. Files are made absolute: npm has changed the folder. */
export function readStartArguments(args, folder) {
  const files = []
  let host = 'auto'
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]
    if (arg === '--host' || arg.startsWith('--host=')) {
      host = arg === '--host' ? (args[++at] ?? '') : arg.slice('--host='.length)
      if (!hosts.includes(host) || host === 'auto')
        return { problem: `--host is electron, window, browser or none, not "${host}".` }
    } else if (arg === '--') {
      files.push(...args.slice(at + 1))
      break
    } else if (arg.startsWith('-')) {
      return { problem: `There is no option ${arg}. Use: npm start -- [files…] [--host electron|window|browser|none]` }
    } else {
      files.push(arg)
    }
  }
  return { host, files: files.map((file) => path.resolve(folder, file)) }
}

/** Node runs TypeScript by itself, and has SQLite, from here on. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/**
 * Which hosts to try, one after the other. Electron needs a display on Linux; a program that was put in its place by
 * ELECTRON_OVERRIDE_DIST_PATH is trusted to know what it needs.
 */
export function hostsToTry({ host, display, override }) {
  if (host === 'electron') return ['electron']
  if (host !== 'auto') return ['loopback']
  return override || display ? ['electron', 'loopback'] : ['loopback']
}

export function electronArguments({ root, files, platform, isRoot }) {
  return [root, ...(platform === 'linux' && isRoot ? ['--no-sandbox'] : []), ...files]
}
