import { ok, type Result } from '../../../../shared/result.ts'
import { beyondLimits, brokenFile, unsupportedFile } from '../inputLimits.ts'
import type { InputFile } from '../files/inputFile.ts'

/** What a FLAC file says of itself (RFC 9639, 8.2). */
export interface StreamInfo {
  readonly sampleRate: number
  readonly channels: number
  readonly bits: number
  /** Null when the encoder did not know. */
  readonly frames: number | null
  /** Of all samples; null when the encoder left it out. */
  readonly md5: Uint8Array | null
  readonly shortestFrame: number
  readonly longestBlock: number
  /** Where the first frame begins. */
  readonly framesAt: number
}

const streamInfoBytes = 34
const blockLimit = 1000

export function readStreamInfo(file: InputFile, at: number): Result<StreamInfo> {
  const head = file.read(at, 8 + streamInfoBytes)
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  if (head.length < 8 + streamInfoBytes || ((head[4] as number) & 0x7f) !== 0)
    return brokenFile(file.name, { kind: 'header-missing' })

  const framesAt = findFrames(file, at + 4)
  if (framesAt === null) return brokenFile(file.name, { kind: 'header-endless' })
  const packed = view.getUint32(18)
  const sampleRate = packed >>> 12
  const channels = ((packed >>> 9) & 7) + 1
  const bits = ((packed >>> 4) & 31) + 1
  const frames = (packed & 15) * 2 ** 32 + view.getUint32(22)
  const md5 = head.slice(26, 42)
  const longestBlock = view.getUint16(10)
  if (longestBlock === 0) return brokenFile(file.name, { kind: 'blocks-empty' })
  if (sampleRate === 0) return brokenFile(file.name, { kind: 'sample-rate-zero' })
  const beyond = beyondLimits(file.name, { channels, sampleRate })
  if (beyond !== null) return beyond
  if (![8, 12, 16, 20, 24].includes(bits)) return unsupportedFile(file.name, { kind: 'bits', bits, of: 'flac' })

  return ok({
    sampleRate,
    channels,
    bits,
    frames: frames === 0 ? null : frames,
    md5: md5.some((byte) => byte !== 0) ? md5 : null,
    shortestFrame: view.getUint32(11) & 0xff_ffff,
    longestBlock,
    framesAt,
  })
}

/** Behind the last metadata block: pictures and tags are not looked at. */
function findFrames(file: InputFile, first: number): number | null {
  let at = first
  for (let count = 0; count < blockLimit; count++) {
    const head = file.read(at, 4)
    if (head.length < 4) return null
    at += 4 + ((head[1] as number) << 16) + ((head[2] as number) << 8) + (head[3] as number)
    if ((head[0] as number) >= 0x80) return at
  }
  return null
}
