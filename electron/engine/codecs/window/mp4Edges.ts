import type { InputFile } from '../files/inputFile.ts'
import { boxesIn, findBox, type Mp4Box } from '../files/mp4Boxes.ts'
import { viewOf } from '../files/viewOf.ts'
import type { SoundEdges, HeardRange } from './soundEdges.ts'

/** Real lists have one or two. */
const mostEdits = 1000

interface Edit {
  /** In units of the movie; 0 says nothing. */
  readonly duration: number
  /** In units of the track; -1 for a gap. */
  readonly mediaTime: number
}

/**
 * The edit list of the first track of sound. Gaps in front are left out, as FFmpeg does where nothing else is played;
 * one that goes back in time is read as far as it goes forth. Null where there is no such track.
 */
export function readMp4Edges(file: InputFile): SoundEdges | null {
  const movie = findBox(file, ['moov'])
  const track = movie === null ? undefined : boxesIn(file, movie).find((box) => isSound(file, box))
  if (movie === null || track === undefined) return null
  const media = timesIn(file, findBox(file, ['mdia', 'mdhd'], track))
  const movieScale = timesIn(file, findBox(file, ['mvhd'], movie)).scale
  const { scale } = media
  if (scale === 0) return null
  const list = findBox(file, ['edts', 'elst'], track)
  const edits = list === null || movieScale === 0 ? [] : editsIn(file, list).filter(({ mediaTime }) => mediaTime >= 0)
  const heard =
    edits.length === 0
      ? [{ from: 0, to: media.duration > 0 ? media.duration / scale : Number.POSITIVE_INFINITY }]
      : rangesOf(edits, scale, movieScale)
  const duration = heard.reduce((sum, { from, to }) => sum + to - from, 0)
  // Files in fragments say it of each packet alone.
  return Number.isFinite(duration) ? { heard, behind: 0, duration } : { heard, behind: 'asPacketsSay', duration: null }
}

/** Whole units of the track, as FFmpeg rounds them. */
function rangesOf(edits: readonly Edit[], scale: number, movieScale: number): HeardRange[] {
  const ranges: HeardRange[] = []
  let end = 0
  for (const { duration, mediaTime } of edits) {
    if (mediaTime < end) break
    end = duration === 0 ? Number.POSITIVE_INFINITY : mediaTime + Math.round((duration * scale) / movieScale)
    ranges.push({ from: mediaTime / scale, to: end / scale })
  }
  return ranges
}

function isSound(file: InputFile, box: Mp4Box): boolean {
  if (box.kind !== 'trak') return false
  const handler = findBox(file, ['mdia', 'hdlr'], box)
  return handler !== null && String.fromCharCode(...file.read(handler.start + 8, 4)) === 'soun'
}

/** Of `mvhd` and `mdhd`: how many units a second has, and how many of them it takes. Zeros where there is nothing. */
function timesIn(file: InputFile, box: Mp4Box | null): { readonly scale: number; readonly duration: number } {
  const bytes = box === null ? new Uint8Array(0) : file.read(box.start, Math.min(32, box.end - box.start))
  const isLong = bytes[0] === 1
  if (bytes.length < (isLong ? 32 : 20)) return { scale: 0, duration: 0 }
  const view = viewOf(bytes)
  const scale = view.getUint32(isLong ? 20 : 12)
  const unknown = isLong ? 2n ** 64n - 1n : 0xffff_ffffn
  const duration = isLong ? view.getBigUint64(24) : BigInt(view.getUint32(16))
  return { scale, duration: duration === unknown ? 0 : Number(duration) }
}

function editsIn(file: InputFile, box: Mp4Box): Edit[] {
  const bytes = file.read(box.start, Math.min(box.end - box.start, 8 + mostEdits * 20))
  if (bytes.length < 8) return []
  const view = viewOf(bytes)
  const isLong = bytes[0] === 1
  const width = isLong ? 20 : 12
  const count = Math.min(view.getUint32(4), mostEdits, Math.floor((bytes.length - 8) / width))
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * width
    return isLong
      ? { duration: Number(view.getBigUint64(at)), mediaTime: Number(view.getBigInt64(at + 8)) }
      : { duration: view.getUint32(at), mediaTime: view.getInt32(at + 4) }
  })
}
