import type { Coder, CoderSettings } from './coder.ts'

/** Loads the encoder of the format when it is first needed. */
export async function createCoder(settings: CoderSettings): Promise<Coder> {
  if (settings.kind === 'flac') return (await import('./flac/createFlacCoder.ts')).createFlacCoder(settings)
  return (await import('./createMediaCoder.ts')).createMediaCoder(settings)
}
