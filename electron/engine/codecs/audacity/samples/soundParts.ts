import { maxBlockFrames } from '../../../blocks/blockStore.ts'
import type { DocumentSequence, SoundRef } from '../document/projectDocument.ts'
import { mostBlockFrames, type SoundStore } from './soundStore.ts'

/** A stretch of one channel, which lies at `from` in its block; silence where `ref` is null. */
export interface SoundPart {
  readonly ref: SoundRef | null
  readonly from: number
  readonly frames: number
  /** It should be there and is not: silence in its place. */
  readonly isLost: boolean
}

/**
 * The sound of a sequence from its beginning to its end. Blocks follow each other whatever they say of where they
 * begin; one that is not there is as long as the document leaves room for.
 */
export function partsOf(sequence: DocumentSequence, store: Pick<SoundStore, 'frames'>): readonly SoundPart[] {
  const parts: SoundPart[] = []
  for (const [index, block] of sequence.blocks.entries()) {
    const room = roomOf(sequence, index)
    if (block.ref === null) {
      push(parts, { ref: null, from: 0, frames: block.frames ?? room, isLost: false })
      continue
    }
    const there = store.frames(block.ref) ?? 0
    const wanted = block.frames ?? (there > 0 ? there : Math.min(room, mostBlockFrames))
    push(parts, { ref: block.ref, from: 0, frames: Math.min(there, wanted), isLost: false })
    push(parts, { ref: null, from: 0, frames: wanted - Math.min(there, wanted), isLost: true })
  }
  return parts
}

function push(parts: SoundPart[], part: SoundPart): void {
  if (part.frames > 0) parts.push(part)
}

function roomOf({ blocks, frames }: DocumentSequence, index: number): number {
  const start = blocks[index]?.start
  if (start === undefined) return 0
  return Math.max(0, (blocks[index + 1]?.start ?? frames) - start)
}

export function partsLength(parts: readonly SoundPart[]): number {
  return parts.reduce((sum, { frames }) => sum + frames, 0)
}

/** Goes through a row of parts from a frame on; what lies behind it is silence. */
interface PartCursor {
  /** What comes next, without going on. */
  peek(most: number): SoundPart
  skip(frames: number): void
}

export function createPartCursor(parts: readonly SoundPart[], from: number): PartCursor {
  let index = 0
  let inside = from
  return {
    peek(most) {
      for (let part = parts[index]; part !== undefined; part = parts[index]) {
        if (inside < part.frames)
          return { ...part, from: part.from + inside, frames: Math.min(most, part.frames - inside) }
        inside -= part.frames
        index++
      }
      return { ref: null, from: 0, frames: most, isLost: false }
    },
    skip: (frames) => void (inside += frames),
  }
}

/** The next stretch in which every channel stays inside one part; what is not silent is a block at most. */
export function nextSegment(cursors: readonly PartCursor[], most: number): readonly SoundPart[] {
  const ahead = cursors.map((cursor) => cursor.peek(most))
  const longest = ahead.every(({ ref }) => ref === null) ? most : maxBlockFrames
  const frames = Math.min(longest, ...ahead.map((part) => part.frames))
  for (const cursor of cursors) cursor.skip(frames)
  return ahead.map((part) => ({ ...part, frames }))
}
