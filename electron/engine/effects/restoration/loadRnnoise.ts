import type { Rnnoise } from '@shiguredo/rnnoise-wasm'

export type { Rnnoise } from '@shiguredo/rnnoise-wasm'

let loaded: Promise<Rnnoise> | null = null

/** Its loader runs only where a browser's worker seems to be; nothing of one is used. */
export async function loadRnnoise(): Promise<Rnnoise> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Rnnoise> {
  const { Rnnoise } = await import('@shiguredo/rnnoise-wasm')
  const isThere = 'WorkerGlobalScope' in globalThis
  if (!isThere) Reflect.set(globalThis, 'WorkerGlobalScope', Object)
  try {
    return await Rnnoise.load()
  } finally {
    if (!isThere) Reflect.deleteProperty(globalThis, 'WorkerGlobalScope')
  }
}
