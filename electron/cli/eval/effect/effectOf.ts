import type { EvalProject } from '../caseSchema.ts'
import {
  changeSpan,
  keepSpan,
  insertSilence,
  removeSpan,
  settle,
  silenceSpan,
  splitAt,
  turnSpan,
  type Piece,
  type Span,
} from './timeline.ts'

/** An operation as a case names it or as it was reported. */
export interface Operation {
  readonly tool: string
  readonly args?: Readonly<Record<string, unknown>> | undefined
  readonly range?: Span | null | undefined
  readonly at?: number | null | undefined
  readonly tracks?: readonly string[] | undefined
}

/** What operations come to. Two lists of operations that sound and look the same have equal effects. */
export interface Effect {
  /** By track name as the project began. */
  readonly tracks: Readonly<Record<string, readonly Piece[]>>
  /** What tracks are set to, where it is not what it was: `Host.muted`. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Everything else that was done, in order of time. */
  readonly events: readonly Operation[]
  /** What was pasted, each time. */
  readonly pasted: readonly string[]
}

interface Model {
  readonly tracks: Map<string, readonly Piece[]>
  readonly settings: Map<string, unknown>
  readonly events: Operation[]
  readonly pasted: string[]
  /** Today's names, where they are new. */
  readonly renamed: Map<string, string>
  clipboard: string
}

/** An operation with all that its effect depends on. */
interface Full {
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  readonly range: Span
  readonly at: number
  readonly tracks: readonly string[]
}

const needsSpan = /^(cut|delete_selection|split_cut|split_delete|trim_to_selection|silence_selection|copy|apply_\w+)$/
const needsPlace = /^(split|split_at_time|insert_silence)$/
const needsTracks = new RegExp(`${needsSpan.source}|${needsPlace.source}|^(?!create_)\\w+_track$|^set_track_`)
const paceTools = /^apply_(truncate_silence|change_tempo|change_speed)$/
/** What sounds the same whether a range is done at once or in parts. */
const pointwise = new Set(['apply_amplify', 'apply_invert'])

/**
 * The effect of operations on a project, on intervals and independent of the engine; null where a case leaves open
 * what an operation acts on. Lengths that depend on the sound (pauses, tempo) are taken to stay.
 */
export function effectOf(project: EvalProject, operations: readonly Operation[]): Effect | null {
  const model: Model = {
    tracks: tracksOf(project),
    settings: new Map(),
    events: [],
    pasted: [],
    renamed: new Map(),
    clipboard: '',
  }
  for (const operation of operations) {
    const full = completed(operation)
    if (full === null) return null
    perform(model, { ...full, tracks: full.tracks.map((name) => model.renamed.get(name) ?? name) }, operation)
  }
  return {
    tracks: Object.fromEntries([...model.tracks].map(([name, pieces]) => [name, settle(pieces)])),
    settings: Object.fromEntries(model.settings),
    events: model.events.toSorted((one, other) => orderOf(one) - orderOf(other)),
    pasted: model.pasted,
  }
}

function tracksOf(project: EvalProject): Map<string, readonly Piece[]> {
  return new Map(
    project.tracks.map(({ name, clips }) => [
      name,
      clips.map(({ start, end }) => ({
        at: start,
        length: end - start,
        source: name,
        from: start,
        marks: [],
        split: true,
      })),
    ]),
  )
}

function completed(operation: Operation): Full | null {
  const { tool, args = {}, tracks } = operation
  const time = placeOf(operation)
  const span = tool === 'split_at_time' ? null : (operation.range ?? null)
  const isOpen =
    (needsSpan.test(tool) && span === null) ||
    (needsPlace.test(tool) && (span ?? time) === null) ||
    (needsTracks.test(tool) && tracks === undefined)
  if (isOpen) return null
  const place: Span = time === null ? [0, 0] : [time, time]
  return { tool, args, range: span ?? place, at: place[0], tracks: tracks ?? [] }
}

