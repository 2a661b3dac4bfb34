import { lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { causeOf, failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { writeOutputFile } from '../../codecs/files/outputFile.ts'
import { isSystemError } from '../../codecs/files/systemError.ts'
import { type ExportContext, exportSound } from '../../export/exportSound.ts'
import { safeFileNames } from '../../export/safeFileNames.ts'
import type { Clip, Track } from '../../model/project.ts'
import { frames } from '../../../../shared/time.ts'
import { itemOf } from './itemOf.ts'
import { type PlacedItem, reaperText } from './reaperText.ts'

interface ReaperRequest {
  readonly path: string
  readonly overwrite: 'never' | 'allowed'
}

interface Sound {
  readonly track: Track
  readonly clip: Clip
  readonly item: PlacedItem
}

/**
 * The project for Reaper, and in a folder beside it the sound of each clip as a file of its own (32-bit floats, so that
 * nothing is lost). All of it, or nothing of it where it fails or is cancelled.
 */
export async function writeReaper(
  ctx: ExportContext,
  request: ReaperRequest,
): Promise<Result<{ readonly path: string }>> {
  const folder = `${path.parse(request.path).name} sound`
  const place = path.join(path.dirname(request.path), folder)
  const sounds = soundsOf(ctx.project.tracks, folder)
  if (sounds.length === 0) return err(failure('files/nothing-to-export'))
  const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined
  const found = [request.path, place].find(isThere)
  if (found !== undefined && request.overwrite === 'never')
    return err(failure('files/exists', { name: path.basename(found) }))
  const isNew = !isThere(place)
  const made: string[] = []
  const done = await makeAll(ctx, request, { sounds, place, made })
  if (!done.ok && isNew) takeBack(place, made)
  return done
}

function soundsOf(tracks: readonly Track[], folder: string): Sound[] {
  const all = tracks.flatMap((track) => track.clips.map((clip) => ({ track, clip })))
  const names = safeFileNames(
    all.map(({ track, clip }) => (clip.name === track.name ? track.name : `${track.name} ${clip.name}`)),
    'Clip',
  )
  return all.map(({ track, clip }, k) => {
    const { name, start, length } = clip
    return { track, clip, item: { ...itemOf(clip), name, start, length, file: `${folder}/${names[k]}.wav` } }
  })
}

interface Making {
  readonly sounds: readonly Sound[]
  readonly place: string
  /** What was written, for whoever has to take it back. */
  readonly made: string[]
}

async function makeAll(ctx: ExportContext, request: ReaperRequest, making: Making): Promise<Result<{ path: string }>> {
  const { sounds, place, made } = making
  try {
    if (lstatSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) mkdirSync(place)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return err(failure('files/cannot-write', { name: path.basename(place), cause: causeOf(error) }))
  }
  for (const [index, { track, clip, item }] of sounds.entries()) {
    const file = path.join(path.dirname(request.path), item.file)
    const only: Clip = { ...clip, start: frames(0), pieces: item.pieces }
    const alone: Track = { ...track, gainDb: 0, pan: 0, muted: false, soloed: false, clips: [only] }
    const project = { ...ctx.project, labels: [], tracks: [alone] }
    const report = (fraction: number): void => ctx.report((index + fraction) / sounds.length)
    const sound = { format: 'wavFloat', channels: track.channels, path: file, overwrite: request.overwrite } as const
    const written = await exportSound({ ...ctx, report, project }, sound, { start: 0, end: clip.length })
    if (!written.ok) return written
    made.push(file)
  }
  const tracks = ctx.project.tracks.map((track) => ({
    track,
    items: sounds.filter((one) => one.track === track).map(({ item }) => item),
  }))
  const text = new TextEncoder().encode(reaperText(ctx.project, tracks))
  return writeOutputFile(request, async (write) => {
    write(text)
    return ok({ path: request.path })
  })
}

function takeBack(place: string, made: readonly string[]): void {
  for (const file of made) rmSync(file, { force: true })
  try {
    rmdirSync(place)
  } catch (error) {
    // Somebody has put something into it meanwhile, or it was never made.
    if (!isSystemError(error)) throw error
  }
}
