import { z } from 'zod'
import { confirmAll, expectSameClips } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { expectFade, fadeProof } from './expectFade.ts'
import { curveParameter, sayCurve, toCurve } from './fadeCurves.ts'

export const applyFadeIn = defineTool({
  name: 'apply_fade_in',
  group: 'effects',
  title: 'Fade in',
  description: 'Lets a range rise from silence to its full level. Length stays.',
  parameters: z.strictObject({ curve: curveParameter('linear') }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: ['fade in', 'fadein', 'fade … in', 'fade up', 'ramp up', 'fade', 'fade in and out', 'fade … in and out'],
  request: (args) => ({ kind: 'fadeIn', curve: toCurve(args.curve) }),
  sentence: (step, names) =>
    `Fade in ${sayRange(step.range)} of ${sayNames(names)}${sayCurve(step.args.curve, 'linear')}`,
  done: (step, names) => `Faded in ${sayRange(step.range)} of ${sayNames(names)}${sayCurve(step.args.curve, 'linear')}`,
  proof: (step) => fadeProof(step, 'start'),
  confirm: (step, seen) =>
    confirmAll(step.tool, [expectSameClips(seen), ...expectFade(toCurve(step.args.curve), seen)]),
})
