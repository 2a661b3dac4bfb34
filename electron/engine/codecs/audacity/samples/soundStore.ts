import type { SampleFormat } from '../../../blocks/blockStore.ts'
import type { SoundRef } from '../document/projectDocument.ts'

/** So many samples has no block of Audacity; it makes at most a million bytes of each. */
export const mostBlockFrames = 1 << 24

/** Samples of one channel in an own format, little endian. */
export interface MonoSamples {
  readonly format: Extract<SampleFormat, 's16' | 's24' | 's32' | 'f32'>
  readonly bytes: Uint8Array
}

/** Where a project keeps its sound. Throws a SystemError where the drive fails. */
export interface SoundStore {
  /** How many samples are there; null where they are not, or are none. */
  frames(ref: SoundRef): number | null
  /** These samples, or null where they can't be read. What came last for a `reader` is at hand for it. */
  read(ref: SoundRef, from: number, frames: number, reader: number): MonoSamples | null
  close(): void
}
