import { readFrameHeader } from '../../mp3/frameHeader.ts'
import { SeamMissing } from '../seamMissing.ts'
import { readSideInfo, type SideInfo } from './sideInfo.ts'

/**
 * Frames that two segments share. A multiple of 49: so often the lengths of frames repeat at 44.1 kHz and its
 * fractions.
 */
export const sharedFrames = 49
/**
 * Of these the first are those of an encoder that has yet to hear what is before, the last those of one that hears an
 * end coming.
 */
const firstSettled = 4
const lastSettled = 44

interface Frame extends SideInfo {
  readonly bytes: Uint8Array
}

export interface SegmentJoiner {
  /** The next segment, whole; answers the frames that are settled by it. Throws `SeamMissing`. */
  add(encoded: Uint8Array): Uint8Array[]
  /** The last ones. */
  end(): Uint8Array[]
}

/**
 * Makes one MP3 stream of segments that were encoded by themselves, each beginning `stride` frames behind the one
 * before and sharing `sharedFrames` with it. Frames borrow room from those before them (the bit reservoir), so the seam
 * lies where the new segment's frame borrows no more than the old one's at that place, with the same windows before it:
 * what it borrowed is put where the old one had its own. Most seams fall where both have become the same to the bit.
 */
export function createSegmentJoiner(stride: number): SegmentJoiner {
  let held: Frame[] = []
  let from = 0
  return {
    add: (encoded) => {
      const next = cutFrames(encoded)
      const old = held
      const kept = from
      held = next
      from = 0
      if (old.length === 0) return []
      const seam = findSeam(old, next, stride)
      if (seam === null) throw new SeamMissing('the segments have no frame in common')
      lendRoom(
        old.slice(0, stride + seam),
        next.slice(0, seam),
        old[stride + seam]?.borrowed ?? 0,
        next[seam]?.borrowed ?? 0,
      )
      from = seam
      return old.slice(kept, stride + seam).map(({ bytes }) => bytes)
    },
    end: () =>
      held
        .splice(0)
        .slice(from)
        .map(({ bytes }) => bytes),
  }
}

/** The latest place that fits, or the latest where both are the same. */
function findSeam(old: readonly Frame[], next: readonly Frame[], stride: number): number | null {
  let fitting: number | null = null
  for (let at = lastSettled; at >= firstSettled; at--) {
    const [was, is] = [old[stride + at], next[at]]
    if (
      was === undefined ||
      is === undefined ||
      is.borrowed > was.borrowed ||
      old[stride + at - 1]?.windows !== next[at - 1]?.windows
    )
      continue
    if (Buffer.compare(was.bytes, is.bytes) === 0) return at
    fitting ??= at
  }
  return fitting
}

/**
 * The last bytes of sound in `to` become those of `from`: as many as are borrowed now, zeros where more were before.
 */
function lendRoom(to: readonly Frame[], from: readonly Frame[], before: number, now: number): void {
  const target = backwards(to)
  const source = backwards(from)
  for (let count = 0; count < before; count++) {
    const place = target()
    const lent = count < now ? source() : null
    if (place === null) return
    place.bytes[place.at] = lent === null ? 0 : (lent.bytes[lent.at] as number)
  }
}

/** The bytes of sound of frames, the last one first. */
function backwards(frames: readonly Frame[]): () => { bytes: Uint8Array; at: number } | null {
  let index = frames.length - 1
  let at = frames[index]?.bytes.length ?? 0
  return () => {
    while (index >= 0 && at <= (frames[index] as Frame).bodyAt) {
      index--
      at = frames[index]?.bytes.length ?? 0
    }
    return index < 0 ? null : { bytes: (frames[index] as Frame).bytes, at: --at }
  }
}

function cutFrames(encoded: Uint8Array): Frame[] {
  const frames: Frame[] = []
  for (let at = 0; at < encoded.length;) {
    const header = readFrameHeader(encoded, at)
    if (header === null || at + header.bytes > encoded.length)
      throw new Error(`no MP3 frame at byte ${at} of a segment`)
    const bytes = encoded.subarray(at, at + header.bytes)
    frames.push({ bytes, ...readSideInfo(bytes, header) })
    at += header.bytes
  }
  return frames
}
