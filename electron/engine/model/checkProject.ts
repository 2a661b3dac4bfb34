import type { Piece } from './piece.ts'
import type { Clip, Project, Track } from './project.ts'

/**
 * The first thing that makes `project` impossible, in words; null when it is sound. For tests, and for what is read
 * from a file.
 */
export function checkProject(project: Project): string | null {
  if (!isRate(project.sampleRate)) return `the sample rate ${project.sampleRate}`
  const ids = new Set<string>()
  const twice = (id: string): boolean => ids.size === ids.add(id).size
  for (const track of project.tracks) {
    if (twice(track.id)) return `the id ${track.id} is used twice`
    const wrong = checkTrack(track, twice)
    if (wrong !== null) return `track ${track.name}: ${wrong}`
  }
  return checkLabels(project, twice)
}

/** Wider than what can be imported, so that nothing made here is ever refused. */
export function isRate(rate: number): boolean {
  return Number.isSafeInteger(rate) && rate >= 1 && rate <= 1_000_000
}

function checkTrack(track: Track, twice: (id: string) => boolean): string | null {
  const { channels, gainDb, pan, muted, soloed } = track
  if (typeof track.name !== 'string' || (channels !== 1 && channels !== 2)) return 'it has no name or no channels'
  if (!isBetween(gainDb, -1000, 1000) || !isBetween(pan, -1, 1)) return `gain ${gainDb} and pan ${pan}`
  if (typeof muted !== 'boolean' || typeof soloed !== 'boolean') return 'it is neither muted nor not'
  let end = 0
  for (const clip of track.clips) {
    if (twice(clip.id)) return `the id ${clip.id} is used twice`
    if (clip.start < end) return `clip ${clip.name} starts at ${clip.start}, before ${end}`
    const wrong = checkClip(clip)
    if (wrong !== null) return `clip ${clip.name}: ${wrong}`
    end = clip.start + clip.length
  }
  return null
}

function checkClip(clip: Clip): string | null {
  if (!isWhole(clip.start) || clip.start < 0) return `start ${clip.start}`
  if (!isWhole(clip.length) || clip.length <= 0) return `length ${clip.length}`
  let length = 0
  for (const piece of clip.pieces) {
    const wrong = checkPiece(piece)
    if (wrong !== null) return wrong
    length += piece.length
  }
  return length === clip.length ? null : `pieces of ${length} frames in a clip of ${clip.length}`
}

function checkPiece(piece: Piece): string | null {
  if (!isWhole(piece.length) || piece.length <= 0) return `a piece of ${piece.length} frames`
  if (!isWhole(piece.from) || piece.from < 0) return `a piece from ${piece.from}`
  if (!Number.isFinite(piece.gain)) return `a piece with gain ${piece.gain}`
  for (const { from, to, total, offset } of piece.ramps)
    if (![from, to].every(Number.isFinite) || ![total, offset].every(isWhole)) return 'a fade that leads nowhere'
  for (const under of piece.under) {
    if (under.length !== piece.length) return `${under.length} frames under ${piece.length}`
    const wrong = checkPiece(under)
    if (wrong !== null) return wrong
  }
  return null
}

function checkLabels(project: Project, twice: (id: string) => boolean): string | null {
  let start = 0
  for (const label of project.labels) {
    if (twice(label.id)) return `the id ${label.id} is used twice`
    if (!isWhole(label.start) || !isWhole(label.end) || label.start < 0 || label.end < label.start)
      return `label ${label.text}`
    if (label.start < start) return `label ${label.text} is out of order`
    start = label.start
  }
  return null
}

const isBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max

const isWhole = (value: number): boolean => Number.isSafeInteger(value)
