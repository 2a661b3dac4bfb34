import { DamagedRow } from '../../disk/diskErrors.ts'
import type { ClipId, TrackId } from '../../../../shared/ids.ts'
import { frames } from '../../../../shared/time.ts'
import { trackColours } from '../../../../shared/schemas/trackPalette.ts'
import type { Piece } from '../../model/piece.ts'
import type { Clip, Track } from '../../model/project.ts'
import { piecesLength } from '../../pieces/slicePieces.ts'
import { createBudget, spend, type Budget } from './budget.ts'
import { createByteReader, createByteWriter, readJson, readText, type ByteReader, type ByteWriter } from './bytes.ts'

/** A track with more clips than these names pages of them instead of holding them itself. */
export const mostInline = 256

/** One after the other, each `gap` frames behind the one before it. */
export interface PlacedPage {
  readonly gap: number
  readonly row: number
}

/**
 * The clips of long tracks in pages. Where a page ends is told by the ids of its clips and not by their number, and a
 * page does not know where it lies: what an edit moves along, or puts in or takes out elsewhere, leaves a page as it
 * is.
 */
export interface ClipPages {
  /** The track's pages; those that are as they were when they were written last keep their row. */
  of(track: Track): readonly PlacedPage[]
  /** The rows that were given are not there. */
  forget(): void
}

/**
 * One version of a track as one row. The pieces of its clips are rows of their own, so that a moved clip costs a few
 * bytes; and so are the clips of a long track, page by page, so that a version costs the pages that are different.
 */
export function writeTrack(track: Track, pieceRow: (pieces: readonly Piece[]) => number, pages: ClipPages): Uint8Array {
  const out = createByteWriter()
  const { clips, ...rest } = track
  if (clips.length <= mostInline) {
    out.text(JSON.stringify(rest))
    writeClips(out, clips, 0, pieceRow)
    return out.take()
  }
  // No text is empty: a row that begins like this names pages.
  out.count(0)
  out.text(JSON.stringify(rest))
  const list = pages.of(track)
  out.count(list.length)
  for (const { gap, row } of list) {
    out.count(gap)
    out.count(row)
  }
  return out.take()
}

export interface ClipRows {
  /** As long as the clip. */
  pieces(row: number, length: number): readonly Piece[]
  page(row: number): Uint8Array
}

export function readTrackRow(row: Uint8Array, rows: ClipRows, budget: Budget = createBudget()): Track {
  const input = createByteReader(row)
  const first = input.text()
  const rest = readRest(first === '' ? input.text() : first)
  const clips: Clip[] = []
  const reading = { rows, clips, budget }
  if (first !== '') readClips(input, 0, reading)
  else {
    for (let left = input.count(); left > 0; left--) {
      const last = clips.at(-1)
      const start = (last === undefined ? 0 : last.start + last.length) + input.count()
      const page = createByteReader(rows.page(input.count()))
      readClips(page, start, reading)
      if (!page.isAtEnd()) throw new DamagedRow({ kind: 'clip-page-too-long' })
    }
  }
  if (!input.isAtEnd()) throw new DamagedRow({ kind: 'clips-too-long' })
  return { ...rest, clips }
}

/** Its levels and switches are checked with the whole project. */
function readRest(text: string): Omit<Track, 'clips'> {
  const { id, name, channels, gainDb, pan, muted, soloed, colour } = Object(readJson<unknown>(text)) as Omit<
    Track,
    'clips'
  >
  const rest = { id: readText(id) as TrackId, name: readText(name), channels, gainDb, pan, muted, soloed }
  // One that is not known here is that of a later version: nothing is wrong with the track.
  const known = trackColours.find((one) => one === colour)
  return known === undefined ? rest : { ...rest, colour: known }
}

/** Clips that lie behind `from`; a page begins with its first clip. */
export function writeClips(
  out: ByteWriter,
  clips: readonly Clip[],
  from: number,
  pieceRow: (pieces: readonly Piece[]) => number,
): void {
  const names = new Map<string, number>()
  for (const clip of clips) if (!names.has(clip.name)) names.set(clip.name, names.size)
  const hidden = hiddenRows(clips, pieceRow)
  out.text(JSON.stringify(hidden === null ? [...names.keys()] : { names: [...names.keys()], hidden }))
  out.count(clips.length)
  let end = from
  for (const clip of clips) {
    out.count(toNumber(clip.id))
    out.count(names.get(clip.name) ?? 0)
    out.count(clip.start - end)
    out.count(clip.length)
    out.count(pieceRow(clip.pieces))
    end = clip.start + clip.length
  }
}

