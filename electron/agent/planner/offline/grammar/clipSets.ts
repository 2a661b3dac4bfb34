import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { ThingRef, TrackRef } from '../../plan.ts'
import { en, inPassing } from '../words/en.ts'
import { matchPartOfName, matchWholeName, wordsOfName } from './names.ts'
import type { Read } from './numbers.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import type { Source } from './source.ts'
import { skipSome, wordAt } from './source.ts'

export interface ClipAt {
  readonly id: string
  readonly name: string
  readonly start: number
  readonly end: number
  readonly trackId: string
}

/** Several clips that are meant one by one ("each take"), or all at once ("all the clips"). */
export interface ClipSet {
  readonly clips: readonly ClipAt[]
  readonly how: 'each' | 'all'
  /** Every clip there is, those of a track, or those whose name has a word. */
  readonly of: 'project' | 'track' | 'name'
  readonly tracks: readonly TrackRef[]
}

interface Kind {
  readonly clips: readonly ClipAt[]
  /** The word that their names share; null for "clips". */
  readonly word: string | null
  readonly track: string | null
  readonly next: number
}

const clipsOf = (project: ProjectView): readonly ClipAt[] =>
  project.tracks.flatMap(({ id: trackId, clips }) =>
    clips.map(({ id, name, start, end }) => ({ id, name, start, end, trackId })),
  )

/** "the vocals", "the vocals'", "Host's", "host track's": the track that clips are counted on. */
export function readClipOwner(source: Source, at: number): Read<string> | null {
  const start = skipSome(source, at, inPassing.beforeNames)
  const whole = matchWholeName(source.names, source.tokens, start)
  const match =
    whole?.kinds.has('track') === true ? whole : matchPartOfName(source.names, source.tokens, start, source.isCommon)
  if (match?.kinds.has('track') !== true) return null
  const track = source.project.tracks.find(({ name }) => name === match.name)
  if (track === undefined) return null
  if (match.kinds.has('clip') && en.clipWords.has(wordAt(source, match.next))) return null
  let { next } = match
  if (en.trackWords.has(wordAt(source, next))) next += 1
  if (["'s", "'"].includes(wordAt(source, next))) next += 1
  return { value: track.id, next }
}

const indexes = new WeakMap<ProjectView, ReadonlyMap<string, readonly ClipAt[]>>()

/** The clips of a project by each word of their names; made once, as there may be thousands. */
function clipsByWord(project: ProjectView): ReadonlyMap<string, readonly ClipAt[]> {
  const known = indexes.get(project)
  if (known !== undefined) return known
  const index = new Map<string, ClipAt[]>()
  for (const clip of clipsOf(project)) {
    for (const word of new Set(wordsOfName(clip.name))) {
      const clips = index.get(word)
      if (clips === undefined) index.set(word, [clip])
      else clips.push(clip)
    }
  }
  indexes.set(project, index)
  return index
}

/** A word that several clips have in their names, as "take" in "take 1" and "take 2". */
function clipsNamed(source: Source, at: number): { readonly clips: readonly ClipAt[]; readonly word: string } | null {
  const said = wordAt(source, at)
  if (said.length < 3 || Object.hasOwn(en.units, said) || en.trackWords.has(said) || en.labelWords.has(said))
    return null
  for (const word of [said, said.replace(/s$/, '')]) {
    const clips = clipsByWord(source.project).get(word) ?? []
    if (clips.length > 1) return { clips, word }
  }
  return null
}

/** "clips", "host clips", "takes on the vocals", "clips of track 2". */
export function readClipKind(source: Source, at: number, track: string | null = null): Kind | null {
  const owner = track === null && !en.clipWords.has(wordAt(source, at)) ? readClipOwner(source, at) : null
  const start = owner?.next ?? at
  const isClips = en.clipWords.has(wordAt(source, start))
  const named = isClips ? null : clipsNamed(source, start)
  if (!isClips && named === null) return null
  const clips = isClips ? clipsOf(source.project) : (named?.clips ?? [])
  const place = ['on', 'of', 'in', 'from'].includes(wordAt(source, start + 1))
    ? (readClipOwner(source, start + 2) ?? readNumberedTrack(source, start + 2))
    : null
  const own = track ?? owner?.value ?? place?.value ?? null
  const fitting = own === null ? clips : clips.filter(({ trackId }) => trackId === own)
  return fitting.length === 0
    ? null
    : { clips: fitting, word: named?.word ?? null, track: own, next: place?.next ?? start + 1 }
}

