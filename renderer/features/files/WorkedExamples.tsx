import { Button } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { type AppContext, useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'

/** Said of the demo recording, each with what one will see. */
const examples = [
  ['shorten the pauses of the voice to half a second', 'Each pause in a list, to hear and to leave out'],
  ['mute the music', 'Done at once, and undone with one press'],
  ['fade out the last 5 seconds', 'Seen on the lanes before it happens'],
] as const

/** How long the demo may take to be read in, milliseconds. */
const longestWait = 20_000

/** What it is like, on a recording that comes along. */
export function WorkedExamples() {
  const app = useApp()
  return (
    <section className="examples" aria-labelledby="examples-title" data-testid="examples">
      <h3 id="examples-title">Try one on the demo recording</h3>
      <ul>
        {examples.map(([words, what]) => (
          <li key={words}>
            <Button className="example" onPress={() => void tryOnDemo(app, words)} data-testid="example">
              <b>“{words}”</b>
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
