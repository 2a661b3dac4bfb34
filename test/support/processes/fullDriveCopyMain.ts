import { createEngine } from '../../../electron/engine/index.ts'
import { messageOf } from '../../../shared/failures/index.ts'

/** `fullDriveCopyMain.ts FILE COPY`: brings a copy up to date, and says what came of it. */
const [file = '', copy = ''] = process.argv.slice(2)
const opened = await createEngine({ file, run: 'inline' })
if (!opened.ok) throw new Error(messageOf(opened.error))
const kept = await opened.value.keepCopy(copy)
console.log(kept.ok ? 'ok' : kept.error.code)
await opened.value.close()