/** What is heard is heard in the order in which it was asked for, whatever times it has. */
const isHeard = /^(play|play_preview_cut|stop|pause|rewind_to_start|skip_to_end|toggle_loop)$/
const orderOf = (event: Operation): number => (isHeard.test(event.tool) ? 0 : (placeOf(event) ?? 0))

function placeOf({ at, args }: Operation): number | null {
  const time = args?.['time']
  return at ?? (typeof time === 'number' ? time : null)
}

function perform(model: Model, step: Full, operation: Operation): void {
  const { tool, args, range, tracks } = step
  const change = changeOf(step)
  if (change !== null) {
    const acted = args['scope'] === 'all' ? [...model.tracks.keys()] : actedOn(model, step)
    for (const name of acted) model.tracks.set(name, change(model.tracks.get(name) ?? []))
  } else if (isSetting(tool)) {
    for (const name of tracks) setTrack(model.settings, name, step)
    if (tool === 'rename_track') for (const name of tracks) model.renamed.set(String(args['name']), name)
  } else {
    model.events.push(operation)
    if (tool === 'paste') model.pasted.push(model.clipboard)
  }
  if (takesUp.has(tool)) model.clipboard = `${tracks.join('+')} ${range.join('-')}`
}

/** Silence fills the gaps of tracks that have sound in the range, and is put where there is none at all. */
function actedOn({ tracks: all }: Model, { tool, range, tracks }: Full): readonly string[] {
  if (tool !== 'silence_selection') return tracks
  const heard = tracks.filter((name) => keepSpan(all.get(name) ?? [], range).length > 0)
  return heard.length > 0 ? heard : tracks
}

const takesUp = new Set(['cut', 'copy', 'split_cut'])

/** What a step makes of the pieces of each of its tracks; null where it does something else. */
function changeOf(step: Full): ((pieces: readonly Piece[]) => Piece[]) | null {
  const { tool, args, range, tracks } = step
  switch (tool) {
    case 'delete_selection':
    case 'cut':
      return (pieces) => removeSpan(pieces, range, args['gap'] === 'leave' ? 'leave' : 'close')
    case 'split_delete':
    case 'split_cut':
      return (pieces) => removeSpan(pieces, range, 'leave')
    case 'delete_track':
      return () => []
    case 'trim_to_selection':
      return (pieces) => keepSpan(pieces, range)
    case 'silence_selection':
      return (pieces) => silenceSpan(pieces, range)
    case 'insert_silence':
      return (pieces) => insertSilence(pieces, step.at, Number(args['duration']))
    case 'split_at_time':
    case 'split':
      return (pieces) => splitAt(splitAt(pieces, range[0]), range[1])
    case 'copy':
      return (pieces) => [...pieces]
    default:
      break
  }
  if (!tool.startsWith('apply_')) return null
  const together = args['mode'] === 'together' || paceTools.test(tool) ? tracks.join('+') : ''
  return (pieces) => {
    const where = pointwise.has(tool) ? '' : within(pieces, range)
    const mark = `${tool} ${sorted(args)} ${where} ${together}`
    const marked = changeSpan(pieces, range, (piece) => ({ ...piece, marks: [...piece.marks, mark] }))
    return tool === 'apply_reverse' ? turnSpan(marked, range) : marked
  }
}

/** Which sound a range holds: from where to where it came, wherever it stands by now. */
function within(pieces: readonly Piece[], range: Span): string {
  const parts = keepSpan(pieces, range)
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined) return ''
  return `${first.source} ${first.from.toFixed(2)} to ${last.source} ${(last.from + last.length).toFixed(2)}`
}

const isSetting = (tool: string): boolean => /^(un)?(mute|solo)_track$|^set_track_|^rename_track$/.test(tool)

function setTrack(settings: Map<string, unknown>, name: string, { tool, args }: Full): void {
  if (tool.startsWith('un')) settings.delete(`${name}.${tool.slice(2)}`)
  else settings.set(`${name}.${tool}`, sorted(args))
}

function sorted(args: Readonly<Record<string, unknown>>): string {
  return Object.keys(args)
    .filter((key) => key !== 'time')
    .toSorted()
    .map((key) => `${key}=${JSON.stringify(args[key])}`)
    .join(' ')
}
