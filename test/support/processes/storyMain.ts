import { messageOf } from '../../../shared/failures/index.ts'
import { createEngine } from '../../../electron/engine/index.ts'
import { storySeed, tellStory } from '../engine/randomStory.ts'

/**
 * `storyMain.ts FILE SEED [STEPS]`: edits for ever, and says the revision of each acknowledged step. Waits to be
 * killed. With STEPS it ends after so many, and does all in one thread.
 */
const [file = '', seed = '1', steps] = process.argv.slice(2)
const opened = await createEngine({ file, run: steps === undefined ? 'thread' : 'inline' })
if (!opened.ok) throw new Error(messageOf(opened.error))
const engine = opened.value
await engine.seed(storySeed)
const step = tellStory(engine, Number(seed))
for (let count = 0; count < Number(steps ?? Infinity); count++) {
  await step()
  const { revision } = await engine.view()
  process.stdout.write(steps === undefined ? `${revision}\n` : `acknowledged ${revision}\n`)
}
await engine.close()
