import type { Impossibility } from '../../../shared/failures/index.ts'
import type { Piece } from './piece.ts'
import type { Clip, Project, Track } from './project.ts'

/**
 * The first thing that makes `project` impossible, null when it is sound. For tests, and for what is read
 * from a file.
 */
export function checkProject(project: Project): Impossibility | null {
  if (!isRate(project.sampleRate)) return { kind: 'sample-rate', sampleRate: project.sampleRate }
  const ids = new Set<string>()
  const twice = (id: string): boolean => ids.size === ids.add(id).size
  for (const track of project.tracks) {
    if (twice(track.id)) return { kind: 'same-id', id: track.id }
    const wrong = checkTrack(track, twice)
    if (wrong !== null) return { kind: 'in-track', name: track.name, what: wrong }
  }
  return checkLabels(project, twice)
}

/** Wider than what can be imported, so that nothing made here is ever refused. */
export function isRate(rate: number): boolean {
  return Number.isSafeInteger(rate) && rate >= 1 && rate <= 1_000_000
}

function checkTrack(track: Track, twice: (id: string) => boolean): Impossibility | null {
  const { channels, gainDb, pan, muted, soloed } = track
  if (typeof track.name !== 'string' || (channels !== 1 && channels !== 2)) return { kind: 'track-shape' }
  if (!isBetween(gainDb, -1000, 1000) || !isBetween(pan, -1, 1)) return { kind: 'levels', gainDb, pan }
  if (typeof muted !== 'boolean' || typeof soloed !== 'boolean') return { kind: 'track-switches' }
  let end = 0
  for (const clip of track.clips) {
    if (twice(clip.id)) return { kind: 'same-id', id: clip.id }
    if (clip.start < end) return { kind: 'clips-overlap', clip: clip.name, start: clip.start, end }
    const wrong = checkClip(clip)
    if (wrong !== null) return { kind: 'in-clip', name: clip.name, what: wrong }
    end = clip.start + clip.length
  }
  return null
}

function checkClip(clip: Clip): Impossibility | null {
  if (!isWhole(clip.start) || clip.start < 0) return { kind: 'clip-start', frames: clip.start }
  if (!isWhole(clip.length) || clip.length <= 0) return { kind: 'clip-length', frames: clip.length }
  for (const piece of [...(clip.hidden?.before ?? []), ...(clip.hidden?.after ?? [])]) {
    const wrong = checkPiece(piece)
    if (wrong !== null) return wrong
  }
  let length = 0
  for (const piece of clip.pieces) {
    const wrong = checkPiece(piece)
    if (wrong !== null) return wrong
    length += piece.length
  }
  return length === clip.length ? null : { kind: 'clip-of-other-length', pieces: length, clip: clip.length }
}

function checkPiece(piece: Piece): Impossibility | null {
  if (!isWhole(piece.length) || piece.length <= 0) return { kind: 'piece-length', frames: piece.length }
  if (!isWhole(piece.from) || piece.from < 0) return { kind: 'piece-start', frames: piece.from }
  if (!Number.isFinite(piece.gain)) return { kind: 'piece-gain', gain: piece.gain }
  for (const { from, to, total, offset } of piece.ramps)
    if (![from, to].every(Number.isFinite) || ![total, offset].every(isWhole)) return { kind: 'fade' }
  for (const under of piece.under) {
    if (under.length !== piece.length)
      return { kind: 'under-of-other-length', under: under.length, piece: piece.length }
    const wrong = checkPiece(under)
    if (wrong !== null) return wrong
  }
  return null
}

function checkLabels(project: Project, twice: (id: string) => boolean): Impossibility | null {
  let start = 0
  for (const label of project.labels) {
    if (twice(label.id)) return { kind: 'same-id', id: label.id }
    if (!isWhole(label.start) || !isWhole(label.end) || label.start < 0 || label.end < label.start)
      return { kind: 'label-range', text: label.text }
    if (label.start < start) return { kind: 'label-order', text: label.text }
    start = label.start
  }
  return null
}

const isBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max

const isWhole = (value: number): boolean => Number.isSafeInteger(value)
