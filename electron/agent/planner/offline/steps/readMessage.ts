import type { PlanContext } from '../../index.ts'
import type { PlannedStep, TrackRef } from '../../plan.ts'
import type { Source } from '../grammar/source.ts'
import { phraseSet } from '../text/plainText.ts'
import { en, inPassing } from '../words/en.ts'
import { naming } from '../words/enValues.ts'
import { amend } from './amend.ts'
import type { Chunk } from './chunk.ts'
import type { Setting } from './request.ts'
import type { Clause } from './clauses.ts'
import { splitClauses } from './clauses.ts'
import { readChunks } from './chunker.ts'
import type { KnownTools } from './known.ts'
import type { Problem } from './problem.ts'
import type { ClauseReading } from './readClause.ts'
import { changesLevel, readClause, wordsOf } from './readClause.ts'
import type { Slots } from './slots.ts'
import { readSlots } from './slots.ts'
import type { Before } from './targets.ts'
import { makesTracks, removesRange } from './toolShapes.ts'

/** A message as steps, or why a part of it comes to nothing. Never both. */
export interface MessageReading {
  readonly steps: readonly PlannedStep[]
  readonly problem: Problem | null
  /** Parts that the person said not to do. */
  readonly left: readonly string[]
  /** What was understood beside the part that was not. */
  readonly understood: readonly string[]
  /** The token at which the part begins that was not. */
  readonly failedAt: number
}

interface State {
  readonly source: Source
  readonly known: KnownTools
  readonly context: PlanContext
  /** Steps of each clause. */
  readonly done: { readonly clause: Clause; steps: readonly PlannedStep[] }[]
  readonly left: string[]
  /** What "it" means after "don't cut 10 to 20": the targets of a clause that was taken back or forbidden. */
  spared: readonly Chunk[]
  /** Tracks that are not to be touched, by what steps come after. */
  untouched: readonly Chunk[]
}

const targetKinds = new Set<Chunk['kind']>([
  'range',
  'tracks',
  'thing',
  'time',
  'point',
  'whole',
  'clips',
  'selection',
  'except',
  'amount',
])

/** "don't cut 10 to 20, silence it": what was said there is meant here. */
function withSpared(state: State, clause: Clause): Clause {
  const own = clause.chunks.some((chunk) => targetKinds.has(chunk.kind))
  const targets = state.spared.filter((chunk) => targetKinds.has(chunk.kind) && chunk.kind !== 'amount')
  return own || targets.length === 0
    ? clause
    : { ...clause, chunks: [...targets, ...clause.chunks.filter((chunk) => chunk.kind !== 'pronoun')] }
}

/** The track that the step before has made: what "it" means after "duplicate the guest track" and "add a track". */
function newTrackOf(state: State): TrackRef | null {
  const here = state.done.flatMap(({ steps }) => steps).at(-1)
  if (here === undefined) return trackMadeBefore(state)
  const last = here
  if (makesTracks.has(last.tool))
    return typeof last.args['name'] === 'string'
      ? { kind: 'name', name: last.args['name'] }
      : { kind: 'number', number: -1 }
  const [source] = last.target.tracks ?? []
  if (last.tool !== 'duplicate_track' || source === undefined) return null
  const { tracks } = state.context.project
  const name =
    source.kind === 'name'
      ? tracks.find((track) => track.name === source.name)?.name
      : source.kind === 'number'
        ? tracks.at(source.number > 0 ? source.number - 1 : source.number)?.name
        : undefined
  return name === undefined ? null : { kind: 'name', name: `${name} copy` }
}

/**
 * The same of the request before, where nothing is selected that "it" could be: a track that was made or called anew.
 */
function trackMadeBefore({ context: { lastSteps, project } }: State): TrackRef | null {
  const last = lastSteps.at(-1)
  if (last === undefined || project.selection !== null || project.selectedClips.length > 0) return null
  const name = last.args['name']
  if (makesTracks.has(last.tool) && typeof name !== 'string') return { kind: 'number', number: -1 }
  const isNamed = makesTracks.has(last.tool) || last.tool === 'rename_track'
  return isNamed && project.tracks.some((track) => track.name === name) ? { kind: 'name', name: String(name) } : null
}

