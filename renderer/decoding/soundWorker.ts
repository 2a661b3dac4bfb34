import { decodeSound } from './decodeSound.ts'
import { NobodyWaits, sayToHost } from './host.ts'
import type { SoundTask } from './soundTask.ts'

/** Milliseconds: more often than the app looks after it. */
const showEvery = 2000

/** A thread that decodes one file. */
self.addEventListener('message', ({ data }: MessageEvent<SoundTask>) => void serve(data), { once: true })

async function serve(task: SoundTask): Promise<void> {
  const alive = setInterval(() => void sayToHost(task, { kind: 'alive' }), showEvery)
  try {
    await sayToHost(task, await decodeSound(task))
  } catch (error) {
    // What went wrong on the way to the app can't be told there either, but for that.
    if (!(error instanceof NobodyWaits)) await sayToHost(task, { kind: 'gone' })
  } finally {
    clearInterval(alive)
  }
}
