import { ok, type Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { type Block, maxBlockFrames } from '../../blocks/blockStore.ts'
import type { LostRange, WantedSound } from './projectOutline.ts'
import { segmentBlock } from './samples/segmentBlock.ts'
import { createPartCursor, nextSegment, type SoundPart } from './samples/soundParts.ts'
import type { SoundStore } from './samples/soundStore.ts'

/** A stretch of a project's sound: samples, or silence that needs none. */
export type Segment =
  | { readonly kind: 'sound'; readonly block: Block; readonly key: string }
  | { readonly kind: 'silence'; readonly frames: number }
  /** The same sound was given before under this key. */
  | { readonly kind: 'known'; readonly frames: number; readonly key: string }

export interface SegmentSource {
  next(isKnown: (key: string) => boolean): Segment | null
  /** What is not there, complete at the end; parts that meet are one. */
  lost(): readonly LostRange[]
  repaired(): number
}

/** What was asked for in stretches, in each of which every channel comes from one block. Equal ones have one key. */
export function createSegmentSource(
  wanted: WantedSound,
  sequences: readonly (readonly SoundPart[])[],
  store: SoundStore,
): SegmentSource {
  const cursors = wanted.sides.map(({ sequence, from }) => createPartCursor(sequences[sequence] ?? [], from))
  const lost: { from: number; frames: number }[] = []
  let done = 0
  let repaired = 0
  const lose = (frames: number): void => {
    const last = lost.at(-1)
    if (last !== undefined && last.from + last.frames === done) last.frames += frames
    else lost.push({ from: done, frames })
  }
  const read = (parts: readonly SoundPart[], frames: number): Segment => {
    const channels = parts.map(({ ref, from }, reader) => (ref === null ? null : store.read(ref, from, frames, reader)))
    if (parts.some(({ ref, isLost }, c) => isLost || (ref !== null && channels[c] === null))) lose(frames)
    if (channels.every((channel) => channel === null)) return { kind: 'silence', frames }
    const made = segmentBlock(channels, frames)
    repaired += made.repaired
    return { kind: 'sound', block: made.block, key: keyOf(parts, frames) }
  }
  return {
    next: (isKnown) => {
      if (done >= wanted.frames) return null
      const parts = nextSegment(cursors, wanted.frames - done)
      const { frames } = parts[0] as SoundPart
      const key = keyOf(parts, frames)
      const isWhole = parts.every(({ isLost }) => !isLost)
      const segment: Segment = isWhole && isKnown(key) ? { kind: 'known', frames, key } : read(parts, frames)
      done += frames
      return segment
    },
    lost: () => lost,
    repaired: () => repaired,
  }
}

const keyOf = (parts: readonly SoundPart[], frames: number): string =>
  JSON.stringify([frames, ...parts.map(({ ref, from }) => (ref === null ? 0 : [ref, from]))])

/** The same as one sound without gaps, for what has to hear it as a whole. */
export function soundOf(source: SegmentSource, { frames, sides, sampleRate }: WantedSound): AudioSource {
  const channels = sides.length === 2 ? 2 : 1
  let done = 0
  let silence = 0
  const next = (): Block | null => {
    if (silence === 0) {
      const segment = source.next(() => false)
      if (segment === null) return null
      if (segment.kind === 'sound') return segment.block
      silence = segment.frames
    }
    const count = Math.min(silence, maxBlockFrames)
    silence -= count
    return { format: 's16', channels, frames: count, bytes: new Uint8Array(count * 2 * channels) }
  }
  return {
    sampleRate,
    channels,
    fraction: () => (frames === 0 ? 1 : done / frames),
    next: async (): Promise<Result<Block | null>> => {
      const block = next()
      done += block?.frames ?? 0
      return ok(block)
    },
    notes: () => [],
    close: () => {},
  }
}
