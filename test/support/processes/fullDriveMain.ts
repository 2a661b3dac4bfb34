import { messageOf } from '../../../shared/failures/index.ts'
import { createEngine } from '../../../electron/engine/index.ts'
import { lastingState, storySeed } from '../engine/randomStory.ts'

/**
 * `fullDriveMain.ts FILE`: edits until the drive is full, and says what it saw. Started with a limit on the size of
 * files.
 */
const opened = await createEngine({ file: process.argv[2] ?? '', run: 'inline' })
if (!opened.ok) throw new Error(messageOf(opened.error))
const engine = opened.value
const seeded = await engine.seed(storySeed)
if (!seeded.ok) throw new Error(messageOf(seeded.error))
for (let round = 0; round < 10_000; round++) {
  await engine.perform({ kind: 'setTimeSelection', start: 1 + (round % 90) / 10, end: 20 })
  const before = lastingState(await engine.view())
  const edited = await engine.perform({ kind: round % 2 === 0 ? 'reverse' : 'fadeIn' })
  if (edited.ok) continue
  const after = lastingState(await engine.view())
  await engine.begin({ id: 'r', label: 'Fade Out', text: 'fade it out' })
  await engine.perform({ kind: 'fadeOut' })
  const committed = await engine.commit()
  const rolledBack = lastingState(await engine.view())
  const document = await engine.writeDocument('log', 'x'.repeat(1_000_000))
  const codes = [edited, committed, document].map((result) => (result.ok ? 'ok' : result.error.code))
  process.stdout.write(JSON.stringify({ round, codes, before, after, rolledBack }))
  process.exit(0)
}
