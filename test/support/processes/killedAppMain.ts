import { openTestApp } from '../openTestApp.ts'

/** `killedAppMain.ts DATA`: the app on its demo recording, with an edit that was acknowledged. Waits to be killed. */
const [folder = ''] = process.argv.slice(2)
const app = await openTestApp(folder)
for (;;) {
  const state = await app.ask('app:state:get', undefined)
  if (state.ok && state.value.project.tracks.length === 2) break
  await new Promise((wait) => setTimeout(wait, 50))
}
await app.ask('app:edit:apply', { kind: 'selectAllTracks' })
await app.ask('app:edit:apply', { kind: 'setTimeSelection', start: 0, end: 1 })
const done = await app.ask('app:edit:apply', { kind: 'deleteSelection' })
if (!done.ok) throw new Error(done.error.code)
process.stdout.write('edited\n')
setInterval(() => undefined, 1_000_000)
