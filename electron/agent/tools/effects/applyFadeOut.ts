import { z } from 'zod'
import { confirmAll, expectSameClips } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { expectFade, fadeProof } from './expectFade.ts'
import { curveParameter, sayCurve, toCurve } from './fadeCurves.ts'

export const applyFadeOut = defineTool({
  name: 'apply_fade_out',
  group: 'effects',
  title: 'Fade out',
  description: 'Lets a range fall from its full level to silence. Length stays.',
  parameters: z.strictObject({ curve: curveParameter('linear') }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: [
    'fade out',
    'fadeout',
    'fade … out',
    'fade down',
    'fade away',
    'fade to silence',
    'fade … to silence',
    'ramp down',
    'fade',
    'fade in and out',
    'fade … in and out',
  ],
  request: (args) => ({ kind: 'fadeOut', curve: toCurve(args.curve) }),
  sentence: (step, names) =>
    `Fade out ${sayRange(step.range)} of ${sayNames(names)}${sayCurve(step.args.curve, 'linear')}`,
  done: (step, names) =>
    `Faded out ${sayRange(step.range)} of ${sayNames(names)}${sayCurve(step.args.curve, 'linear')}`,
  proof: (step) => fadeProof(step, 'end'),
  confirm: (step, seen) =>
    confirmAll(step.tool, [expectSameClips(seen), ...expectFade(toCurve(step.args.curve), seen)]),
})
