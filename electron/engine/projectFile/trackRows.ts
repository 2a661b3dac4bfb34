import type { ClipId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Track } from '../model/project.ts'
import { createByteReader, createByteWriter, DamagedRow, readJson } from './bytes.ts'

/** One version of a track as one row. The pieces of its clips are rows of their own, so that a moved clip costs a few bytes. */
export function writeTrack(track: Track, pieceRow: (pieces: readonly Piece[]) => number): Uint8Array {
  const out = createByteWriter()
  const names = new Map<string, number>()
  for (const clip of track.clips) if (!names.has(clip.name)) names.set(clip.name, names.size)
  const { clips, ...rest } = track
  out.text(JSON.stringify(rest))
  out.text(JSON.stringify([...names.keys()]))
  out.count(clips.length)
  let end = 0
  for (const clip of clips) {
    out.count(toNumber(clip.id))
    out.count(names.get(clip.name) ?? 0)
    out.count(clip.start - end)
    out.count(clip.length)
    out.count(pieceRow(clip.pieces))
    end = clip.start + clip.length
  }
  return out.take()
}

export function readTrackRow(row: Uint8Array, pieces: (row: number) => readonly Piece[]): Track {
  const input = createByteReader(row)
  const rest = readJson<Omit<Track, 'clips'>>(input.text())
  const names = readJson<string[]>(input.text())
  const clips: Clip[] = []
  let end = 0
  for (let left = input.count(); left > 0; left--) {
    const id = `c${input.count()}` as ClipId
    const name = names[input.count()]
    const start = frames(end + input.count())
    const length = frames(input.count())
    if (name === undefined) throw new DamagedRow('a clip has no name')
    clips.push({ id, name, start, length, pieces: pieces(input.count()) })
    end = start + length
  }
  if (!input.isAtEnd()) throw new DamagedRow('a row of clips is too long')
  return { ...rest, clips }
}

/** The rows of pieces that a row of a track names. */
export function pieceRowsIn(row: Uint8Array): readonly number[] {
  const found: number[] = []
  readTrackRow(row, (id) => {
    found.push(id)
    return []
  })
  return found
}

/** Clip ids are a letter and a number everywhere; the number is what is kept. */
function toNumber(id: ClipId): number {
  return Number(id.slice(1))
}