/** "delete that label": the one that the request before has added. */
function withNewLabel({ done, context: { lastSteps, project } }: State, clause: Clause): Clause {
  const text = lastSteps.at(-1)?.tool === 'add_label' ? lastSteps.at(-1)?.args['text'] : undefined
  if (done.length > 0 || typeof text !== 'string' || project.selection !== null) return clause
  const chunks = clause.chunks.map((chunk) =>
    chunk.kind === 'thing' && chunk.thing.what === 'label' && chunk.thing.here === 'selected'
      ? { ...chunk, thing: { what: 'label' as const, name: text } }
      : chunk,
  )
  return { ...clause, chunks }
}

const saysCopy = (chunk: Chunk): boolean =>
  (chunk.kind === 'noun' && inPassing.copyWords.has(chunk.matches[0]?.said ?? '')) ||
  (chunk.kind === 'unknown' && inPassing.copyWords.has(chunk.text.toLowerCase()))

function withNewTrack(state: State, clause: Clause): Clause {
  const track = newTrackOf(state)
  const aboutTracks =
    clause.verb?.matches[0]?.phrase.tools.values().some((tool) => state.known.byName.get(tool)?.group === 'tracks') ===
    true
  return track === null || !aboutTracks
    ? clause
    : {
        ...clause,
        chunks: clause.chunks.map((chunk) =>
          chunk.kind === 'pronoun' || saysCopy(chunk)
            ? { ...chunk, kind: 'tracks', tracks: [track], sure: true }
            : chunk,
        ),
      }
}

/** "don't touch the music": of a step that comes after and names no tracks, these are left out. */
const leavesAlone = (clause: Clause): boolean =>
  clause.verb === null &&
  clause.chunks.some((chunk) => chunk.kind === 'unknown' && naming.touchWords.has(chunk.text.toLowerCase()))

function withoutUntouched({ untouched }: State, clause: Clause): Clause {
  const named = clause.chunks.some(({ kind }) => kind === 'tracks' || kind === 'thing' || kind === 'except')
  const [first] = untouched
  return named || first === undefined || clause.verb === null
    ? clause
    : {
        ...clause,
        chunks: [
          ...clause.chunks,
          { kind: 'except', as: 'except', start: first.start, next: first.start, prep: null },
          ...untouched,
        ],
      }
}

const hasVerb = (clause: Clause): boolean =>
  clause.verb !== null || clause.chunks.some((chunk) => chunk.kind === 'noun') || changesLevel(clause)
const isSame = (clause: Clause): boolean =>
  clause.chunks.some((chunk) => chunk.kind === 'same') &&
  (clause.verb === null || ['repeat'].includes(clause.verb.matches[0]?.said ?? ''))

function beforeOf(steps: readonly PlannedStep[]): Before {
  const last = steps.at(-1)
  if (last === undefined) return { range: 'none', tracks: null, thing: null }
  const selects = last.tool.startsWith('select_') || last.tool === 'set_time_selection'
  const ranged = last.target.range !== undefined || last.target.thing !== undefined
  const range = selects ? 'selected' : removesRange.has(last.tool) || !ranged ? 'none' : 'previous'
  const thing = removesRange.has(last.tool) ? null : (last.target.thing ?? null)
  return { range, tracks: last.target.tracks ?? null, thing }
}

function settingOf(state: State): Setting {
  const here = state.done.flatMap(({ steps }) => steps)
  const earlier = here.length > 0 ? null : beforeOf(state.context.lastSteps)
  return {
    project: state.context.project,
    before:
      earlier === null
        ? beforeOf(here)
        : { ...earlier, range: earlier.range === 'previous' ? 'lastRequest' : 'none', thing: null },
  }
}

/** "do the same on the guest track", "again": the steps before, with what is said now in its place. */
function repeat(state: State, clause: Clause, words: string): ClauseReading {
  const here = state.done.findLast(({ steps }) => steps.length > 0)?.steps
  const steps = here ?? state.context.lastSteps
  if (steps.length === 0) return { kind: 'problem', problem: { kind: 'nothingToRepeat', words } }
  const repeated = readSlots(clause.chunks).flatMap((slots) => changeAll(state.known, steps, slots, words))
  return { kind: 'steps', steps: repeated }
}

export function changeAll(
  known: KnownTools,
  steps: readonly PlannedStep[],
  slots: Slots,
  words: string,
): readonly PlannedStep[] {
  return steps.map((step) => {
    const tool = known.byName.get(step.tool)
    const changed = tool === undefined ? null : amend(step, slots, tool)
    return { ...(changed ?? step), words }
  })
}

