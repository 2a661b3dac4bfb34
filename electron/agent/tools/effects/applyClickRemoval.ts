import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineEffect } from './defineEffect.ts'
import { sayAllBut, sayFound, sayNames, sayRange } from '../sentences/saying.ts'
import { confirmLevel, restoredProof } from './levels/expectLevel.ts'
import { leftOutParameter, numberIn } from '../schema/parameters.ts'
import { sound, setting, milliseconds } from '../../reader/frames/slots.ts'

export const applyClickRemoval = defineEffect({
  name: 'apply_click_removal',
  title: 'Click Removal',
  description: 'Finds clicks and pops and fills in what was there. All other samples stay as they are.',
  parameters: z.strictObject({
    threshold: numberIn(limits.clickThreshold)
      .default(limits.clickThreshold.default)
      .describe('How many times a click stands out; lower finds more.'),
    width_ms: numberIn(limits.clickWidthMs).default(limits.clickWidthMs.default).describe('Longest click.'),
    except: leftOutParameter('Clicks'),
  }),
  frames: [
    {
      acts: [
        'declick',
        'light:declick',
        'remove:clicks',
        'denoise:clicks',
        'change:clicks',
        'declick:clicks',
        'cut:clicks',
      ],
      target: { ...sound, ties: ['bare', 'on', 'from'] },
      slots: [setting('threshold', 'plain', 'threshold'), milliseconds('width_ms', 'width')],
    },
  ],
  words: [
    'declick',
    'de-click',
    'remove clicks',
    'remove the clicks',
    'click removal',
    'remove pops',
    'remove the pops',
    'repair clicks',
    'repair the clicks',
    'get rid of the clicks',
  ],
  request: (args) => ({ kind: 'clickRemoval', threshold: args.threshold, widthMs: args.width_ms, except: args.except }),
  sentence: ({ range, args: { except } }, names, _before, found) =>
    found
      ? `Remove ${sayFound(found, 'click', 'clicks')} from ${sayRange(range)} of ${sayNames(names)}`
      : `Remove clicks from ${sayRange(range)} of ${sayNames(names)}${sayAllBut(except)}`,
  done: (step, names) =>
    `Looked for clicks in ${sayRange(step.range)} of ${sayNames(names)} and repaired those that were found`,
  proof: restoredProof,
  confirm: (step, seen) =>
    confirmLevel(step, seen, { kind: 'hardly-louder' }, (after, before) => after.rmsDb <= before.rmsDb + 1, 'rmsDb'),
})
