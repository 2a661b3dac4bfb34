import { messageOf } from '../../../shared/failures/index.ts'
import { createEngine } from '../../../electron/engine/index.ts'
import { lastingState, storySeed } from '../engine/randomStory.ts'

/**
 * `fullDriveLongMain.ts FILE WAV`: long work for which the drive has no room, and says what it saw. Started with a
 * limit on the size of files.
 */
const [file = '', wav = ''] = process.argv.slice(2)
const opened = await createEngine({ file })
if (!opened.ok) throw new Error(messageOf(opened.error))
const engine = opened.value
const long = { name: 'long', channels: 2 as const, clips: [{ name: 'long', start: 0, end: 12_000 }], silences: [] }
const seeded = await engine.seed({ ...storySeed, tracks: [...storySeed.tracks, long], selectedTracks: ['long'] })
if (!seeded.ok) throw new Error(messageOf(seeded.error))

const seen: { what: string; code: string; isAsItWas: boolean }[] = []
const look = async (): Promise<string> => {
  const view = await engine.view()
  const sound = await engine.measure({ range: { start: 0, end: 200 }, trackIds: view.tracks.map((track) => track.id) })
  return lastingState(view) + JSON.stringify(sound)
}
const tryTo = async (
  what: string,
  work: () => Promise<{ ok: true } | { ok: false; error: { code: string } }>,
): Promise<void> => {
  const before = await look()
  const done = await work()
  seen.push({ what, code: done.ok ? 'ok' : done.error.code, isAsItWas: (await look()) === before })
}
await tryTo('import', async () => engine.importAudio([{ path: wav, name: 'long.wav' }]))
await engine.perform({ kind: 'setTimeSelection', start: 0, end: 12_000 })
await tryTo('render', async () => engine.perform({ kind: 'highPass', frequencyHz: 100, rolloffDb: 12 }))
await tryTo('export', async () =>
  engine.exportAudio({ path: `${file}.out.wav`, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }),
)
await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 })
await tryTo('edit', async () => engine.perform({ kind: 'fadeIn' }))
const state = lastingState(await engine.view())
await engine.close()
process.stdout.write(JSON.stringify({ seen, state }))
