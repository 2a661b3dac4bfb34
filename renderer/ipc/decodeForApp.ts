import type { Bridge } from '../../shared/ipc/channels.ts'
import type { Scope } from '../lib/scope.ts'

/** Decodes files for the app whenever it asks. What does it is large, and loaded when it is first needed. */
export async function decodeForApp(api: Bridge, scope: Scope): Promise<void> {
  const decode = async (id: string): Promise<void> => {
    const { serveDecoding } = await import('../decoding/serveDecoding.ts')
    await serveDecoding(api, id, scope)
  }
  scope.add(api.on('app:decoding:asked', ({ id }) => void decode(id)))
  const waiting = await api.invoke('app:decoding:waiting', undefined)
  if (waiting.ok) for (const id of waiting.value) void decode(id)
}
