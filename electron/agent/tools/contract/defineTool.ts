import type { z } from 'zod'
import type { MeasureRequest, Measurement, ProgramLength } from '../../../editor/index.ts'
import { type Failure, messageOf } from '../../../../shared/failures/index.ts'
import type { Result } from '../../../../shared/result.ts'
import type { Author } from '../../../../shared/schemas/author.ts'
import type { EditOutcome } from '../../../../shared/schemas/editRequest.ts'
import type { ProjectView, RangeView, TrackView } from '../../../../shared/schemas/projectView.ts'
import type { PathUse } from '../../filePicker.ts'
import type { ToolFrame } from '../../reader/frames/frame.ts'
import type { ToolPhrases } from '../../reader/languages/toolPhrases.ts'
import { checkArguments } from './checkArguments.ts'
import type { FilesDone, ToolRequest } from './toolRequest.ts'

/**
 * What a tool reads of the editor's state when it runs. State preparation sets it first and checks it by reading back.
 */
export interface StateNeed {
  readonly state: 'timeSelection' | 'selectedTracks' | 'cursor' | 'clipboard' | 'playing'
  /**
   * `required`: ask when it can't be inferred. `optional`: used when there.
   * `wholeWhenSaid` (time selection only): the whole project or track, but only where the words say so; else ask.
   * `orAll` (tracks only): all tracks where none is named or selected.
   * `insideClip` (cursor only): a cursor that lies strictly inside a clip, else ask.
   * `everything`: the whole project, all tracks, whatever is selected.
   * `clip` (time selection only): that of a clip, named, selected or under the cursor; a time selection stands for the
   * clips in it.
   */
  readonly need: 'required' | 'clip' | 'optional' | 'wholeWhenSaid' | 'orAll' | 'insideClip' | 'everything'
}

/**
 * What running it means for the person's audio. The approval table asks for `removes`, `rewrites` and `outside`;
 * what is not in the table asks too.
 */
export type Impact = 'reads' | 'focus' | 'transport' | 'adds' | 'rewrites' | 'removes' | 'history' | 'outside'

/** A step whose values are all there: what approval shows and what runs. */
export interface PreparedStep<Args = Readonly<Record<string, unknown>>> {
  readonly tool: string
  readonly args: Args
  readonly range: RangeView | null
  /** In track order. */
  readonly trackIds: readonly string[]
  readonly at: number | null
  /** The one clip or label that it is done to, for tools that are done to one. */
  readonly thing?: { readonly what: 'clip' | 'label'; readonly id: string; readonly name: string }
  /** Its range is an edge of this part, which is what "it" means behind it. */
  readonly edgeOf?: RangeView
  readonly words: string
  readonly sources: readonly ValueSource[]
}

export interface ValueSource {
  readonly what: 'range' | 'tracks' | 'time' | 'value'
  /** The parameter, of a value. */
  readonly key?: string | undefined
  readonly value: string
  /** Left out of what older versions have kept. */
  readonly author?: Author | undefined
  /** In words, and which of its author's: "your words", "the time selection", "the cursor", "the label “Intro”" … */
  readonly source: string
  /** 0 to 1. */
  readonly confidence: number
}

/** What a tool finds by itself and can leave out one by one, where it has looked: how many, and how many stay. */
export interface FoundPlaces {
  readonly all: number
  readonly left: number
}

export interface ReadBack {
  readonly before: ProjectView
  readonly after: ProjectView
  readonly outcome: EditOutcome
  /** What the tool's `proof` names, measured before and after; null where nothing was measured (on a fork). */
  readonly sound: { readonly before: readonly Measurement[]; readonly after: readonly Measurement[] } | null
  /** What was undone or redone, in the words of its history entry. */
  readonly historyLabel: string | null
  /** What was read from or written to files; null on a fork, where no file is touched. */
  readonly files: FilesDone | null
}

/** What is special about a tool that is a program of the machine. */
export interface OutsideProgram {
  /** The name of the file that describes it. */
  readonly file: string
  readonly phrases: ToolPhrases
  /** The person has allowed this very description. What nobody has allowed does not run. */
  isTrusted(): boolean
  /** From now on, and after a restart as far as that can be kept. */
  trust(): Promise<void>
  /** What would be run, as it is shown. */
  commandLine(step: PreparedStep): string
  length(step: PreparedStep): ProgramLength
}

