/** A packet of Vorbis sound (Vorbis I, 4.3), and where it lies. */
export interface SoundPacket {
  readonly bytes: Uint8Array
  /** Frames that its window is long. */
  readonly size: number
  /** Frames of the whole sound that are complete behind it. */
  readonly end: number
}

export interface EncodedSegment {
  /** The pages in front of the sound, as they are. */
  readonly head: Uint8Array
  readonly packets: readonly SoundPacket[]
}

const headBytes = 27
const headers = 3
/** Where the first header says both sizes of windows, as powers of two. */
const sizesAt = 28

/** What libvorbis made of a stretch of sound that begins at `start` of the whole. */
export function readSegment(encoded: Uint8Array, start: number): EncodedSegment {
  const found: Uint8Array[] = []
  let pending: Uint8Array[] = []
  let headEnd = 0
  for (let at = 0; at < encoded.length;) {
    const count = encoded[at + headBytes - 1] ?? 0
    let from = at + headBytes + count
    let to = from
    for (const length of encoded.subarray(at + headBytes, from)) {
      to += length
      if (length === 255) continue
      found.push(
        pending.length === 0 ? encoded.subarray(from, to) : Buffer.concat([...pending, encoded.subarray(from, to)]),
      )
      pending = []
      from = to
    }
    if (to > from) pending.push(encoded.subarray(from, to))
    at = to
    // Sound begins on a page of its own.
    if (found.length <= headers) headEnd = to
  }
  const about = found[0]
  if (about === undefined || found.length < headers) throw new Error('libvorbis gave no headers')
  return { head: encoded.subarray(0, headEnd), packets: placed(found.slice(headers), about[sizesAt] as number, start) }
}

function placed(packets: readonly Uint8Array[], sizes: number, start: number): SoundPacket[] {
  const [short, long] = [2 ** (sizes & 15), 2 ** (sizes >> 4)]
  let end = start
  let before: number | null = null
  return packets.map((bytes) => {
    // One bit says that it is sound; the next one which of two modes it has, the second of which is the longer.
    const size = (((bytes[0] ?? 0) >> 1) & 1) === 0 ? short : long
    if (before !== null) end += (before + size) / 4
    before = size
    return { bytes, size, end }
  })
}
