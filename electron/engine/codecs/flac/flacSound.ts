import { createHash, type Hash } from 'node:crypto'
import { type AudioFault, failure } from '../../../../shared/failures/index.ts'
import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { type Block, maxBlockFrames } from '../../blocks/blockStore.ts'
import type { ChannelChoice } from '../channelChoice.ts'
import type { InputFile } from '../files/inputFile.ts'
import { brokenFile } from '../inputLimits.ts'
import { crc16 } from './crc.ts'
import { createFrameReader, type Frame, type FrameReader } from './createFrameReader.ts'
import { decodeFrames } from './decodeFrames.ts'
import type { SeekPoint } from './findShares.ts'
import { bytesOf, integersToBlock } from './interleave.ts'
import { decodeWhole, isNextWhole, placeOf } from './mendFrames.ts'
import type { StreamInfo } from './streamInfo.ts'
import type { WasmFlac } from './wasmFlac.ts'

/** The sound of a stream, or of a share of it, block by block, with silence in the place of what is damaged. */
export class FlacSound {
  readonly #file: InputFile
  readonly #info: StreamInfo
  readonly #choice: ChannelChoice
  readonly #decoder: WasmFlac
  #reader: FrameReader
  #md5: Hash | null
  #begin: SeekPoint
  /** Where the next share begins. */
  #end: SeekPoint
  #done = 0
  /** Frames of silence that are still to come in the place of what is lost. */
  #lost = 0
  #whole = 0
  #fault: AudioFault | null = null
  readonly #found = new Set<'parts-silent' | 'ends-early' | 'no-proper-end' | 'checksum-differs'>()

  constructor(file: InputFile, info: StreamInfo, choice: ChannelChoice, decoder: WasmFlac) {
    this.#file = file
    this.#info = info
    this.#choice = choice
    this.#decoder = decoder
    this.#reader = createFrameReader(file, info)
    this.#md5 = info.md5 === null ? null : createHash('md5')
    this.#begin = { byte: info.framesAt, frame: 0 }
    this.#end = { byte: file.size, frame: Infinity }
  }

  /** From now on it is only what lies between two of these points. */
  limit(begin: SeekPoint | undefined, end: SeekPoint | undefined): void {
    this.#md5 = null
    this.#begin = begin ?? this.#begin
    this.#end = end ?? this.#end
    this.#done = this.#begin.frame
    this.#reader = createFrameReader(this.#file, this.#info, this.#begin.byte)
  }

  fraction(): number {
    const bytes = Math.max(1, this.#end.byte - this.#begin.byte)
    return Math.min(1, (this.#reader.position() - this.#begin.byte) / bytes)
  }

  notes(): readonly SourceNote[] {
    return [...this.#found].map((kind) => ({ kind }))
  }

  async next(): Promise<Result<Block | null>> {
    for (;;) {
      if (this.#lost > 0) return ok(this.#silence())
      const { frames, count, isDamaged } = readBlock(this.#reader, this.#info, this.#end.frame - this.#done)
      if (count > 0) return ok(await this.#decode(frames, count))
      if (!isDamaged || !this.#skip()) return this.#finish()
    }
  }

  #finish(): Result<null> {
    const { frames } = this.#info
    if (this.#done >= this.#end.frame) return ok(null)
    const isAll = this.#begin.frame === 0 && this.#end.frame === Infinity
    if (this.#whole === 0 && isAll) return this.#nothing()
    if (frames !== null && this.#done < frames) this.#found.add('ends-early')
    else if (this.#fault !== null && !this.#found.has('parts-silent')) this.#found.add('no-proper-end')
    else if (!this.#isProved()) this.#found.add('checksum-differs')
    return ok(null)
  }

  #nothing(): Result<never> {
    const { name } = this.#file
    return this.#fault === null ? err(failure('files/empty', { name })) : brokenFile(name, this.#fault)
  }

  /** What became silence has no checksum. */
  #isProved(): boolean {
    const { md5 } = this.#info
    return this.#md5 === null || md5 === null || this.#fault !== null || this.#md5.digest().equals(md5)
  }

  #noteFault(place: number): void {
    const isNearEnd = this.#reader.position() + longestTail(this.#info) >= this.#file.size
    this.#fault ??= isNearEnd ? endsEarly(place, this.#info) : damagedAt(place, this.#info)
  }

  #silence(): Block {
    const count = Math.min(this.#lost, maxBlockFrames)
    this.#lost -= count
    this.#done += count
    return integersToBlock(this.#silent(count), count, this.#info, this.#choice)
  }

  #silent(count: number): Uint8Array {
    return new Uint8Array(count * this.#info.channels * bytesOf(this.#info.bits))
  }

  /** Goes behind what can't be found, up to the next whole frame; false where there is none. */
  #skip(): boolean {
    this.#noteFault(this.#done)
    const next = this.#reader.skip((header, skipped) => isNextWhole(header, skipped, this.#done, this.#info))
    if (next === null) return false
    this.#lost = Math.min(placeOf(next, this.#info), this.#end.frame) - this.#done
    this.#found.add('parts-silent')
    return true
  }

  async #decode(frames: readonly Frame[], count: number): Promise<Block> {
    const all = decodeFrames(this.#decoder, frames, count, this.#info)
    if (all === null) {
      this.#noteFault(this.#done + framesBeforeDamage(frames))
      this.#found.add('parts-silent')
    }
    const sound = all ?? (await decodeWhole(frames, count, this.#info))
    this.#whole += sound === null ? 0 : count
    this.#done += count
    const bytes = sound ?? this.#silent(count)
    this.#md5?.update(bytes)
    return integersToBlock(bytes, count, this.#info, this.#choice)
  }
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
