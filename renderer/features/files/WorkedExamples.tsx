import { Button } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { trackHue } from '../../lib/trackHue.ts'
import { type AppContext, useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { demoMusic, demoVoice, fadedOut, muted, withoutPauses } from './demoSound.ts'
import { ExampleStrips } from './ExampleStrips.tsx'

/** Said of the demo recording, each with what one will see. */
const examples = [
  {
    words: 'shorten the pauses of the voice to half a second',
    what: 'Each pause in a list, to hear and to leave out',
    sound: withoutPauses(demoVoice),
    track: 0,
  },
  { words: 'mute the music', what: 'Done at once, and undone with one press', sound: muted(demoMusic), track: 1 },
  {
    words: 'fade out the last 5 seconds',
    what: 'Seen on the lanes before it happens',
    sound: fadedOut(demoMusic, 8),
    track: 1,
  },
]

/** How long the demo may take to be read in, milliseconds. */
const longestWait = 20_000

/** What it is like, on a recording that comes along. */
export function WorkedExamples() {
  const app = useApp()
  return (
    <section className="examples" aria-labelledby="examples-title" data-testid="examples">
      <h3 id="examples-title">Try one on the demo recording</h3>
      <ul>
        {examples.map(({ words, what, sound, track }) => (
          <li key={words}>
            <Button className="example" onPress={() => void tryOnDemo(app, words)} data-testid="example">
              <b>“{words}”</b>
              <ExampleStrips sound={sound} hue={trackHue(track)} />
              <span>{what}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opens the demo, and says it when its sound is there. */
async function tryOnDemo(app: AppContext, text: string): Promise<void> {
  const opened = await ask(app, 'app:project:demo', undefined)
  if (!opened.ok) return
  const { store } = app
  const isThere = () => (store.getState().project?.tracks.length ?? 0) > 0 && store.getState().jobs.length === 0
  await new Promise<void>((done) => {
    const wait = createScope()
    const endWhenThere = () => isThere() && wait.dispose()
    wait.add(done)
    wait.add(store.subscribe(endWhenThere))
    wait.after(longestWait, () => wait.dispose())
    endWhenThere()
  })
  store.getState().showSide('chat')
  await ask(app, 'app:chat:send', { text })
}
