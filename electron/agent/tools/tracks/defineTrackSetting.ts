import type { StateReading } from '../../../../shared/failures/index.ts'
import type { z } from 'zod'
import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import { defineTool, type PreparedStep, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { expectOnTracks } from './expectOnTracks.ts'

interface TrackSettingLiteral<Shape extends z.ZodObject> extends Pick<
  ToolLiteral<Shape>,
  | 'name'
  | 'title'
  | 'description'
  | 'parameters'
  | 'frames'
  | 'words'
  | 'examples'
  | 'request'
  | 'sentence'
  | 'obviousTracks'
> {
  readonly done: (step: PreparedStep<z.output<Shape>>, names: readonly string[]) => string
  /** Said instead where the tracks were so before. */
  readonly already: (step: PreparedStep<z.output<Shape>>, names: readonly string[]) => string
  readonly expected: (step: PreparedStep<z.output<Shape>>) => StateReading
  readonly holds: (track: TrackView, step: PreparedStep<z.output<Shape>>) => boolean
}

/** A setting of whole tracks, such as their gain: the samples stay as they are, and so do the other tracks. */
export function defineTrackSetting<Shape extends z.ZodObject>(literal: TrackSettingLiteral<Shape>): Tool {
  const { done, already, expected, holds, ...rest } = literal
  return defineTool<Shape>({
    ...rest,
    group: 'tracks',
    reads: [{ state: 'selectedTracks', need: 'required' }],
    writes: ['content'],
    impact: 'adds',
    regions: 'none',
    done: (step, names, seen) => (seen.outcome.changed ? done(step, names) : already(step, names)),
    confirm: (step, seen) =>
      confirmAll(
        step.tool,
        expectOnTracks(step, seen, expected(step), (track) => holds(track, step)),
      ),
  })
}
