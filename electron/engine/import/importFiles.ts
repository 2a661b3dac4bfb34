import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { frames } from '../../../shared/time.ts'
import type { Block, BlockStore } from '../blocks/blockStore.ts'
import { buildSummary } from '../blocks/buildSummary.ts'
import { type AudioSource, openableFormats } from '../codecs/audioSource.ts'
import { unreadable } from '../codecs/files/inputFile.ts'
import { isSystemError } from '../codecs/files/systemReason.ts'
import { openAudio } from '../codecs/openAudio.ts'
import type { ImportFile } from '../index.ts'
import type { Piece } from '../model/piece.ts'
import { largestRatio } from '../resample/createRateConverter.ts'
import { resampleSource } from '../resample/resampleSource.ts'

export interface ImportContext {
  readonly store: BlockStore
  /** Null for an empty project: the first file sets the rate. */
  readonly projectSampleRate: number | null
  readonly signal: AbortSignal
  /** 0 to 1, growing, over all files. */
  report(fraction: number): void
  /** Lets other work of the thread have its turn; called after every block. */
  pause(): Promise<void>
}

export interface ImportedTrack {
  readonly name: string
  readonly channels: 1 | 2
  readonly pieces: readonly Piece[]
}

export interface Imported {
  readonly tracks: readonly ImportedTrack[]
  readonly sampleRate: number
  /** Sentences about what was not as it should be, each with the name of its file. */
  readonly notes: readonly string[]
}

/** Reads every file into blocks, one track a file. One that can't be read fails them all; blocks made until then are nobody's. */
export async function importFiles(ctx: ImportContext, files: readonly ImportFile[]): Promise<Result<Imported>> {
  const tracks: ImportedTrack[] = []
  const notes: string[] = []
  let sampleRate = ctx.projectSampleRate
  for (const [index, file] of files.entries()) {
    if (ctx.signal.aborted) return err(failure('files/cancelled'))
    const opened = await openAudio(file.path, file.name)
    if (!opened.ok) return opened
    sampleRate ??= opened.value.sampleRate
    const source = await atRate(opened.value, sampleRate, () => ctx.pause(), file.name)
    if (!source.ok) return source
    const report = (fraction: number): void => ctx.report((index + fraction) / files.length)
    try {
      const pieces = await readSource(ctx, source.value, report)
      if (!pieces.ok) return pieces
      if (pieces.value.length === 0) return err(failure('files/empty', { name: file.name }))
      tracks.push({ name: trackName(file.name), channels: source.value.channels, pieces: pieces.value })
      notes.push(...source.value.notes().map((note) => `"${file.name}": ${note}.`))
    } catch (error) {
      if (isSystemError(error)) return err(unreadable(file.name, error))
      throw error
    } finally {
      source.value.close()
    }
  }
  return ok({ tracks, sampleRate: sampleRate ?? 44_100, notes })
}

async function atRate(source: AudioSource, sampleRate: number, pause: () => Promise<void>, name: string): Promise<Result<AudioSource>> {
  const ratio = sampleRate / source.sampleRate
  if (Math.max(ratio, 1 / ratio) <= largestRatio) return ok(await resampleSource(source, sampleRate, pause))
  source.close()
  return err(failure('files/unsupported', { name, what: `a sample rate of ${source.sampleRate} Hz, too far from the project's ${sampleRate} Hz`, formats: openableFormats }))
}

async function readSource(ctx: ImportContext, source: AudioSource, report: (fraction: number) => void): Promise<Result<Piece[]>> {
  const pieces: Piece[] = []
  for (;;) {
    const block = await source.next()
    if (!block.ok) return block
    if (block.value === null) return ok(pieces)
    pieces.push(toPiece(ctx.store, block.value))
    report(source.fraction())
    await ctx.pause()
    if (ctx.signal.aborted) return err(failure('files/cancelled'))
  }
}

function toPiece(store: BlockStore, block: Block): Piece {
  const id = store.add(block, buildSummary(block))
  return { block: id, from: frames(0), length: frames(block.frames), direction: 'forward', gain: 1, ramps: [], under: [] }
}

/** The file's name without folder and extension, without what can't be shown. */
function trackName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? name
  const bare = base.replace(/(?<=.)\.[A-Za-z0-9]{1,5}$/, '').replaceAll(/\p{Cc}/gu, ' ').trim()
  return (bare === '' ? 'Audio' : bare).slice(0, limits.nameLength)
}
