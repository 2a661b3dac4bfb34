import { createOfflinePlanner } from '../../../../../../electron/agent/planner/offline/index.ts'
import { namesOf } from '../../../../../../electron/agent/planner/offline/grammar/names.ts'
import { type Source, wordsIn } from '../../../../../../electron/agent/planner/offline/grammar/source.ts'
import { knowTools } from '../../../../../../electron/agent/planner/offline/steps/known.ts'
import { tokenise } from '../../../../../../electron/agent/planner/offline/text/tokenise.ts'
import { commonWords, structuralWords } from '../../../../../../electron/agent/planner/offline/words/commonWords.ts'
import type { Pending } from '../../../../../../electron/agent/planner/index.ts'
import type {
  Plan,
  PlannedStep,
  RangeRef,
  ThingRef,
  TimeRef,
  TrackRef,
} from '../../../../../../electron/agent/planner/plan.ts'
import { tools } from '../../../../../../electron/agent/tools/index.ts'
import type { ProjectView } from '../../../../../../shared/schemas/projectView.ts'
import { makeView } from '../../../../../support/makeView.ts'

export const planner = createOfflinePlanner(tools)
export const known = knowTools(tools)

/** Two people, some music and three labels; 3:00 long. */
export const podcast = makeView({
  tracks: {
    Host: [
      ['intro', 0, 60],
      ['main', 65, 125],
    ],
    Guest: [['answers', 62, 120]],
    Music: [['theme', 0, 180]],
  },
  labels: [
    ['ad break', 30, 45],
    ['chapter two', 65, 65],
    ['outro', 115, 125],
  ],
})

const common = commonWords(known.lexicon.verbs)
const structural = structuralWords()

export function sourceOf(message: string, project: ProjectView = podcast): Source {
  const tokens = tokenise(message)
  return {
    message,
    tokens,
    words: wordsIn(tokens),
    names: namesOf(project),
    project,
    isCommon: (word) => common.has(word),
    isStructural: (word) => structural.has(word),
  }
}

function sign(offset: number): string {
  if (offset === 0) return ''
  return offset > 0 ? `+${offset}` : String(offset)
}
const round = (value: number): string => String(Math.round(value * 1000) / 1000)

export function sayThing(thing: ThingRef): string {
  return `<${thing.what} ${thing.name ?? thing.number ?? thing.here ?? ''}>`
}

export function sayTime(time: TimeRef): string {
  switch (time.kind) {
    case 'absolute':
      return round(time.seconds)
    case 'fromEnd':
      return `end-${round(time.seconds)}`
    case 'anchor':
      return `${time.anchor}${sign(time.offset)}`
    case 'fraction':
      return `${round(time.value * 100)}%`
    case 'thing':
      return `${sayThing(time.thing)}.${time.edge}${sign(time.offset)}`
  }
}

export function sayRange(range: RangeRef): string {
  switch (range.kind) {
    case 'between':
      return `${sayTime(range.from)}..${sayTime(range.to)}`
    case 'first':
    case 'last':
      return `${range.kind} ${round(range.seconds)}`
    case 'from':
      return `${sayTime(range.from)} for ${round(range.seconds)}`
    case 'around':
      return `${round(range.seconds)} around ${sayTime(range.center)}`
    case 'fraction':
      return `${round(range.from * 100)}%..${round(range.to * 100)}%`
    case 'thing':
      return sayThing(range.thing)
    case 'selection':
    case 'whole':
    case 'previous':
    case 'unclear':
      return range.kind
  }
}

export function sayTrack(track: TrackRef): string {
  switch (track.kind) {
    case 'name':
      return track.name
    case 'number':
      return `#${track.number}`
    case 'except':
      return `all but ${track.tracks.map(sayTrack).join('+')}`
    case 'id':
      return track.id
    case 'all':
    case 'selected':
      return track.kind
  }
}

/** A step in one line: `cut 10..20 on Host`; `?` where it is to be asked about. */
export function sayStep({ tool, args, target, confidence }: PlannedStep): string {
  const values = Object.entries(args).map(([key, value]) => `${key}=${String(value)}`)
  return [
    tool,
    ...values,
    ...(target.range === undefined ? [] : [sayRange(target.range)]),
    ...(target.thing === undefined ? [] : [sayThing(target.thing)]),
    ...(target.at === undefined ? [] : [`at ${target.at.map(sayTime).join(',')}`]),
    ...(target.tracks === undefined ? [] : [`on ${target.tracks.map(sayTrack).join(',')}`]),
    ...(confidence < 0.5 ? ['?'] : []),
  ].join(' ')
}

export interface Around {
  readonly project?: ProjectView
  readonly lastSteps?: readonly PlannedStep[]
}

export function planOf(message: string, { project = podcast, lastSteps = [] }: Around = {}): Plan {
  return planner.plan(message, { project, lastSteps })
}

/** The steps of a message, `;` between; or `refused`, or `talk`. */
export function stepsOf(message: string, around: Around = {}): string {
  const plan = planOf(message, around)
  return plan.reply === null ? plan.steps.map(sayStep).join(' ; ') : plan.replyState
}

/** How an answer is read, in one line. */
export function readingOf(answer: string, pending: Pending, project: ProjectView = podcast): string {
  const reading = planner.read(answer, pending, { project, lastSteps: [] })
  if (reading.kind === 'answer' || reading.kind === 'correction')
    return `${reading.kind}: ${reading.steps.map(sayStep).join(' ; ')}`
  if (reading.kind === 'choice') return `choice: ${reading.picks.join(',')}`
  return reading.kind === 'reject' && reading.reason !== '' ? `reject: ${reading.reason}` : reading.kind
}

export function pendingOf(message: string, rest: Partial<Pending> = {}, project: ProjectView = podcast): Pending {
  return { kind: 'approval', steps: planOf(message, { project }).steps, step: 0, missing: null, choices: [], ...rest }
}
