import { createHash } from 'node:crypto'
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { failure } from '../../../../shared/failures/index.ts'
import { formatTime } from '../../../../shared/formatTime.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { maxBlockFrames } from '../../blocks/blockStore.ts'
import type { AudioSource } from '../audioSource.ts'
import type { InputFile } from '../files/inputFile.ts'
import { foldNote } from '../foldChannels.ts'
import { quietly } from '../quietly.ts'
import { createFrameReader, type Frame } from './createFrameReader.ts'
import { integersToBlock, toIntegers } from './interleave.ts'
import { readStreamInfo, type StreamInfo } from './streamInfo.ts'

/**
 * A FLAC file as blocks of whole numbers. Every frame's checksum is proved before it is decoded, and length and MD5 at the end: a damaged
 * file is refused and not played with gaps.
 */
export async function openFlac(file: InputFile, at: number): Promise<Result<AudioSource>> {
  const read = readStreamInfo(file, at)
  if (!read.ok) return read
  const info = read.value
  const decoder = new FLACDecoder()
  await decoder.ready
  const reader = createFrameReader(file, info)
  const md5 = info.md5 === null ? null : createHash('md5')
  const broken = (reason: string): Result<never> => err(failure('files/broken', { name: file.name, reason }))
  let done = 0

  const finish = (): Result<null> => {
    if (done === 0) return err(failure('files/empty', { name: file.name }))
    if (info.frames !== null && done !== info.frames) return broken(endsEarly(done, info))
    if (md5 !== null && !md5.digest().equals(info.md5 as Uint8Array)) return broken('its sound does not match its checksum')
    return ok(null)
  }

  return ok({
    sampleRate: info.sampleRate,
    channels: info.channels === 1 ? 1 : 2,
    fraction: () => reader.position() / file.size,
    next: async () => {
      const frames: Frame[] = []
      let count = 0
      while (count + info.longestBlock <= maxBlockFrames) {
        const frame = reader.next()
        if (frame === 'damaged' || (frame !== null && frame.blockSize > info.longestBlock)) return broken(reader.position() + longestTail(info) >= file.size ? endsEarly(done + count, info) : damagedAt(done + count, info))
        if (frame === null) break
        frames.push(frame)
        count += frame.blockSize
      }
      if (count === 0) return finish()
      const bytes = await decode(decoder, frames, count, info)
      if (bytes === null) return broken(damagedAt(done, info))
      done += count
      md5?.update(bytes)
      return ok(integersToBlock(bytes, count, info))
    },
    notes: () => (info.channels > 2 ? [foldNote(info.channels)] : []),
    close: () => {
      decoder.free()
      file.close()
    },
  })
}

async function decode(decoder: FLACDecoder, frames: readonly Frame[], count: number, info: StreamInfo): Promise<Uint8Array | null> {
  try {
    const { errors, samplesDecoded, channelData } = await quietly(async () => decoder.decodeFrames(frames.map((frame) => frame.bytes)))
    if (errors.length > 0 || samplesDecoded !== count || channelData.length !== info.channels) return null
    return toIntegers(channelData, count, info.bits)
  } catch (error) {
    // A frame that is made to mislead can make the decoder reach outside its memory; it is alone in there.
    if (error instanceof Error && error.name === 'RuntimeError') return null
    throw error
  }
}

function longestTail(info: StreamInfo): number {
  return info.longestBlock * info.channels * 4
}

function damagedAt(frames: number, info: StreamInfo): string {
  return `its sound can't be read from ${formatTime(frames / info.sampleRate)} on`
}

function endsEarly(frames: number, info: StreamInfo): string {
  const there = formatTime(frames / info.sampleRate)
  return info.frames === null || info.frames <= frames ? `it does not end properly, at ${there}` : `only ${there} of ${formatTime(info.frames / info.sampleRate)} are there`
}