/** Which of the person's files a step needs before it can be shown. */
export type Readiness =
  /** `parameter` becomes the full path; `said` is what the words name. */
  | {
      readonly kind: 'needs'
      readonly use: PathUse
      readonly parameter: string
      readonly said: string | null
      readonly suggested: string
    }
  | { readonly kind: 'fail'; readonly failure: Failure }
  /** It can go on as it is. */
  | { readonly kind: 'none' }

/** All of a step's values, in place of those that it had. */
export type Settled = { readonly args: Readonly<Record<string, unknown>> } | { readonly because: string }

export type CheckReadiness<Args> = (step: PreparedStep<Args>, view: ProjectView) => Readiness

export interface ToolLiteral<Shape extends z.ZodObject> {
  /** snake_case, unique; people's scripts depend on it. */
  readonly name: string
  readonly group:
    | 'selection'
    | 'clips'
    | 'editing'
    | 'tracks'
    | 'labels'
    | 'effects'
    | 'playback'
    | 'project'
    | 'queries'
  /** Menu words, Audacity's where it has them. */
  readonly title: string
  /** For the model: what it does, what it leaves, when to use it. */
  readonly description: string
  /**
   * The tool's own arguments, with units in `.describe()`, ranges and defaults from `limits`. The target is not among
   * them.
   */
  readonly parameters: Shape
  readonly reads: readonly StateNeed[]
  /** What is different afterwards; read-back looks there. */
  readonly writes: readonly (
    | 'timeSelection'
    | 'selectedTracks'
    | 'selectedClips'
    | 'cursor'
    | 'clipboard'
    | 'content'
    | 'transport'
    | 'history'
  )[]
  readonly impact: Impact
  /** Of a tool that is a program of the machine. */
  readonly outside?: OutsideProgram
  /** What it takes away nobody can bring back: it is asked about every time, and a manual run can't start it. */
  readonly isFinal?: true
  /**
   * True of a call that, as its rehearsal shows, has taken nothing of what was there: then it only adds, whatever the
   * tool may do elsewhere.
   */
  readonly spares?: (seen: ReadBack) => boolean
  /** Where one call means more for the audio than the others: what this one means. Approval asks by it. */
  readonly impactOf?: (step: PreparedStep<z.output<Shape>>, view: ProjectView) => Impact
  /** What happens to the acted-on range and to the rest of its tracks, for the regions on the waveform. */
  readonly regions: 'range removed' | 'rest removed' | 'range rewritten' | 'none'
  /** What a sentence says to it: its acts, what they are done to, which words fill which parameters. */
  readonly frames: readonly ToolFrame[]
  /**
   * English verbs and phrases of the offline grammar, longest first wins. `…` stands for the words between the parts of
   * a split phrase: 'trim … off'. Other languages bring theirs in their own word list, by tool name.
   */
  readonly words: readonly string[]
  /** How a person would answer when a value is missing: "by 6 dB". The first ones become one-click answers. */
  readonly examples?: readonly string[]
  /** What the editor is asked to do once the state is prepared. */
  readonly request: (args: z.output<Shape>, step: PreparedStep) => ToolRequest
  /**
   * Values that are known only at the time (milliseconds) at which a step is prepared stand for others from then on:
   * what is shown is what runs. Or why there is nothing to do.
   */
  readonly settle?: (args: z.output<Shape>, view: ProjectView, now: number) => Settled | null
  /** Why there is nothing to do for a step, in a sentence; null where there is something. */
  readonly idleBecause?: (step: PreparedStep<z.output<Shape>>, view: ProjectView) => string | null
  /**
   * Failures of the editor that only say that there was nothing to do: they are told like `idleBecause`, and the rest
   * of a request goes on.
   */
  readonly idleOn?: readonly Failure['code'][]
  /** Tracks that can only be meant where none is named: "solo off" is for those that are soloed. */
  readonly obviousTracks?: (view: ProjectView) => readonly TrackView[]
  /** False where a selection that nobody named is not meant by a tool that works without one; true when left out. */
  readonly meansSelection?: (view: ProjectView) => boolean
  /** Of tools that read or write files: asked before a step is shown; a path that it needs is asked for then. */
  readonly readiness?: CheckReadiness<z.output<Shape>>
  /**
   * One sentence, e.g. "Keep 0:00–0:30 of Voice and remove the rest". `names` are the tracks' names, `before` the
   * project as the step finds it, and `found` what it finds by itself, where those are known.
   */
  readonly sentence: (
    step: PreparedStep<z.output<Shape>>,
    names: readonly string[],
    before?: ProjectView,
    found?: FoundPlaces,
  ) => string
  /** The same when it is done, with what was measured: "Trimmed Voice to 0:00–0:30". */
  readonly done: (step: PreparedStep<z.output<Shape>>, names: readonly string[], seen: ReadBack) => string
  /**
   * Whose sound is measured before and after, for `confirm`. Short ranges: read-back may not take longer than the edit.
   */
  readonly proof?: (step: PreparedStep<z.output<Shape>>, view: ProjectView) => readonly MeasureRequest[]
  /** What it was before is not asked for by `confirm`, and not measured: a long range takes as long as reading it. */
  readonly proves?: 'outcome'
  /** Checks by measurement that the outcome is the declared one; the failure says expected and found. */
  readonly confirm: (step: PreparedStep<z.output<Shape>>, seen: ReadBack) => Result<void>
}