/** "no, 15 to 20": what is said now takes the place of what the step before said. */
function correct(state: State, clause: Clause): ClauseReading | null {
  const last = state.done.at(-1)
  if (last === undefined || last.steps.length === 0) return null
  const words = wordsOf(state.source, clause)
  const slots = readSlots(clause.chunks)[0]
  if (slots === undefined || clause.chunks.length === 0) return null
  const changed = changeAll(state.known, last.steps.slice(0, 1), slots, `${last.steps[0]?.words ?? ''}, ${words}`)
  state.done.pop()
  return { kind: 'steps', steps: changed }
}

/** Targets without a verb go on with the verb before: "delete 10 to 20, then 30 to 40". */
function readOn(state: State, clause: Clause): Clause | null {
  const last = state.done.at(-1)?.clause
  const targets = clause.chunks.some((chunk) =>
    ['range', 'tracks', 'thing', 'time', 'point', 'amount'].includes(chunk.kind),
  )
  const strange = clause.chunks.some((chunk) => chunk.kind === 'unknown' || chunk.kind === 'feature')
  return last === undefined || !targets || strange || clause.joined === 'stop'
    ? null
    : { ...clause, verb: last.verb, generic: last.generic }
}

function readNext(state: State, clause: Clause): ClauseReading {
  const words = wordsOf(state.source, clause)
  if (clause.corrects && !hasVerb(clause)) {
    const corrected = correct(state, clause)
    if (corrected !== null) return corrected
  }
  if (clause.corrects && hasVerb(clause)) state.spared = state.done.pop()?.clause.chunks ?? []
  if (isSame(clause)) return repeat(state, clause, words)
  const full = hasVerb(clause) ? withSpared(state, clause) : readOn(state, clause)
  state.spared = []
  if (full === null) return unread(clause, words)
  if (deletesRest(state, full)) return { kind: 'steps', steps: [] }
  return readClause({ source: state.source, known: state.known, clause: full, words, setting: settingOf(state) })
}

/** "keep 10 to 20 and delete the rest": the second half says what the first has done. */
function deletesRest(state: State, clause: Clause): boolean {
  const last = state.done.flatMap(({ steps }) => steps).at(-1)
  const removes =
    clause.verb?.matches.some(
      (match) => match.phrase.tools.has('delete_selection') || match.phrase.tools.has('cut'),
    ) === true
  return (
    last?.tool === 'trim_to_selection' && removes && clause.chunks.length === 1 && clause.chunks[0]?.kind === 'rest'
  )
}

function unread(clause: Clause, words: string): ClauseReading {
  const feature = clause.chunks.find((chunk) => chunk.kind === 'feature')
  if (feature?.kind === 'feature')
    return { kind: 'problem', problem: { kind: 'feature', feature: feature.feature, words } }
  const unknown = clause.chunks.find((chunk) => chunk.kind === 'unknown')
  return {
    kind: 'problem',
    problem: { kind: 'notUnderstood', words, what: unknown?.kind === 'unknown' ? unknown.text : '' },
  }
}

/** Tracks that are named before the first verb hold for all steps of the message that name none. */
function shareFronted(clauses: readonly Clause[]): readonly Clause[] {
  const [first] = clauses
  const verb = first?.verb ?? first?.generic ?? null
  if (first === undefined || verb === null || clauses.length < 2) return clauses
  const fronted = first.chunks.filter((chunk) => chunk.kind === 'tracks' && chunk.start < verb.start)
  if (fronted.length === 0) return clauses
  return clauses.map((clause) =>
    clause.chunks.some((chunk) => chunk.kind === 'tracks')
      ? clause
      : { ...clause, chunks: [...fronted.map((chunk) => ({ ...chunk, prep: 'on' })), ...clause.chunks] },
  )
}

/** "cut and paste 10 to 20 to the end": what is said after both is what the first takes. */
function shareObject(clauses: readonly Clause[]): readonly Clause[] {
  const takes = (clause: Clause | undefined): boolean =>
    clause?.verb?.matches[0]?.phrase.tools.has('cut') === true ||
    clause?.verb?.matches[0]?.phrase.tools.has('copy') === true
  const pastes = (clause: Clause | undefined): boolean => clause?.verb?.matches[0]?.phrase.tools.has('paste') === true
  const isObject = (chunk: Chunk): boolean =>
    (chunk.kind === 'range' && chunk.prep === null) ||
    (chunk.kind === 'thing' && chunk.prep === null) ||
    (chunk.kind === 'selection' && chunk.prep === null)
  return clauses.map((clause, index) => {
    const [before, after] = [clauses[index - 1], clauses[index + 1]]
    if (takes(clause) && clause.chunks.length === 0 && pastes(after))
      return { ...clause, chunks: after?.chunks.filter(isObject) ?? [] }
    return pastes(clause) && takes(before) && before?.chunks.length === 0
      ? { ...clause, chunks: clause.chunks.filter((chunk) => !isObject(chunk)) }
      : clause
  })
}

