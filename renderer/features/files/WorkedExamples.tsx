import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { trackHue } from '../../lib/trackHue.ts'
import { type AppContext, useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { demoMusic, demoVoice, fadedOut, muted, withoutPauses } from './demoSound.ts'
import { ExampleStrips } from './ExampleStrips.tsx'

/** Said of the demo recording, each with what one will see. */
const pictures = [
  { sound: withoutPauses(demoVoice), track: 0 },
  { sound: muted(demoMusic), track: 1 },
  { sound: fadedOut(demoMusic, 8), track: 1 },
]

/** How long the demo may take to be read in, milliseconds. */
const longestWait = 20_000

/** What it is like, on a recording that comes along. */
export function WorkedExamples() {
  const texts = useTexts()
  return (
    <section className="examples" aria-labelledby="examples-title" data-testid="examples">
      <h3 id="examples-title">{texts.files.tryOne}</h3>
      <ul>
        {pictures.map(({ sound, track }, index) => (
          <li key={index}>
            <Example index={index}>
              <ExampleStrips sound={sound} hue={trackHue(track)} />
            </Example>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Example({ index, children }: { readonly index: number; readonly children: ReactNode }) {
  const app = useApp()
  const { approvals, files } = useTexts()
  const example = files.examples[index]
  if (example === undefined) return null
  const { words, what } = example
  return (
    <Button className="example" onPress={() => void tryOnDemo(app, words)} data-testid="example">
      <b>{approvals.quoted(words)}</b>
      {children}
      <span>{what}</span>
    </Button>
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