/** A tool as the rest of the agent sees it: nobody can run it with unchecked arguments. */
export interface Tool extends Omit<
  ToolLiteral<z.ZodObject>,
  | 'request'
  | 'impactOf'
  | 'settle'
  | 'idleBecause'
  | 'readiness'
  | 'sentence'
  | 'done'
  | 'proof'
  | 'confirm'
  | 'parameters'
> {
  readonly parameters: z.ZodObject
  readonly check: (raw: unknown) => Result<Readonly<Record<string, unknown>>>
  readonly impactOf: (step: PreparedStep, view: ProjectView) => Impact
  readonly request: (step: PreparedStep) => ToolRequest
  readonly settle?: (step: PreparedStep, view: ProjectView, now: number) => Settled | null
  readonly idleBecause: (step: PreparedStep, view: ProjectView) => string | null
  readonly readiness?: CheckReadiness<Readonly<Record<string, unknown>>>
  readonly sentence: (step: PreparedStep, names: readonly string[], before?: ProjectView, found?: FoundPlaces) => string
  readonly done: (step: PreparedStep, names: readonly string[], seen: ReadBack) => string
  readonly proof: (step: PreparedStep, view: ProjectView) => readonly MeasureRequest[]
  readonly confirm: (step: PreparedStep, seen: ReadBack) => Result<void>
}

/**
 * Turns a literal into a tool. Arguments are parsed again on every way in, so `request` never sees anything unchecked.
 */
export function defineTool<Shape extends z.ZodObject>(literal: ToolLiteral<Shape>): Tool {
  const parameters = literal.parameters.strict()
  const check = (raw: unknown) => checkArguments(literal.name, parameters, raw) as Result<z.output<Shape>>
  const typed = (step: PreparedStep): PreparedStep<z.output<Shape>> => {
    const checked = check(step.args)
    if (!checked.ok) throw new Error(messageOf(checked.error))
    return { ...step, args: checked.value }
  }
  const { readiness, settle, ...rest } = literal
  return {
    ...rest,
    ...(readiness && { readiness: (step: PreparedStep, view: ProjectView) => readiness(typed(step), view) }),
    ...(settle && {
      settle: (step: PreparedStep, view: ProjectView, now: number) => settle(typed(step).args, view, now),
    }),
    parameters,
    check,
    request: (step) => literal.request(typed(step).args, step),
    idleBecause: (step, view) => literal.idleBecause?.(typed(step), view) ?? null,
    impactOf: (step, view) => literal.impactOf?.(typed(step), view) ?? literal.impact,
    sentence: (step, names, before, found) => literal.sentence(typed(step), names, before, found),
    done: (step, names, seen) => literal.done(typed(step), names, seen),
    proof: (step, view) => literal.proof?.(typed(step), view) ?? [],
    confirm: (step, seen) => literal.confirm(typed(step), seen),
  }
}