function readNumberedTrack(source: Source, at: number): Read<string> | null {
  const start = skipSome(source, at, inPassing.beforeNames)
  const number = en.trackWords.has(wordAt(source, start)) ? readNumber(source.tokens, start + 1) : null
  const track = number === null ? undefined : source.project.tracks[number.value - 1]
  return number === null || track === undefined ? null : { value: track.id, next: number.next }
}

/** "every clip", "each of the host's clips", "all takes", "both takes on the vocals". */
export function readClipSet(source: Source, at: number): Read<ClipSet> | null {
  const word = wordAt(source, at)
  if (!en.all.has(word)) return readCountedClips(source, at)
  let next = at + 1
  if (wordAt(source, next) === 'single') next += 1
  if (wordAt(source, next) === 'one' && wordAt(source, next + 1) === 'of') next += 1
  if (wordAt(source, next) === 'of') next += 1
  next = skipSome(source, next, inPassing.beforeNames)
  const count = readNumber(source.tokens, next)
  const kind = readClipKind(source, count?.next ?? next)
  if (kind === null || (en.both.has(word) && kind.clips.length !== 2)) return null
  const { clips, track } = kind
  const of = kind.word !== null ? 'name' : track === null ? 'project' : 'track'
  return {
    value: {
      clips,
      how: word === 'all' ? 'all' : 'each',
      of,
      tracks: track === null ? [] : [{ kind: 'id', id: track }],
    },
    next: kind.next,
  }
}

/** "the two clips on the vocals", where there are just two; "the vocal takes". */
function readCountedClips(source: Source, at: number): Read<ClipSet> | null {
  const start = skipSome(source, at, inPassing.beforeNames)
  const count = start > at ? readNumber(source.tokens, start) : null
  const kind = readClipKind(source, count?.next ?? start)
  if (kind === null || kind.track === null) return null
  const fits =
    count === null
      ? kind.word !== null && source.tokens[kind.next - 1]?.text === `${kind.word}s`
      : count.value === kind.clips.length
  return fits
    ? {
        value: {
          clips: kind.clips,
          how: 'all',
          of: kind.word === null ? 'track' : 'name',
          tracks: [{ kind: 'id', id: kind.track }],
        },
        next: kind.next,
      }
    : null
}

const idOf = (clip: ClipAt): ThingRef => ({ what: 'clip', id: clip.id })

/**
 * One of them by its place: on its track; where several tracks have one, the name and the number tell which are meant.
 */
function nth(kind: Kind, number: number): ThingRef | null {
  const rows = [...Map.groupBy(kind.clips, ({ trackId }) => trackId).values()]
  const several = rows.length > 1 ? rows.filter((row) => row.length > 1) : rows
  const fitting = several.flatMap((row) =>
    number === 0
      ? []
      : (row.toSorted((one, other) => one.start - other.start).at(number > 0 ? number - 1 : number) ?? []),
  )
  const [only] = fitting
  if (only === undefined) return null
  return fitting.length === 1
    ? idOf(only)
    : kind.word === null
      ? { what: 'clip', number }
      : { what: 'clip', name: kind.word, number }
}

/** "the second take", "the last host clip", "the host's second clip", "the first clip on the guitar". */
export function readNthClip(source: Source, at: number): Read<ThingRef> | null {
  const start = skipSome(source, at, inPassing.beforeNames)
  const ordinal = readOrdinal(source.tokens, start)
  if (ordinal !== null) {
    const kind = readClipKind(source, ordinal.next)
    if (kind === null || (kind.word === null && kind.track === null)) return null
    const thing = nth(kind, ordinal.value)
    return thing === null ? null : { value: thing, next: kind.next }
  }
  const owner = readClipOwner(source, start)
  const own = owner === null ? null : readOrdinal(source.tokens, owner.next)
  const kind = owner === null || own === null ? null : readClipKind(source, own.next, owner.value)
  const thing = kind === null || own === null ? null : nth(kind, own.value)
  return kind === null || thing === null ? null : { value: thing, next: kind.next }
}

/** "the guest's clip": the only one that the track has. */
export function readOnlyClip(source: Source, at: number): Read<ThingRef> | null {
  const kind = readClipKind(source, skipSome(source, at, inPassing.beforeNames))
  const only =
    kind !== null && kind.track !== null && kind.word === null && kind.clips.length === 1 ? kind.clips[0] : undefined
  return kind === null || only === undefined ? null : { value: idOf(only), next: kind.next }
}
