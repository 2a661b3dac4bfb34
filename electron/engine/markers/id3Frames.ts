import type { InputFile } from '../codecs/files/inputFile.ts'
import { viewOf } from '../codecs/files/viewOf.ts'

/** A picture of the cover may be large; what is behind so much is not looked for. */
const mostBytes = 1 << 25

export interface Id3Tag {
  readonly version: 3 | 4
  readonly frames: readonly Id3Frame[]
}

/** The frames of an ID3 tag of version 2.3 or 2.4 at the beginning of a file. */
export function readId3(file: InputFile): Id3Tag | null {
  const head = file.read(0, 10)
  const version = head[3] as number
  if (head.length < 10 || (version !== 3 && version !== 4)) return null
  const flags = head[5] as number
  const stored = file.read(10, Math.min(sevenBits(head, 6), mostBytes))
  const tag = version === 3 && (flags & 0x80) !== 0 ? withoutStuffing(stored) : stored
  return { version, frames: id3FramesIn(tag, version, (flags & 0x40) === 0 ? 0 : extraHeader(tag, version)) }
}

export interface Id3Frame {
  readonly id: string
  readonly body: Uint8Array
}

export function id3FramesIn(bytes: Uint8Array, version: 3 | 4, from: number): Id3Frame[] {
  const frames: Id3Frame[] = []
  let at = from
  while (at + 10 <= bytes.length) {
    const id = String.fromCharCode(...bytes.subarray(at, at + 4))
    if (!/^[A-Z][A-Z0-9]{3}$/u.test(id)) return frames
    const size = version === 4 ? sevenBits(bytes, at + 4) : viewOf(bytes).getUint32(at + 4)
    const body = bytes.subarray(at + 10, at + 10 + size)
    const plain = version === 4 ? plainBody(body, bytes[at + 9] as number) : body
    if (plain !== null) frames.push({ id, body: plain })
    at += 10 + size
  }
  return frames
}

/** Of version 2.4: null where it is packed or locked. */
function plainBody(body: Uint8Array, flags: number): Uint8Array | null {
  if ((flags & 0x0c) !== 0) return null
  const behind = body.subarray((flags & 0x01) === 0 ? 0 : 4)
  return (flags & 0x02) === 0 ? behind : withoutStuffing(behind)
}

const encodings = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8']

export function id3Text(body: Uint8Array): string {
  const encoding = encodings[body[0] ?? 0] ?? 'utf-8'
  const isBig = encoding === 'utf-16' && body[1] === 0xfe && body[2] === 0xff
  return new TextDecoder(isBig ? 'utf-16be' : encoding).decode(body.subarray(1)).replace(/\0[^]*$/u, '')
}

function extraHeader(tag: Uint8Array, version: 3 | 4): number {
  if (tag.length < 4) return tag.length
  return version === 4 ? sevenBits(tag, 0) : 4 + viewOf(tag).getUint32(0)
}

/** Four bytes of seven bits. */
function sevenBits(bytes: Uint8Array, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
}

/** Writers put a zero behind each byte of ones, so that nothing looks like sound. */
function withoutStuffing(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => byte !== 0 || at === 0 || bytes[at - 1] !== 0xff)
}
