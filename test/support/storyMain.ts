import { messageOf } from '../../shared/failures/index.ts'
import { createEngine } from '../../electron/engine/index.ts'
import { storySeed, tellStory } from './randomStory.ts'

/** `storyMain.ts FILE SEED`: edits for ever, and says the revision of each acknowledged step. Waits to be killed. */
const [file = '', seed = '1'] = process.argv.slice(2)
const opened = await createEngine({ file })
if (!opened.ok) throw new Error(messageOf(opened.error))
const engine = opened.value
await engine.seed(storySeed)
const step = tellStory(engine, Number(seed))
for (;;) {
  await step()
  process.stdout.write(`${(await engine.view()).revision}\n`)
}
