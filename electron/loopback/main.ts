import { readArguments } from './readArguments.ts'
import { runLoopback } from './runLoopback.ts'

const interrupted = new Promise<void>((stop) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop())
})

const wanted = readArguments(process.argv.slice(2))
if (wanted.ok) {
  process.exitCode = await runLoopback(wanted.value, interrupted)
} else {
  console.error(wanted.error.message)
  process.exitCode = 2
}
