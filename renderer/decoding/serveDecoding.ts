import { routes } from '../../shared/ipc/routes.ts'
import type { Bridge } from '../../shared/ipc/channels.ts'
import type { Scope } from '../lib/scope.ts'
import { sayToHost } from './host.ts'
import type { SoundTask } from './soundTask.ts'

/** Decodes a file for the app, in a thread of its own, unless another window has taken it. */
export async function serveDecoding(api: Bridge, id: string, scope: Scope): Promise<void> {
  const taken = await api.invoke('app:decoding:take', { id })
  if (!taken.ok || taken.value === null) return
  const address = new URL(routes.decoding, location.href).href
  const task: SoundTask = { id, size: taken.value.size, address }
  const worker = new Worker(new URL('./soundWorker.ts', import.meta.url), { type: 'module' })
  const mine = scope.child()
  mine.add(() => worker.terminate())
  mine.add(
    api.on('app:decoding:over', (over) => {
      if (over.id === id) mine.dispose()
    }),
  )
  // Where the thread can't be had, or ends by itself, nobody has to wait.
  mine.listen(worker, 'error', () => void sayToHost(task, { kind: 'gone' }))
  mine.listen(window, 'pagehide', () => void sayToHost(task, { kind: 'gone' }, { keepalive: true }))
  worker.postMessage(task)
}
