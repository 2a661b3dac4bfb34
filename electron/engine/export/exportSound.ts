import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { byFfmpeg } from '../../../shared/schemas/exportFormats.ts'
import type { SoundSettings } from '../../../shared/schemas/exportRequest.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Encoders } from '../codecs/encode/encoderThreads.ts'
import { orAborted } from '../threads/orAborted.ts'
import { ThreadDied } from '../threads/thread.ts'
import { findFfmpeg } from '../codecs/ffmpeg/findFfmpeg.ts'
import { SeamMissing } from '../codecs/encode/seamMissing.ts'
import { type Drive, writeOutputFile } from '../codecs/files/outputFile.ts'
import type { Project } from '../model/project.ts'
import { audibleTracks } from '../render/audibleTracks.ts'
import { readMixChunks } from './readMixChunks.ts'
import { settleFile } from './settleFile.ts'
import { isTooLongForAiff } from './writers/aiffWriter.ts'
import { createSoundWriter } from './writers/createSoundWriter.ts'
import type { SoundWriter } from './writers/soundWriter.ts'
import type { Chapter } from '../codecs/encode/tags/tags.ts'

export interface ExportContext {
  readonly store: BlockStore
  /** What is heard of it is exported. */
  readonly project: Project
  readonly encoders: Encoders
  readonly signal: AbortSignal
  report(fraction: number): void
  pause(): Promise<void>
  /** Where it is written; the real one when left out. */
  readonly drive?: Drive
  /** Of a project that is still being made: resolves when all that is heard before a frame is there. */
  readonly until?: (frame: number) => Promise<void>
  /** When all is written: whether the file comes to its place, or goes as if it had been cancelled. */
  readonly wanted?: () => Promise<boolean>
}

export interface Exported {
  readonly path: string
  /** Seconds. */
  readonly duration: number
  /** Of the mix before it was clipped to the format. */
  readonly peakDb: number
  /** What the person should know of the file, e.g. that it clips. */
  readonly notes: FileNote[]
}

export interface SoundFileRequest extends SoundSettings {
  readonly path: string
  readonly overwrite: 'never' | 'allowed'
}

const forms = {
  wav16: 's16',
  wav24: 's24',
  wavFloat: 'f32',
  aiff16: 's16',
  aiff24: 's24',
  flac16: 's16',
  flac24: 's24',
  mp3: 'floats',
  ogg: 'floats',
  m4a: 'floats',
  opus: 'floats',
} as const

/** Writes what is heard of `range` (frames, half open): the whole file, or nothing when it fails or is cancelled. */
export async function exportSound(
  ctx: ExportContext,
  request: SoundFileRequest,
  range: { readonly start: number; readonly end: number },
): Promise<Result<Exported>> {
  const total = range.end - range.start
  if (total <= 0 || audibleTracks(ctx.project).every((track) => track.clips.length === 0))
    return err(failure('files/nothing-to-export'))
  if (byFfmpeg(request.format) && findFfmpeg(process.env, ctx.encoders.ffmpeg()) === null)
    return err(failure('files/format-needs-ffmpeg', { format: request.format === 'm4a' ? 'M4A' : 'Opus' }))
  const settled = settleFile(ctx.project, request, total)
  const { notes } = settled
  const chapters = request.chapters === undefined ? [] : chaptersIn(ctx.project, range)
  const plan = { ...settled.plan, chapters }
  if (isTooLongForAiff(plan)) return err(failure('files/too-long-for-format', { format: 'AIFF' }))
  const output = { path: request.path, overwrite: request.overwrite, ...(ctx.drive && { drive: ctx.drive }) }
  const writeWith = async (encoders: Encoders): Promise<Result<Exported>> =>
    writeOutputFile(output, async (write, later): Promise<Result<Exported>> => {
      const writer = createSoundWriter(plan, write, later, encoders)
      const { channels, sampleRate } = plan
      const floats = writer.copies === true ? ('are used again' as const) : ('stay' as const)
      const source = { ...ctx, range, channels, sampleRate, form: forms[plan.format], floats }
      try {
        const peak = await writeAll(ctx, source, writer, plan.frames)
        if (peak === null || (await ctx.wanted?.()) === false) return err(failure('files/cancelled'))
        return ok({
          path: request.path,
          duration: plan.frames / plan.sampleRate,
          peakDb: 20 * Math.log10(peak),
          notes: [...notes, ...clippingNotes(plan.format, peak)],
        })
      } catch (error) {
        if (error instanceof ThreadDied) return err(failure('files/encoder-stopped', { path: request.path }))
        throw error
      } finally {
        writer.close()
      }
    })
  try {
    return await writeWith(ctx.encoders)
  } catch (error) {
    // Segments of noise at full scale can't always be joined; then one encoder encodes the whole, which takes longer.
    if (error instanceof SeamMissing) return writeWith({ ...ctx.encoders, concurrency: 1 })
    throw error
  }
}

/** The peak, or null when it was cancelled. */
async function writeAll(
  ctx: ExportContext,
  source: Parameters<typeof readMixChunks>[0],
  writer: SoundWriter,
  frames: number,
): Promise<number | null> {
  let peak = 0
  let done = 0
  if (ctx.signal.aborted) return null
  for await (const chunk of readMixChunks(source)) {
    if (ctx.signal.aborted) return null
    await orAborted(ctx.signal, writer.put(chunk))
    peak = Math.max(peak, chunk.peak)
    done += chunk.frames
    ctx.report(done / frames)
    await ctx.pause()
  }
  if (!ctx.signal.aborted) await orAborted(ctx.signal, writer.end())
  return ctx.signal.aborted ? null : peak
}

/** Integer formats clip at full scale; whoever exports a louder mix is told so. */
function clippingNotes(format: SoundSettings['format'], peak: number): FileNote[] {
  if (format === 'wavFloat' || peak <= 1) return []
  return [{ kind: forms[format] === 'floats' ? 'may-clip' : 'clipped', aboveDb: 20 * Math.log10(peak) }]
}

/**
 * The labels that begin in a range (frames, half open) as chapters of a file of it. Each goes on up to the next:
 * players know no gaps between them.
 */
function chaptersIn(
  { labels, sampleRate }: Pick<Project, 'labels' | 'sampleRate'>,
  { start, end }: { readonly start: number; readonly end: number },
): readonly Chapter[] {
  const inside = labels
    .filter((label) => label.start >= start && label.start < end)
    .toSorted((a, b) => a.start - b.start)
  const milliseconds = (frame: number): number => ((frame - start) * 1000) / sampleRate
  return inside.map((label, k) => ({
    start: milliseconds(label.start),
    end: milliseconds(inside[k + 1]?.start ?? end),
    title: label.text,
  }))
}
