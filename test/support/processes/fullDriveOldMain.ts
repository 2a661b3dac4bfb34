import { messageOf } from '../../../shared/failures/index.ts'
import type { Result } from '../../../shared/result.ts'
import { createEngine } from '../../../electron/engine/index.ts'

/** `fullDriveOldMain.ts FILE`: changes and listens to a project of an older version, and says what came of it. */
const opened = await createEngine({ file: process.argv[2] ?? '', run: 'inline' })
if (!opened.ok) throw new Error(messageOf(opened.error))
const engine = opened.value
const said = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code)
const trackIds = (await engine.view()).tracks.map((track) => track.id)
console.log(
  JSON.stringify([
    said(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 })),
    said(await engine.measure({ range: { start: 0, end: 10 }, trackIds })),
  ]),
)
await engine.close()
