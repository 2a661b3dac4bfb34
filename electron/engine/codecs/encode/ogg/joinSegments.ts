import type { SoundPacket } from './soundPackets.ts'

/**
 * Windows lie on a grid of the longest steps: these frames are a multiple of any. So long a segment's beginning is that
 * of an encoder that has yet to hear what is before, and half of it at its end one that hears an end coming.
 */
export const gridFrames = 4096
/** Frames that a segment shares with the next one: a second at 44.1 kHz. */
export const sharedFrames = 12 * gridFrames
const unsettled = { begin: 4 * gridFrames, end: 2 * gridFrames }

/** How the next segment goes on: from its packet `to` on, behind those of the old one before `from`. */
interface Seam {
  readonly from: number
  readonly to: number
}

/** What a segment came to. */
export type Joined =
  | { readonly kind: 'settled'; readonly packets: readonly SoundPacket[] }
  /** It has to begin so many frames later, so that its windows lie where those of the one before do. */
  | { readonly kind: 'beside'; readonly by: number }
  /** Nothing would help. */
  | { readonly kind: 'apart' }

export interface PacketJoiner {
  /** The next segment, which begins at `start`; answers the packets that are settled by it. */
  add(packets: readonly SoundPacket[], start: number): Joined
  /** The last ones. */
  end(): readonly SoundPacket[]
}

/**
 * Makes one Vorbis stream of segments that were encoded by themselves. Each packet overlaps with the one before it, so
 * the seam lies where both segments have a window of the same length in the same place, behind one of the same length:
 * halves that overlap then belong together, whoever made them. Most are the same to the bit by then. After a sharp
 * sound, which takes short windows, the grid of long ones may have moved; then the segment is made anew on that grid.
 */
export function createPacketJoiner(): PacketJoiner {
  let held: readonly SoundPacket[] = []
  return {
    add: (packets, start) => {
      if (held.length === 0) {
        held = packets
        return { kind: 'settled', packets: [] }
      }
      const range = { from: start + unsettled.begin, to: start + sharedFrames - unsettled.end }
      const seam = findSeam(held, packets, range)
      if (seam === null) return shiftBetween(held, packets, range)
      const settled = held.slice(0, seam.from)
      held = packets.slice(seam.to)
      return { kind: 'settled', packets: settled }
    },
    end: () => held,
  }
}

interface Range {
  readonly from: number
  readonly to: number
}

const isIn = ({ end }: SoundPacket, { from, to }: Range): boolean => end >= from && end < to
const placeOf = ({ end, size }: SoundPacket): string => `${end} ${size}`

/** The latest place that fits, or the latest where both are the same. */
function findSeam(old: readonly SoundPacket[], next: readonly SoundPacket[], range: Range): Seam | null {
  const places = new Map(old.map((packet, index) => [placeOf(packet), index]))
  let fitting: Seam | null = null
  for (let to = next.length - 1; to > 0; to--) {
    const is = next[to] as SoundPacket
    const from = isIn(is, range) ? places.get(placeOf(is)) : undefined
    if (from === undefined || old[from - 1]?.size !== next[to - 1]?.size) continue
    if (Buffer.compare((old[from] as SoundPacket).bytes, is.bytes) === 0) return { from, to }
    fitting ??= { from, to }
  }
  return fitting
}

/** By how much the grid of the old segment's long windows lies behind that of the next one. */
function shiftBetween(old: readonly SoundPacket[], next: readonly SoundPacket[], range: Range): Joined {
  const size = Math.max(...next.map((packet) => packet.size))
  const isLong = (packet: SoundPacket): boolean => packet.size === size && isIn(packet, range)
  const [was, is] = [old.find(isLong), next.find(isLong)]
  if (was === undefined || is === undefined) return { kind: 'apart' }
  const step = size / 2
  const by = (((was.end - is.end) % step) + step) % step
  return by === 0 ? { kind: 'apart' } : { kind: 'beside', by }
}
