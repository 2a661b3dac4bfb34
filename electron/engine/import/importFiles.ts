import { distinctNotes, type FileNote, type SourceNote } from '../../../shared/notes/fileNotes.ts'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { sniffProject } from '../codecs/audacity/sniffProject.ts'
import type { Decoding } from '../decoding/decoders.ts'
import type { FileLabel } from '../markers/fileLabel.ts'
import { aboutNotes, readAboutInside } from '../markers/about/readAbout.ts'
import { readLabelsInside } from '../markers/labelsInside.ts'
import type { ImportFile } from '../../editor/index.ts'
import type { About } from '../model/about.ts'
import type { Piece } from '../model/piece.ts'
import { ThreadDied } from '../threads/thread.ts'
import { type Imported, type ImportedTrack, type ReadFile, soundTrack, trackLength } from './imported.ts'
import { type ImportContext, openShares, readShares, type TrackChoice } from './readShares.ts'

/**
 * Reads every file into blocks, one track a file or one for each of its channels. One that can't be read fails them
 * all; blocks made until then are unreferenced.
 */
export async function importFiles(ctx: ImportContext, files: readonly ImportFile[]): Promise<Result<Imported>> {
  const tracks: ImportedTrack[] = []
  const labels: FileLabel[] = []
  const notes: FileNote[] = []
  let sampleRate = ctx.projectSampleRate
  let about: About | null = null
  for (const [index, file] of files.entries()) {
    if (ctx.signal.aborted) return err(failure('files/cancelled'))
    const report = (fraction: number): void => ctx.report((index + fraction) / files.length)
    const read = await readFile({ ...ctx, report }, file, sampleRate)
    if (!read.ok) return read
    sampleRate = read.value.sampleRate
    tracks.push(...read.value.tracks.map((track) => ({ ...track, place: file.place })))
    labels.push(...read.value.labels.map((label) => movedBy(label, file.place?.at ?? 0)))
    // A project is called after its first recording, and not after the music that comes later.
    if (index === 0 && ctx.projectSampleRate === null) about = read.value.about()
    const said = [...read.value.notes, ...(index === 0 ? aboutNotes(about) : [])]
    notes.push(...said.map((what) => ({ kind: 'read', file: file.name, what }) as const))
  }
  return ok({ tracks, sampleRate: sampleRate ?? 44_100, labels, notes, ...(about && { about }) })
}

const movedBy = (label: FileLabel, by: number): FileLabel => ({
  ...label,
  start: label.start + by,
  end: label.end + by,
})

async function readFile(ctx: ImportContext, file: ImportFile, projectRate: number | null): Promise<Result<ReadFile>> {
  const form = sniffProject(file.path)
  if (form !== null) {
    const { readProject } = await import('./audacity/readProject.ts')
    return readProject(ctx, file, form, projectRate)
  }
  const sound = await readSound(ctx, file, projectRate)
  if (!sound.ok) return sound
  const { tracks, sampleRate, notes } = sound.value
  const inside = readLabelsInside(file.path, file.name, Math.max(...tracks.map(trackLength)) / sampleRate)
  if (!inside.ok) return inside
  const { labels, notes: more } = inside.value
  const about = (): About | null => readAboutInside(file.path, file.name)
  return ok({ tracks, sampleRate, labels, notes: [...notes, ...more], about })
}

type ReadSound = Pick<ReadFile, 'tracks' | 'sampleRate' | 'notes'>

async function readSound(ctx: ImportContext, file: ImportFile, projectRate: number | null): Promise<Result<ReadSound>> {
  const isSplit = file.channels === 'split'
  const base = trackName(file.name)
  const first = await readTrack(ctx, file, { projectRate, choice: isSplit ? 0 : 'fold' })
  if (!first.ok) return first
  const { channelNames, sampleRate } = first.value
  if (!isSplit || channelNames === null) {
    const notes: readonly SourceNote[] = isSplit ? [...first.value.notes, { kind: 'not-split' }] : first.value.notes
    return ok({ sampleRate, tracks: [soundTrack(base, first.value.channels, first.value.pieces)], notes })
  }
  const read = [first.value]
  for (let choice = 1; choice < channelNames.length; choice++) {
    const next = await readTrack(ctx, file, { projectRate: sampleRate, choice })
    if (!next.ok) return next
    read.push(next.value)
  }
  const tracks = read.map(({ channels, pieces }, c) =>
    soundTrack(withChannel(base, channelNames[c] as string), channels, pieces),
  )
  return ok({
    sampleRate,
    tracks,
    notes: [{ kind: 'split', channels: tracks.length }, ...distinctNotes(read.flatMap(({ notes }) => notes))],
  })
}

interface ReadTrack {
  readonly channels: 1 | 2
  readonly pieces: readonly Piece[]
  readonly sampleRate: number
  readonly channelNames: readonly string[] | null
  readonly notes: readonly SourceNote[]
}

/** One track of a file: all of it, or one channel. */
async function readTrack(ctx: ImportContext, file: ImportFile, wanted: TrackChoice): Promise<Result<ReadTrack>> {
  const open: Decoding[] = []
  try {
    const opened = await openShares(ctx, file, wanted, open)
    if (!opened.ok) return opened
    const { first, sampleRate } = opened.value
    const tracks = wanted.choice === 'fold' ? 1 : (first.channelNames?.length ?? 1)
    const before = wanted.choice === 'fold' ? 0 : wanted.choice
    const pieces = await readShares(
      { ...ctx, report: (fraction) => ctx.report((before + fraction) / tracks) },
      open,
      sampleRate,
    )
    if (!pieces.ok) return pieces
    if (pieces.value.length === 0) return err(failure('files/empty', { name: file.name }))
    return ok({
      sampleRate,
      channels: first.channels,
      channelNames: first.channelNames,
      pieces: pieces.value,
      notes: distinctNotes(open.flatMap((decoding) => decoding.notes())),
    })
  } catch (error) {
    if (error instanceof ThreadDied)
      return err(
        ctx.signal.aborted ? failure('files/cancelled') : failure('files/decoder-stopped', { name: file.name }),
      )
    throw error
  } finally {
    for (const decoding of open) decoding.close()
  }
}

/** The file's name without folder and extension, without what can't be shown. */
function trackName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? name
  const bare = base
    .replace(/(?<=.)\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
  return (bare === '' ? 'Audio' : bare).slice(0, limits.nameLength)
}

/** Every track shows its channel, however long the file's name is. */
const withChannel = (base: string, channel: string): string =>
  `${base.slice(0, limits.nameLength - channel.length - 1)} ${channel}`
