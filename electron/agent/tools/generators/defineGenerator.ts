import type { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Result } from '../../../../shared/result.ts'
import { defineTool, type PreparedStep, type ReadBack, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { audioIn, audioOf, sameTime } from '../readBack/measureTracks.ts'
import { numberIn } from '../schema/parameters.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'

export const durationParameter = numberIn(limits.generated)
  .optional()
  .describe('Seconds. Left out: as long as the range, else a second.')

interface GeneratorLiteral<Shape extends z.ZodObject>
  extends
    Pick<ToolLiteral<Shape>, 'name' | 'title' | 'description' | 'parameters' | 'frames' | 'words' | 'request'>,
    Partial<Pick<ToolLiteral<Shape>, 'reads' | 'examples'>> {
  /** What is made, as the sentence before and the one after it call it. */
  readonly before: (args: z.output<Shape>) => string
  readonly after: (args: z.output<Shape>) => string
}

export function defineGenerator<Shape extends z.ZodObject<{ duration: typeof durationParameter }>>({
  before,
  after,
  ...literal
}: GeneratorLiteral<Shape>): Tool {
  return defineTool<Shape>({
    group: 'effects',
    reads: [
      { state: 'timeSelection', need: 'optional' },
      { state: 'cursor', need: 'optional' },
      { state: 'selectedTracks', need: 'optional' },
    ],
    ...literal,
    writes: ['content', 'timeSelection', 'selectedTracks', 'cursor'],
    impact: 'rewrites',
    spares: sparesAudio,
    regions: 'range rewritten',
    sentence: (step) => `Make ${before(step.args)} ${sayWhere(step)}`,
    done: (step, _names, { outcome }) =>
      `Made ${after(step.args)} at ${sayRange(outcome.range)} of ${sayNames(outcome.tracks)}`,
    confirm: confirmGenerated,
  })
}

interface Args {
  readonly duration?: number | undefined
}

export function durationOf(args: Args, range: PreparedStep['range']): number {
  return args.duration ?? (range === null ? limits.generated.default : range.end - range.start)
}

function sayWhere({ args, range }: PreparedStep<Args>): string {
  return range === null ? `of ${durationOf(args, range)} s` : `in place of ${sayRange(range)}`
}

/** Where it says that it put the sound there is as much audio as it should be long, on every track that it names. */
function confirmGenerated(
  step: PreparedStep<{ readonly duration?: number | undefined }>,
  seen: ReadBack,
): Result<void> {
  const { range, tracks } = seen.outcome
  if (range === null)
    return confirmAll(step.tool, [{ holds: false, expected: { kind: 'new-sound' }, found: { kind: 'none' } }])
  const length = range.end - range.start
  const filled = seen.after.tracks.filter(
    (track) => tracks.includes(track.name) && sameTime(audioIn(track, range), length, seen.after),
  )
  const wanted =
    step.args.duration ?? (step.range === null ? limits.generated.default : step.range.end - step.range.start)
  return confirmAll(step.tool, [
    {
      holds: seen.outcome.changed && tracks.length > 0 && filled.length >= tracks.length,
      expected: { kind: 'sound-from', seconds: length, from: range.start },
      found: { kind: 'less' },
    },
    {
      holds: sameTime(length, wanted, seen.after),
      expected: { kind: 'of-length', seconds: wanted },
      found: { kind: 'length', seconds: length },
    },
  ])
}

/** All the audio that was there is there still, and the new sound beside it: nothing was replaced. */
function sparesAudio({ before, after, outcome }: ReadBack): boolean {
  const amount = (view: ReadBack['before']): number => view.tracks.reduce((sum, track) => sum + audioOf(track), 0)
  const made =
    outcome.range === null ? 0 : (outcome.range.end - outcome.range.start) * Math.max(1, outcome.tracks.length)
  return sameTime(amount(after), amount(before) + made, after)
}
