import { startEngineAhead } from '../engine/index.ts'
import { messageOf } from '../../shared/failures/index.ts'
import { readArguments } from './readArguments.ts'

const ending = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => ending.abort())

const wanted = readArguments(process.argv.slice(2))
if (wanted.ok) {
  startEngineAhead()
  // The app takes longer to load than a wrong argument to be told.
  const { runLoopback } = await import('./runLoopback.ts')
  // What hangs in another thread must not keep the process alive.
  process.exit(await runLoopback(wanted.value, ending.signal))
} else {
  console.error(messageOf(wanted.error))
  process.exitCode = 2
}
