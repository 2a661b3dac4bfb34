import { bytesOf, type Chunk, joinBytes, numbers } from './makeWav.ts'

/** Names and times of points in a WAV file; `length` in frames makes a region. */
export interface TestCue {
  readonly id: number
  readonly at: number
  readonly name?: string | Uint8Array
  readonly note?: string
  readonly length?: number
}

/** `cue ` and `LIST adtl` as programs write them behind the sound. */
export function cueChunks(cues: readonly TestCue[]): readonly Chunk[] {
  const points = cues.map(({ id, at }) => numbers([id, 4], [0, 4], [0x6174_6164, 4], [0, 4], [0, 4], [at, 4]))
  const names = cues.flatMap(({ id, name, note, length }) => [
    ...(length === undefined ? [] : [part('ltxt', numbers([id, 4], [length, 4], [0x206e_6772, 4], [0, 4], [0, 4]))]),
    ...(name === undefined ? [] : [part('labl', joinBytes(numbers([id, 4]), zeroEnded(name)))]),
    ...(note === undefined ? [] : [part('note', joinBytes(numbers([id, 4]), zeroEnded(note)))]),
  ])
  return [
    { id: 'cue ', body: joinBytes(numbers([cues.length, 4]), ...points) },
    { id: 'LIST', body: joinBytes(bytesOf('adtl'), ...names) },
  ]
}

export const bextChunk = (description: string, startedAt: number): Chunk => ({
  id: 'bext',
  body: joinBytes(
    bytesOf(description.padEnd(256, '\0')),
    new Uint8Array(82),
    numbers([startedAt, 8]),
    new Uint8Array(256),
  ),
})

const zeroEnded = (text: string | Uint8Array): Uint8Array =>
  joinBytes(typeof text === 'string' ? new TextEncoder().encode(text) : text, Uint8Array.of(0))

function part(id: string, body: Uint8Array): Uint8Array {
  return joinBytes(bytesOf(id), numbers([body.length, 4]), body, new Uint8Array(body.length % 2))
}

/** An ID3 frame; lengths of version 2.4 are told in sevens of bits. */
export function id3Frame(id: string, body: Uint8Array, version: 3 | 4, flags = 0): Uint8Array {
  return joinBytes(
    bytesOf(id),
    version === 4 ? sevens(body.length) : bigEndian(body.length),
    Uint8Array.of(0, flags),
    body,
  )
}

export function chapterFrame(
  { start, end, title }: { readonly start: number; readonly end: number; readonly title: Uint8Array | null },
  version: 3 | 4,
): Uint8Array {
  const times = joinBytes(...[start, end, 0xffff_ffff, 0xffff_ffff].map(bigEndian))
  const shown = title === null ? new Uint8Array() : id3Frame('TIT2', title, version)
  return id3Frame('CHAP', joinBytes(bytesOf('c1\0'), times, shown), version)
}

export const id3Tag = (version: 3 | 4, flags: number, ...frames: readonly Uint8Array[]): Uint8Array => {
  const body = joinBytes(...frames)
  return joinBytes(bytesOf('ID3'), Uint8Array.of(version, 0, flags), sevens(body.length), body)
}

export const bigEndian = (value: number): Uint8Array => numbers([value, 4]).reverse()
const sevens = (value: number): Uint8Array => Uint8Array.from([21, 14, 7, 0], (shift) => (value >> shift) & 0x7f)