/** Of a side of a clip: the row of its pieces and their length; null where nothing is hidden. */
type HiddenRow = readonly [row: number, length: number] | null

/** By the place of their clip in its list; null where no clip hides anything. */
function hiddenRows(
  clips: readonly Clip[],
  pieceRow: (pieces: readonly Piece[]) => number,
): Record<number, readonly [HiddenRow, HiddenRow]> | null {
  const rowOf = (pieces: readonly Piece[]): HiddenRow =>
    pieces.length === 0 ? null : [pieceRow(pieces), piecesLength(pieces)]
  const entries = clips.flatMap(({ hidden }, index) =>
    hidden === undefined ? [] : [[index, [rowOf(hidden.before), rowOf(hidden.after)]] as const],
  )
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

interface ClipsHead {
  readonly names: readonly string[]
  readonly hidden: Readonly<Record<string, readonly [HiddenRow, HiddenRow]>>
}

/** A list of names, or an object where clips hide sound. Throws `DamagedRow` for what is neither. */
function readHead(text: string): ClipsHead {
  const head = readJson<unknown>(text)
  if (Array.isArray(head)) return { names: head.map(readText), hidden: {} }
  const { names, hidden } = Object(head) as Partial<ClipsHead>
  const rows = Object.values(Object(hidden) as ClipsHead['hidden']).flat()
  if (
    !Array.isArray(names) ||
    !rows.every((one) => one === null || (Array.isArray(one) && one.every(Number.isSafeInteger)))
  )
    throw new DamagedRow({ kind: 'clip-without-name' })
  return { names: names.map(readText), hidden: hidden ?? {} }
}

interface ReadingClips {
  readonly rows: ClipRows
  readonly clips: Clip[]
  readonly budget: Budget
}

function readClips(input: ByteReader, from: number, { rows, clips, budget }: ReadingClips): void {
  const { names, hidden } = readHead(input.text())
  const piecesOf = (one: HiddenRow): readonly Piece[] => (one === null ? [] : rows.pieces(...one))
  let end = from
  const count = input.count()
  spend(budget, 'clips', count)
  for (let index = 0; index < count; index++) {
    const id = `c${input.count()}` as ClipId
    const name = names[input.count()]
    const start = frames(end + input.count())
    const length = frames(input.count())
    if (name === undefined) throw new DamagedRow({ kind: 'clip-without-name' })
    const clip = { id, name, start, length, pieces: rows.pieces(input.count(), length) }
    const sides = hidden[index]
    clips.push(
      sides === undefined ? clip : { ...clip, hidden: { before: piecesOf(sides[0]), after: piecesOf(sides[1]) } },
    )
    end = start + length
  }
}

/** The rows of pieces and of pages that a row of a track names; versions of a track share most of their pages. */
export function rowsIn(
  row: Uint8Array,
  page: (row: number) => Uint8Array,
  isNew: (page: number) => boolean = () => true,
): { readonly pieces: readonly number[]; readonly pages: readonly number[] } {
  const pieces: number[] = []
  const pages: number[] = []
  const named = (id: number): readonly Piece[] => {
    pieces.push(id)
    return []
  }
  const reading = { rows: { pieces: named, page }, clips: [], budget: createBudget() }
  const input = createByteReader(row)
  const first = input.text()
  readRest(first === '' ? input.text() : first)
  if (first !== '') readClips(input, 0, reading)
  else
    for (let left = input.count(); left > 0; left--) {
      input.count()
      const id = input.count()
      pages.push(id)
      if (isNew(id)) readClips(createByteReader(page(id)), 0, reading)
    }
  return { pieces, pages }
}

/** Clip ids are a letter and a number everywhere; the number is what is kept. */
function toNumber(id: ClipId): number {
  return Number(id.slice(1))
}
