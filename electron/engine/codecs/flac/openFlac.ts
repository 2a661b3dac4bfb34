import { createHash } from 'node:crypto'
import { failure } from '../../../../shared/failures/index.ts'
import { formatTime } from '../../../../shared/formatTime.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { maxBlockFrames } from '../../blocks/blockStore.ts'
import type { AudioSource } from '../audioSource.ts'
import { type ChannelChoice, keptChannels } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import type { InputFile } from '../files/inputFile.ts'
import { foldNote } from '../foldChannels.ts'
import { crc16 } from './crc.ts'
import { createFrameReader, type Frame } from './createFrameReader.ts'
import { decodeFrames } from './decodeFrames.ts'
import { findShares, isDivisible } from './findShares.ts'
import { integersToBlock } from './interleave.ts'
import { readStreamInfo, type StreamInfo } from './streamInfo.ts'
import { openWasmFlac } from './wasmFlac.ts'

/**
 * A FLAC file as blocks of whole numbers. The checksum of every frame is proved, and that they follow each other up to the length that was
 * promised: a damaged file is refused and not played with gaps. Read as a whole, its sound's MD5 is proved too; shares of it each know a part only.
 */
export async function openFlac(file: InputFile, at: number, choice: ChannelChoice): Promise<Result<AudioSource>> {
  const read = readStreamInfo(file, at)
  if (!read.ok) return read
  const info = read.value
  const decoder = await openWasmFlac()
  let reader = createFrameReader(file, info)
  let md5 = info.md5 === null ? null : createHash('md5')
  const broken = (reason: string): Result<never> => err(failure('files/broken', { name: file.name, reason }))
  let begin = { byte: info.framesAt, frame: 0 }
  /** Where the next share begins. */
  let end = { byte: file.size, frame: Infinity }
  let done = 0

  const finish = (): Result<null> => {
    if (done >= end.frame) return ok(null)
    if (done === 0) return err(failure('files/empty', { name: file.name }))
    if (info.frames !== null && done !== info.frames) return broken(endsEarly(done, info))
    if (md5 !== null && !md5.digest().equals(info.md5 as Uint8Array))
      return broken('its sound does not match its checksum')
    return ok(null)
  }
  const damaged = (at: number): Result<never> =>
    broken(reader.position() + longestTail(info) >= file.size ? endsEarly(at, info) : damagedAt(at, info))

  return ok({
    sampleRate: info.sampleRate,
    channels: keptChannels(info.channels, choice),
    channelNames: channelNames(info.channels),
    fraction: () => Math.min(1, (reader.position() - begin.byte) / Math.max(1, end.byte - begin.byte)),
    next: async () => {
      const frames: Frame[] = []
      let count = 0
      while (count + info.longestBlock <= maxBlockFrames && done + count < end.frame) {
        const frame = reader.next()
        if (frame === 'damaged' || (frame !== null && frame.blockSize > info.longestBlock)) return damaged(done + count)
        if (frame === null) break
        frames.push(frame)
        count += frame.blockSize
      }
      if (count === 0) return finish()
      const bytes = decodeFrames(decoder, frames, count, info)
      if (bytes === null) return broken(damagedAt(done + framesBeforeDamage(frames), info))
      done += count
      md5?.update(bytes)
      return ok(integersToBlock(bytes, count, info, choice))
    },
    ...(isDivisible(file, info) &&
      ({
        divide: async ({ index, of }) => {
          md5 = null
          const places = findShares(file, info, of)
          begin = places[index] ?? begin
          end = places[index + 1] ?? end
          done = begin.frame
          reader = createFrameReader(file, info, begin.byte)
          return ok(null)
        },
      } satisfies Partial<AudioSource>)),
    notes: () => (info.channels > 2 && choice === 'fold' ? [foldNote(info.channels)] : []),
    close: () => {
      decoder.free()
      file.close()
    },
  })
}

/** Samples up to the first frame whose checksum does not hold. */
function framesBeforeDamage(frames: readonly Frame[]): number {
  const first = frames.findIndex(({ bytes }) => crc16(bytes, 0, bytes.length) !== 0)
  return frames.slice(0, Math.max(0, first)).reduce((sum, frame) => sum + frame.blockSize, 0)
}

function longestTail(info: StreamInfo): number {
  return info.longestBlock * info.channels * 4
}

function damagedAt(frames: number, info: StreamInfo): string {
  return `its sound can't be read from ${formatTime(frames / info.sampleRate)} on`
}

function endsEarly(frames: number, info: StreamInfo): string {
  const there = formatTime(frames / info.sampleRate)
  return info.frames === null || info.frames <= frames
    ? `it does not end properly, at ${there}`
    : `only ${there} of ${formatTime(info.frames / info.sampleRate)} are there`
}
