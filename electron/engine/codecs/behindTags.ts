import type { InputFile } from './files/inputFile.ts'

/** More tags in a row are none. */
const mostTags = 8
/** More frames has no tag. */
const mostFrames = 10_000

/**
 * Where the sound begins that other programs have put tags in front of (ID3 and APE). A length that lies is not
 * followed where what the tag holds shows its end.
 */
export function behindTags(file: InputFile, isSound: (at: number) => boolean): number {
  let at = 0
  for (let count = 0; count < mostTags; count++) {
    const next = behindId3(file, at, isSound) ?? behindApe(file, at, isSound)
    if (next === null) break
    at = next
  }
  return at
}

/** An ID3 tag gives its length in four bytes of seven bits. Null where there is none. */
function behindId3(file: InputFile, at: number, isSound: (at: number) => boolean): number | null {
  const head = file.read(at, 10)
  if (textOf(head, 0, 3) !== 'ID3' || head.length < 10) return null
  const [, , , version = 0, , flags = 0] = head
  const claimed = Math.min(at + 10 + sevenBits(head, 6) + ((flags & 0x10) === 0 ? 0 : 10), file.size)
  const shown = (flags & 0x40) === 0 ? endOfFrames(file, at + 10, version) : claimed
  return isSound(shown) && (shown < claimed || !isSound(claimed)) ? shown : claimed
}

/** Behind the last frame, and behind the zeros that fill a tag up. */
function endOfFrames(file: InputFile, from: number, version: number): number {
  const [idLength, headLength] = version === 2 ? [3, 6] : [4, 10]
  let at = from
  for (let count = 0; count < mostFrames; count++) {
    const head = file.read(at, headLength)
    if (head.length < headLength || !/^[A-Z0-9]+$/u.test(textOf(head, 0, idLength))) break
    at += headLength + sizeOf(head, version)
  }
  return behindZeros(file, at)
}

function sizeOf(head: Uint8Array, version: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(version === 2 ? 3 : 4)
  if (version === 2) return a * 65_536 + b * 256 + c
  return version === 4 ? sevenBits(head, 4) : a * 16_777_216 + b * 65_536 + c * 256 + d
}

const zerosAtATime = 65_536

function behindZeros(file: InputFile, from: number): number {
  let at = from
  while (at < file.size) {
    const bytes = file.read(at, zerosAtATime)
    const end = bytes.findIndex((byte) => byte !== 0)
    if (end >= 0) return at + end
    at += bytes.length
  }
  return at
}

/** An APE tag (https://wiki.hydrogenaudio.org/index.php?title=APE_Tags_Header); null where there is none. */
function behindApe(file: InputFile, at: number, isSound: (at: number) => boolean): number | null {
  const head = file.read(at, 32)
  if (textOf(head, 0, 8) !== 'APETAGEX' || head.length < 32) return null
  const claimed = at + 32 + new DataView(head.buffer, head.byteOffset).getUint32(12, true)
  return claimed > file.size || (!isSound(claimed) && isSound(at + 32)) ? at + 32 : claimed
}

function sevenBits(bytes: Uint8Array, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
}

function textOf(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
