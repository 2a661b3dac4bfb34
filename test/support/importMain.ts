import { createEngine } from '../../electron/engine/index.ts'

/** `importMain.ts FILE WAV`: imports, and says how far it is. Waits to be killed. */
const [file = '', wav = ''] = process.argv.slice(2)
const opened = await createEngine({ file })
if (!opened.ok) throw new Error(opened.error.message)
const engine = opened.value
engine.onJobs((jobs) => process.stdout.write(`${jobs[0]?.fraction ?? 0}\n`))
const imported = await engine.importAudio([{ path: wav, name: 'long.wav' }])
process.stdout.write(`${imported.ok ? 'done' : imported.error.code}\n`)
setInterval(() => undefined, 1000)
