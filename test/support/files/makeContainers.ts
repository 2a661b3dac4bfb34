const bytesOf = (...parts: readonly (Uint8Array | readonly number[] | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const number = (value: number, width: number): number[] =>
  Array.from({ length: width }, (_, k) => Math.floor(value / 256 ** (width - 1 - k)) % 256)

/** A box of an MP4 file. */
export function box(kind: string, ...inside: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const content = bytesOf(...inside)
  return bytesOf(number(content.length + 8, 4), kind, content)
}

export interface Mp4Outline {
  /** Units a second, of the track and of the movie. */
  readonly scale?: number
  readonly movieScale?: number
  /** In units of the track. */
  readonly duration?: number
  /** Durations in units of the movie, and where they begin in units of the track; -1 for a gap. */
  readonly edits?: readonly { readonly duration: number; readonly mediaTime: number }[]
}

/** The head of an MP4 file with a picture and one track of sound, which has no samples. */
export function makeMp4({ scale = 48_000, movieScale = 1000, duration = 0, edits }: Mp4Outline = {}): Uint8Array {
  const times = (units: number, length: number): number[] => [
    ...number(0, 12),
    ...number(units, 4),
    ...number(length, 4),
    ...number(0, 4),
  ]
  const handler = (kind: string): Uint8Array => box('hdlr', number(0, 8), [...Buffer.from(kind)], number(0, 13))
  const list =
    edits === undefined
      ? []
      : [
          box(
            'edts',
            box(
              'elst',
              number(0, 4),
              number(edits.length, 4),
              ...edits.map(({ duration: length, mediaTime }) => [
                ...number(length, 4),
                ...number(mediaTime < 0 ? 2 ** 32 + mediaTime : mediaTime, 4),
                ...number(0x1_0000, 4),
              ]),
            ),
          ),
        ]
  return bytesOf(
    box('ftyp', [...Buffer.from('M4A ')], number(0, 4)),
    box(
      'moov',
      box('mvhd', times(movieScale, 0), number(0, 76)),
      box('trak', box('mdia', box('mdhd', times(600, 0)), handler('vide'))),
      box('trak', ...list, box('mdia', box('mdhd', times(scale, duration)), handler('soun'))),
    ),
  )
}

/** An element of a Matroska file. */
export function element(id: number, ...inside: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const content = bytesOf(...inside)
  const name = number(id, 8)
  return bytesOf(name.slice(name.findIndex((byte) => byte !== 0)), [0x10, ...number(content.length, 3)], content)
}

export interface MatroskaOutline {
  /** Nanoseconds. */
  readonly delay?: number
  readonly discard?: number
}

/** The skeleton of a WebM file: a picture, one track of sound, and two clusters, of which the last ends in a group. */
export function makeMatroska({ delay = 0, discard = 0 }: MatroskaOutline = {}): Uint8Array {
  const group = (track: number, padding: number): Uint8Array =>
    element(0xa0, element(0xa1, [0x80 + track, 0, 0, 0, 1]), element(0x75a2, number(padding, 4)))
  return bytesOf(
    element(0x1a45dfa3),
    element(
      0x18538067,
      element(
        0x1654ae6b,
        element(0xae, element(0xd7, [1]), element(0x83, [1])),
        element(0xae, element(0xd7, [2]), element(0x83, [2]), element(0x56aa, number(delay, 4))),
      ),
      element(0x1f43b675, element(0xe7, [0]), group(2, 7)),
      element(0x1f43b675, element(0xe7, [1]), element(0xa3, [0x82, 0, 0, 0, 1]), group(2, discard), group(1, 9)),
    ),
  )
}