const isPausing = phraseSet(inPassing.pausing)

/** "hold on, stop playing": it is said to the listener, and no step. */
function withoutPausing(clauses: readonly Clause[]): readonly Clause[] {
  const [first, next] = clauses
  const said = first?.verb?.matches[0]?.phrase.text ?? ''
  const goesOn = next !== undefined && next.verb !== null
  return goesOn && first?.chunks.length === 0 && isPausing.has(said) ? clauses.slice(1) : clauses
}

/** A step that only says what noise sounds like belongs to the one that takes the noise out. */
function joinProfile(steps: readonly PlannedStep[]): readonly PlannedStep[] {
  return steps.reduce<readonly PlannedStep[]>((done, step) => {
    const last = done.at(-1)
    if (last?.tool !== 'apply_noise_reduction' || step.tool !== 'apply_noise_reduction') return [...done, step]
    const onlySays = ({ args, target }: PlannedStep): boolean =>
      args['profile_start'] !== undefined &&
      (target.range === undefined || target.range.kind === 'previous') &&
      target.thing === undefined
    const whole = onlySays(last) ? step : onlySays(step) ? last : null
    return whole === null
      ? [...done, step]
      : [
          ...done.slice(0, -1),
          { ...whole, args: { ...last.args, ...step.args }, words: `${last.words}, ${step.words}` },
        ]
  }, [])
}

const isEmpty = (clause: Clause): boolean =>
  clause.verb === null &&
  clause.generic === null &&
  !clause.chunks.some((chunk) => chunk.kind !== 'connector' && chunk.kind !== 'nothing')

/** "I deleted the intro yesterday" tells of something, and asks for nothing. */
function isStatement(source: Source, clause: Clause): boolean {
  const verb = clause.verb
  const match = verb?.matches[0]
  if (verb === null || match === undefined || !/(?:ed|made|took|kept|got|cut|split|went|put|undid)$/.test(match.said))
    return false
  let at = verb.start - 1
  while (at > 0 && inPassing.adverbs.has(source.tokens[at]?.text ?? '')) at -= 1
  return (
    en.subjects.has(source.tokens[at]?.text ?? '') &&
    (match.said.endsWith('ed') || at < verb.start - 1 || source.tokens[at]?.text === 'i')
  )
}

function startOf(clause: Clause): number {
  return Math.min(
    ...[
      ...clause.chunks,
      ...(clause.verb === null ? [] : [clause.verb]),
      ...(clause.generic === null ? [] : [clause.generic]),
    ].map((chunk) => chunk.start),
  )
}

export function readMessage(source: Source, known: KnownTools, context: PlanContext): MessageReading {
  const clauses = withoutPausing(shareObject(shareFronted(splitClauses(readChunks(source, known.lexicon)))))
  const state: State = { source, known, context, done: [], left: [], spared: [], untouched: [] }
  for (const clause of clauses) {
    if (isEmpty(clause) || isStatement(source, clause)) continue
    if (clause.negated) {
      state.left.push(wordsOf(source, clause))
      state.untouched = leavesAlone(clause) ? clause.chunks.filter(({ kind }) => kind === 'tracks') : []
      state.spared = state.untouched.length > 0 ? [] : clause.chunks
      continue
    }
    const read = readNext(state, withNewLabel(state, withNewTrack(state, withoutUntouched(state, clause))))
    if (read.kind === 'problem')
      return {
        steps: [],
        problem: read.problem,
        left: state.left,
        understood: state.done.flatMap(({ steps }) => steps.map((step) => step.words)),
        failedAt: startOf(clause),
      }
    state.done.push({ clause, steps: read.steps })
  }
  return {
    steps: joinProfile(state.done.flatMap(({ steps }) => steps)),
    problem: null,
    left: state.left,
    understood: [],
    failedAt: 0,
  }
}
