import type { AudioFault } from '../../../../shared/failures/index.ts'
import { createHash } from 'node:crypto'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { maxBlockFrames } from '../../blocks/blockStore.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { type ChannelChoice, keptChannels } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import type { InputFile } from '../files/inputFile.ts'
import { brokenFile } from '../inputLimits.ts'
import { crc16 } from './crc.ts'
import { createFrameReader, type Frame, type FrameReader } from './createFrameReader.ts'
import { decodeFrames } from './decodeFrames.ts'
import { findShares, isDivisible } from './findShares.ts'
import { integersToBlock } from './interleave.ts'
import { readStreamInfo, type StreamInfo } from './streamInfo.ts'
import { openWasmFlac } from './wasmFlac.ts'

/**
 * A FLAC file as blocks of whole numbers. The checksum of every frame is proved, and that they follow each other up to
 * the length that was promised: a damaged file is refused and not played with gaps. Read as a whole, its sound's MD5 is
 * proved too; shares of it each know a part only.
 */
export async function openFlac(file: InputFile, at: number, choice: ChannelChoice): Promise<Result<AudioSource>> {
  const read = readStreamInfo(file, at)
  if (!read.ok) return read
  const info = read.value
  const decoder = await openWasmFlac()
  let reader = createFrameReader(file, info)
  let md5 = info.md5 === null ? null : createHash('md5')
  let begin = { byte: info.framesAt, frame: 0 }
  /** Where the next share begins. */
  let end = { byte: file.size, frame: Infinity }
  let done = 0

  const finish = (): Result<null> => {
    if (done >= end.frame) return ok(null)
    if (done === 0) return err(failure('files/empty', { name: file.name }))
    if (info.frames !== null && done !== info.frames) return brokenFile(file.name, endsEarly(done, info))
    if (md5 !== null && !md5.digest().equals(info.md5 as Uint8Array)) return brokenFile(file.name, { kind: 'checksum' })
    return ok(null)
  }
  const damaged = (at: number): Result<never> =>
    brokenFile(
      file.name,
      reader.position() + longestTail(info) >= file.size ? endsEarly(at, info) : damagedAt(at, info),
    )

  return ok({
    sampleRate: info.sampleRate,
    channels: keptChannels(info.channels, choice),
    channelNames: channelNames(info.channels),
    fraction: () => Math.min(1, (reader.position() - begin.byte) / Math.max(1, end.byte - begin.byte)),
    next: async () => {
      const { frames, count, isDamaged } = readBlock(reader, info, end.frame - done)
      if (isDamaged) return damaged(done + count)
      if (count === 0) return finish()
      const bytes = decodeFrames(decoder, frames, count, info)
      if (bytes === null) return brokenFile(file.name, damagedAt(done + framesBeforeDamage(frames), info))
      done += count
      md5?.update(bytes)
      return ok(integersToBlock(bytes, count, info, choice))
    },
    ...(isDivisible(file, info) &&
      ({
        divide: async ({ index, of }) => {
          md5 = null
          const points = findShares(file, info, of)
          begin = points[index] ?? begin
          end = points[index + 1] ?? end
          done = begin.frame
          reader = createFrameReader(file, info, begin.byte)
          return ok(null)
        },
      } satisfies Partial<AudioSource>)),
    notes: () => (info.channels > 2 && choice === 'fold' ? [{ kind: 'folded', channels: info.channels }] : []),
    close: () => {
      decoder.free()
      file.close()
    },
  })
}

/** As many frames as one block of ours holds, or fewer where `most` samples are enough. */
function readBlock(
  reader: FrameReader,
  info: StreamInfo,
  most: number,
): { readonly frames: readonly Frame[]; readonly count: number; readonly isDamaged: boolean } {
  const frames: Frame[] = []
  let count = 0
  while (count + info.longestBlock <= maxBlockFrames && count < most) {
    const frame = reader.next()
    if (frame === null) break
    if (frame === 'damaged' || frame.blockSize > info.longestBlock) return { frames, count, isDamaged: true }
    frames.push(frame)
    count += frame.blockSize
  }
  return { frames, count, isDamaged: false }
}

/** Samples up to the first frame whose checksum does not hold. */
function framesBeforeDamage(frames: readonly Frame[]): number {
  const first = frames.findIndex(({ bytes }) => crc16(bytes, 0, bytes.length) !== 0)
  return frames.slice(0, Math.max(0, first)).reduce((sum, frame) => sum + frame.blockSize, 0)
}

function longestTail(info: StreamInfo): number {
  return info.longestBlock * info.channels * 4
}

function damagedAt(frames: number, info: StreamInfo): AudioFault {
  return { kind: 'unreadable-from', at: frames / info.sampleRate }
}

function endsEarly(frames: number, info: StreamInfo): AudioFault {
  const at = frames / info.sampleRate
  return info.frames === null || info.frames <= frames
    ? { kind: 'no-proper-end', at }
    : { kind: 'ends-early', at, length: info.frames / info.sampleRate }
}
