import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { PlannedStep, RangeRef, TimeRef, TrackRef } from '../../plan.ts'
import type { ClipAt } from '../grammar/clipSets.ts'
import { en } from '../words/en.ts'
import { apartWords, eachWords } from '../words/enValues.ts'
import type { Slots } from './slots.ts'
import type { LooseLength } from './targets.ts'
import { rangesOf } from './targets.ts'
import { closesGaps, shapeOf } from './toolShapes.ts'

/** What is asked for, as far as it matters for doing it to several things in turn. */
interface Request {
  readonly tool: string
  readonly group: string
  readonly slots: Slots
  readonly args: Readonly<Record<string, unknown>>
  readonly words: string
  readonly confidence: number
  readonly said: readonly string[]
}

/** Of all clips at once these would do something else than of each. */
const onlyByClip: ReadonlySet<string> = new Set(['apply_fade_in', 'apply_fade_out'])
/** Beside the effects. */
const clipByClip: ReadonlySet<string> = new Set(['silence_selection', 'trim_to_selection'])

const unsure = 0.3
const absolute = (seconds: number): TimeRef => ({ kind: 'absolute', seconds })
const between = (start: number, end: number): RangeRef => ({
  kind: 'between',
  from: absolute(round(start)),
  to: absolute(round(end)),
})
const round = (seconds: number): number => Math.round(seconds * 1e6) / 1e6

const saysEach = ({ said, slots }: Request): boolean => slots.every === null && said.some((word) => eachWords.has(word))
const saysApart = ({ said }: Request): boolean => said.some((word) => apartWords.has(word))

function looseOf({ tool, group }: Request): LooseLength {
  const shape = shapeOf(tool, group)
  return shape.takes === 'range' ? shape.loose : 'ask'
}

/**
 * The same part of each clip: its first seconds, its second half, all of it; null where the words name a place on the
 * timeline.
 */
function partOf(clip: ClipAt, range: RangeRef | undefined): RangeRef | null {
  const { start, end } = clip
  switch (range?.kind) {
    case undefined:
    case 'whole':
    case 'thing':
      return between(start, end)
    case 'first':
      return between(start, Math.min(end, start + range.seconds))
    case 'last':
      return between(Math.max(start, end - range.seconds), end)
    case 'fraction':
      return between(start + range.from * (end - start), start + range.to * (end - start))
    case 'between':
    case 'from':
    case 'around':
    case 'previous':
    case 'selection':
    case 'unclear':
      return null
  }
}

/** "move every take 1 second later": each by as much as the first; those go first that the others would run into. */
export function moveEach({ tool, args, words, confidence, slots, said }: Request): readonly PlannedStep[] | null {
  const [first] = slots.clips?.clips ?? []
  const { to } = args
  if (
    tool !== 'move_clip' ||
    slots.clips === null ||
    first === undefined ||
    slots.clips.clips.length < 2 ||
    typeof to !== 'number'
  )
    return null
  const by = to - first.start
  const isShift = said.some(
    (word) => en.laterWords.has(word) || en.earlierWords.has(word) || ['by', 'left', 'right'].includes(word),
  )
  if (!isShift) return [{ tool, args: {}, target: {}, words, confidence: unsure }]
  const ordered = slots.clips.clips.toSorted((one, other) =>
    by > 0 ? other.start - one.start : one.start - other.start,
  )
  return ordered.map((clip) => ({
    tool,
    args: { ...args, to: round(Math.max(0, clip.start + by)) },
    target: { thing: { what: 'clip', id: clip.id }, tracks: [{ kind: 'id', id: clip.trackId }] },
    words,
    confidence,
  }))
}

/**
 * "fade in every clip on the vocals by 100 ms": a step for each clip. Null where it comes to the same as one step for
 * all.
 */
export function clipByClipSteps(request: Request): readonly PlannedStep[] | null {
  const { tool, group, slots } = request
  if (slots.clips === null || shapeOf(tool, group).takes !== 'range' || slots.except !== null) return null
  const { clips, how, of } = slots.clips
  const removes = closesGaps.has(tool) && of === 'name'
  const effect = group === 'effects' || clipByClip.has(tool)
  const apart = how === 'each' || of === 'name' || onlyByClip.has(tool) || saysApart(request)
  if (!removes && !(effect && apart)) return null
  const [range] = rangesOf({ ...slots, things: [], whole: false }, looseOf(request))
  if (range === undefined && (slots.points.length > 0 || slots.vague))
    return [
      {
        tool,
        args: request.args,
        target: { range: { kind: 'unclear', words: request.words } },
        words: request.words,
        confidence: unsure,
      },
    ]
  const ordered = removes ? clips.toSorted((one, other) => other.start - one.start) : clips
  const steps = ordered.flatMap((clip): readonly PlannedStep[] => {
    const part = partOf(clip, range)
    return part === null
      ? []
      : [
          {
            tool,
            args: request.args,
            target: { range: part, tracks: [{ kind: 'id', id: clip.trackId }] },
            words: request.words,
            confidence: request.confidence,
          },
        ]
  })
  return steps.length === clips.length ? steps : null
}

/**
 * "the last 5 seconds of each track" are counted on each; effects treat every track by itself, so that nothing else
 * needs this.
 */
export function tracksEach(request: Request, project: ProjectView): readonly TrackRef[] | null {
  const { slots, group } = request
  const all = slots.tracks.length === 1 && slots.tracks[0]?.kind === 'all'
  const ofEach = saysEach(request) && slots.trackGroups.some(({ prep }) => prep === 'of')
  if (!all || group !== 'effects' || !(ofEach || saysApart(request))) return null
  const tracks = project.tracks.filter(({ clips }) => clips.length > 0).map(({ id }) => ({ kind: 'id' as const, id }))
  const [range] = rangesOf({ ...slots, whole: false }, looseOf(request))
  return tracks.length > 0 && (range?.kind === 'first' || range?.kind === 'last' || range?.kind === 'fraction')
    ? tracks
    : null
}
