import { messageOf } from '../../../shared/failures/index.ts'
import { createEngine } from '../../../electron/engine/index.ts'

/**
 * `importMain.ts FILE WAV`: imports, and says `job FRACTION` while it does, then `done`. Waits to be killed, but never
 * outlives who started it.
 */
const [file = '', wav = ''] = process.argv.slice(2)
process.stdin.resume().once('end', () => process.exit(1))
const opened = await createEngine({ file })
if (!opened.ok) throw new Error(messageOf(opened.error))
const engine = opened.value
engine.onJobs(([job]) => {
  if (job !== undefined) process.stdout.write(`job ${job.fraction}\n`)
})
const imported = await engine.importAudio([{ path: wav, name: 'long.wav' }])
process.stdout.write(`${imported.ok ? 'done' : imported.error.code}\n`)
