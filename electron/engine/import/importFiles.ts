import { distinctNotes } from '../../../shared/notes/distinctNotes.ts'
import type { SourceNote } from '../../../shared/notes/fileNotes.ts'
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
import { type Imported, type ReadFile, soundTrack, trackLength } from './imported.ts'
import { type ImportContext, openShares, readShares, type TrackChoice } from './readShares.ts'

/** How a file is read: with what stops it and is told how far it is. */
export type EachFile = (
  file: ImportFile,
  read: (job: Pick<ImportContext, 'signal' | 'report'>) => Promise<Result<ReadFile>>,
) => Promise<Result<ReadFile>>

interface Ways {
  readonly each: EachFile
  /** The rate of the project, which may be known only later; null for an empty one: the first file sets it. */
  readonly projectRate: Promise<number | null>
}

/** So many files are read beside each other; all of them are shown. */
const atOnce = 4

/**
 * Reads every file into blocks, one track a file or one for each of its channels, several at the same time. One that
 * can't be read fails them all; one that is stopped is left out. Blocks made until then are unreferenced.
 */
export async function importFiles(
  ctx: ImportContext,
  files: readonly ImportFile[],
  { each, projectRate }: Ways,
): Promise<Result<Imported>> {
  const stop = new AbortController()
  const stopped: (() => boolean)[] = []
  const reading: Promise<Result<ReadFile>>[] = []
  let rate = projectRate
  for (const [index, file] of files.entries()) {
    const rateBefore = rate
    const known = Promise.withResolvers<number | null>()
    const turn = reading[index - atOnce]
    const started = each(file, async (job) => {
      stopped[index] = () => job.signal.aborted
      const signal = AbortSignal.any([ctx.signal, stop.signal, job.signal])
      await turn?.catch(() => undefined)
      const sampleRate = await rateBefore
      if (signal.aborted) return err(failure('files/cancelled'))
      if (sampleRate !== null) known.resolve(sampleRate)
      return readFile({ ...ctx, ...job, signal, rateKnown: known.resolve }, file, sampleRate)
    })
    // The first file of an empty project gives it its rate; where it gives none, the next one does.
    started.then(
      (read) => {
        if (!read.ok && read.error.code !== 'files/cancelled') stop.abort()
        known.resolve(read.ok ? read.value.sampleRate : rateBefore)
      },
      () => {
        stop.abort()
        known.resolve(null)
      },
    )
    reading.push(started)
    rate = known.promise
  }
  const results = await Promise.all(reading)
  const failed = results.find((read) => !read.ok && read.error.code !== 'files/cancelled')
  if (failed && !failed.ok) return failed
  const read = results.flatMap((one, index) =>
    one.ok && stopped[index]?.() !== true ? [{ one: one.value, index }] : [],
  )
  if (ctx.signal.aborted || read.length === 0) return err(failure('files/cancelled'))
  return ok(putTogether(files, read, (await projectRate) === null))
}

interface Read {
  readonly one: ReadFile
  readonly index: number
}

function putTogether(files: readonly ImportFile[], read: readonly Read[], isFirst: boolean): Imported {
  // A project is called after its first recording, and not after the music that comes later.
  const about = isFirst ? (read[0]?.one.about() ?? null) : null
  const placeOf = ({ index }: Read) => files[index]?.place
  return {
    tracks: read.flatMap((from) => from.one.tracks.map((track) => ({ ...track, place: placeOf(from) }))),
    labels: read.flatMap((from) => from.one.labels.map((label) => movedBy(label, placeOf(from)?.at ?? 0))),
    notes: read.flatMap(({ one, index }, at) =>
      [...one.notes, ...(at === 0 ? aboutNotes(about) : [])].map(
        (what) => ({ kind: 'read', file: files[index]?.name ?? '', what }) as const,
      ),
    ),
    sampleRate: read[0]?.one.sampleRate ?? 44_100,
    ...(about && { about }),
  }
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
    ctx.rateKnown?.(sampleRate)
    const tracks = wanted.choice === 'fold' ? 1 : (first.channelNames?.length ?? 1)
    const before = wanted.choice === 'fold' ? 0 : wanted.choice
    const pieces = await readShares(
      { ...ctx, report: (fraction, picture) => ctx.report((before + fraction) / tracks, picture) },
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
