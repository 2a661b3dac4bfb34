import { err, ok, type Result } from '../../../../shared/result.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { frames } from '../../../../shared/time.ts'
import type { LostRange, OutlineClip, OutlineTrack, SequencePlace } from '../../codecs/audacity/projectOutline.ts'
import { maxBlockFrames } from '../../blocks/blockStore.ts'
import type { ProjectPart, ProjectReading } from '../../decoding/decoders.ts'
import type { Piece } from '../../model/piece.ts'
import { silentPiece } from '../../pieces/silence.ts'
import { type ImportContext, manyBytes, toPiece } from '../readShares.ts'

/**
 * So many pieces may be hidden behind the edges of clips: an hour that was split a thousand times has all of the hour
 * behind each part.
 */
const mostHidden = 50_000

/** A clip, and whether what is hidden at its edges comes along. */
export interface PlannedClip {
  readonly clip: OutlineClip
  readonly track: OutlineTrack
  readonly keepsHidden: boolean
}

export function planClips(tracks: readonly OutlineTrack[]): readonly PlannedClip[] {
  let hidden = 0
  return tracks.flatMap((track) =>
    track.clips.map((clip) => {
      const [before, after] = [clip.before, clip.after].map((length) => Math.ceil(length / maxBlockFrames))
      const more = (before ?? 0) + (after ?? 0)
      const keepsHidden = hidden + more <= mostHidden
      if (keepsHidden) hidden += more
      return { clip, track, keepsHidden }
    }),
  )
}

/** Sound that several clips may show parts of. */
interface SharedSound {
  readonly sides: readonly SequencePlace[]
  readonly sampleRate: number
  low: number
  high: number
}

/** The pieces of one shared sound from `low` on, in frames of the project; `lost` is in frames of the track. */
export interface ReadSound {
  readonly low: number
  readonly pieces: readonly Piece[]
  readonly lost: readonly LostRange[]
}

export const soundKey = ({ clip, track }: PlannedClip): string => {
  const [one, other] = clip.sides
  const apart = one === undefined || other === undefined ? 0 : other.from - one.from
  return `${track.sampleRate} ${clip.sides.map(({ sequence }) => sequence).join(' ')} ${apart}`
}

/** Where in its sequence a clip begins and ends, with what is hidden where that is kept. */
export function spanOf({ clip, keepsHidden }: PlannedClip): { readonly from: number; readonly to: number } {
  const first = clip.sides[0]?.from ?? 0
  const heard = first + clip.before
  return keepsHidden ? { from: first, to: heard + clip.length + clip.after } : { from: heard, to: heard + clip.length }
}

/** Reads the sound of all clips into blocks, each once. */
export async function readSounds(
  ctx: ImportContext,
  reading: ProjectReading,
  clips: readonly PlannedClip[],
  sampleRate: number,
): Promise<Result<ReadonlyMap<string, ReadSound>>> {
  const shared = sharedBy(clips)
  const whole = [...shared.values()].reduce((sum, { low, high }) => sum + high - low, 0)
  if (whole * Float32Array.BYTES_PER_ELEMENT > manyBytes) ctx.store.expectMany?.()
  const read = new Map<string, ReadSound>()
  const given: Piece[] = []
  let done = 0
  const come = (count: number): void => {
    done += count
    ctx.report(whole === 0 ? 1 : Math.min(1, done / whole))
  }
  for (const [key, sound] of shared) {
    const pieces = await readSound(ctx, reading, { sound, sampleRate, given, come })
    if (!pieces.ok) return pieces
    read.set(key, { low: sound.low, pieces: pieces.value, lost: [...reading.lost()] })
  }
  return ok(read)
}

function sharedBy(clips: readonly PlannedClip[]): ReadonlyMap<string, SharedSound> {
  const shared = new Map<string, SharedSound>()
  for (const planned of clips) {
    const key = soundKey(planned)
    const { from, to } = spanOf(planned)
    const sound = shared.get(key)
    if (sound === undefined)
      shared.set(key, { sides: planned.clip.sides, sampleRate: planned.track.sampleRate, low: from, high: to })
    else {
      sound.low = Math.min(sound.low, from)
      sound.high = Math.max(sound.high, to)
    }
  }
  return shared
}

interface Asked {
  readonly sound: SharedSound
  readonly sampleRate: number
  /** Every block that came so far, in order. */
  readonly given: Piece[]
  readonly come: (count: number) => void
}

async function readSound(
  ctx: ImportContext,
  reading: ProjectReading,
  { sound, sampleRate, given, come }: Asked,
): Promise<Result<readonly Piece[]>> {
  const { sides, low, high } = sound
  const first = sides[0]?.from ?? 0
  const asked = await reading.ask({
    sides: sides.map(({ sequence, from }) => ({ sequence, from: from - first + low })),
    frames: high - low,
    sampleRate: sound.sampleRate,
    convertTo: sampleRate,
  })
  if (!asked.ok) return asked
  const pieces: Piece[] = []
  for (;;) {
    if (ctx.signal.aborted) return err(failure('files/cancelled'))
    const part = await reading.next()
    if (!part.ok) return part
    if (part.value === null) return ok(pieces)
    const piece = pieceOf(ctx, part.value, given)
    pieces.push(piece)
    come((piece.length * sound.sampleRate) / sampleRate)
    await ctx.pause()
  }
}

function pieceOf(ctx: ImportContext, part: ProjectPart, given: Piece[]): Piece {
  if (part.kind === 'silence') return silentPiece(part.frames)
  if (part.kind === 'known') return { ...(given[part.index] as Piece), length: frames(part.frames) }
  const piece = toPiece(ctx.store, part.chunk)
  given.push(piece)
  return piece
}
