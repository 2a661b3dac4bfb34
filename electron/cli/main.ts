import type { Io } from './io.ts'
import { runCommand } from './runCommand.ts'
import { status } from './status.ts'
import { isTerminal } from './terminal.ts'
import { writeText } from './writeText.ts'

// The first interrupt lets what runs end cleanly; the second one ends the process, and its temporary project with it.
const interrupted = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (interrupted.signal.aborted) process.exit(status.interrupted)
    interrupted.abort()
  })
}

const io: Io = {
  out: (text) => writeText('stdout', `${text}\n`),
  note: (text) => writeText('stderr', `${text}\n`),
  // Looked for when somebody is to be asked or told: Node's streams take a while to make.
  get ask() {
    return isTerminal('stdin') && isTerminal('stderr') ? ask : null
  },
  get status() {
    return isTerminal('stderr') ? (line: string) => writeText('stderr', `\r\u001b[K${line}`) : undefined
  },
  env: process.env,
  signal: interrupted.signal,
  keepActivity: async (activity, project, key) =>
    (await import('./keepActivity.ts')).keepActivity(activity, project, key),
}

// What ends in the middle has failed. Not awaited: what is built of this is no module, and only those can wait.
process.exitCode = status.failed
void runCommand(process.argv.slice(2), io).then((end) => {
  process.exitCode = status[end]
})

/** Null when the input ends or is interrupted before an answer. */
async function ask(prompt: string): Promise<string | null> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new Promise<null>((end) => lines.once('close', () => end(null)))
  lines.once('SIGINT', () => process.emit('SIGINT'))
  try {
    return await Promise.race([lines.question(prompt, { signal: interrupted.signal }).catch(() => null), ended])
  } finally {
    lines.close()
  }
}
