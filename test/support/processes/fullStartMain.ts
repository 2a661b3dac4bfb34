import { messageOf } from '../../../shared/failures/index.ts'
import { openTestApp } from '../openTestApp.ts'

/** `fullStartMain.ts DATA`: starts the app where nothing can be written, and says what is there. */
const [data = ''] = process.argv.slice(2)
const app = await openTestApp(data)
const state = await app.ask('app:state:get', undefined)
if (!state.ok) throw new Error(messageOf(state.error))
const response = await app.fetch(new Request('http://127.0.0.1/media/mix.wav?rev=1'))
const edited = await app.ask('app:edit:apply', { kind: 'setCursor', time: 0.5 })
const cut = await app.ask('app:edit:apply', { kind: 'muteTracks', mute: 'on' })
console.log(
  JSON.stringify({
    opening: app.opening,
    tracks: state.value.project.tracks.length,
    labels: state.value.project.labels.length,
    notices: app.events.flatMap(({ channel, payload }) => (channel === 'app:notice' ? [payload] : [])),
    heard: (await response.arrayBuffer()).byteLength > 1000,
    codes: [edited, cut].map((result) => (result.ok ? 'ok' : result.error.code)),
  }),
)
await app.close()
process.exit(0)
