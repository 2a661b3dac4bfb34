import { flacPicture } from '../tags/flacPicture.ts'
import type { FileTags } from '../tags/tags.ts'
import { vorbisComment } from '../tags/vorbisComment.ts'

export interface FlacSound {
  readonly depth: 16 | 24
  readonly channels: 1 | 2
  readonly sampleRate: number
  readonly frames: number
  /** Of all samples, interleaved, low byte first. */
  readonly md5: Uint8Array
  readonly tags: FileTags
}

const vendor = 'libFLAC (Tapehand)'

/**
 * Everything in front of the frames (RFC 9639, 8): stream information, cover and comments. It is as long whatever the
 * checksum is.
 */
export function flacHead(sound: FlacSound): Uint8Array {
  const { cover = null } = sound.tags
  const picture = cover === null ? [] : [{ kind: 6, body: flacPicture(cover) }]
  const blocks = [
    { kind: 0, body: streamInfo(sound) },
    ...picture,
    { kind: 4, body: vorbisComment({ ...sound.tags, cover: null }, vendor) },
  ]
  return Buffer.concat([
    Buffer.from('fLaC'),
    ...blocks.map(({ kind, body }, at) => metadata(at === blocks.length - 1 ? kind | 0x80 : kind, body)),
  ])
}

function metadata(type: number, body: Buffer): Buffer {
  const head = Buffer.from([type, 0, 0, 0])
  head.writeUIntBE(body.length, 1, 3)
  return Buffer.concat([head, body])
}

/** Least and greatest frame sizes are left at 0, which means unknown. */
function streamInfo({ depth, channels, sampleRate, frames, md5 }: FlacSound): Buffer {
  const body = Buffer.alloc(34)
  body.writeUInt16BE(flacBlockFrames, 0)
  body.writeUInt16BE(flacBlockFrames, 2)
  const packed =
    (BigInt(sampleRate) << 44n) | (BigInt(channels - 1) << 41n) | (BigInt(depth - 1) << 36n) | BigInt(frames)
  body.writeBigUInt64BE(packed, 10)
  body.set(md5, 18)
  return body
}

/** Frames of sound in one FLAC block; all but the last one of a file are as long. */
export const flacBlockFrames = 4096
