import type { z } from 'zod'
import type { MeasureRequest } from '../../../editor/index.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { defineTool, type PreparedStep, type ReadBack, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { confirmAll, expectSameClips, onEachTrack, rangeOf, samplesOf } from '../readBack/confirming.ts'

type Usual = 'group' | 'reads' | 'writes' | 'impact' | 'regions' | 'proof' | 'confirm'
type EffectLiteral<Shape extends z.ZodObject> = Omit<ToolLiteral<Shape>, Usual> &
  Partial<Pick<ToolLiteral<Shape>, Usual>>

/**
 * An effect on a range: it renders the sound anew where it stands. What a literal does not say is as with most of them:
 * the whole is meant where the words say so, clips stay, and the sound must be another one afterwards. With a `confirm`
 * of its own it is measured by its own `proof` alone.
 */
export function defineEffect<Shape extends z.ZodObject>(literal: EffectLiteral<Shape>): Tool {
  return defineTool<Shape>({
    group: 'effects',
    reads: rangeOnTracks('wholeWhenSaid'),
    writes: ['content'],
    impact: 'rewrites',
    regions: 'range rewritten',
    ...(literal.confirm === undefined && { proof: renderedProof }),
    confirm: confirmRendered,
    ...literal,
  })
}

/** What is listened to before and after an effect that renders: enough to tell that the sound is another one. */
function renderedProof(step: PreparedStep): readonly MeasureRequest[] {
  return onEachTrack(step, samplesOf(rangeOf(step)))
}

/**
 * Clips stay where they are, and somewhere the sound is no longer what it was. Silence stays silence: an effect has
 * nothing to change there.
 */
function confirmRendered(step: PreparedStep, seen: ReadBack): Result<void> {
  const { sound } = seen
  if (!seen.outcome.changed)
    return err(
      failure('agent/not-confirmed', {
        tool: step.tool,
        expected: { kind: 'rendered-anew' },
        found: { kind: 'nothing-changed' },
      }),
    )
  if (sound === null) return confirmAll(step.tool, [expectSameClips(seen)])
  const isSilent = sound.before.every((one) => one.peakDb === Number.NEGATIVE_INFINITY)
  const isOther = sound.after.some((one, index) => one.soundHash !== sound.before[index]?.soundHash)
  return isSilent && !isOther
    ? ok()
    : confirmAll(step.tool, [
        expectSameClips(seen),
        { holds: isOther, expected: { kind: 'other-sound' }, found: { kind: 'same-sound' } },
      ])
}
