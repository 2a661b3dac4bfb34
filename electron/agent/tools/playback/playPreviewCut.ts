import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll, rangeOf } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sameRange } from '../readBack/measureTracks.ts'
import { sayRange } from '../sentences/saying.ts'

export const playPreviewCut = defineTool({
  name: 'play_preview_cut',
  group: 'playback',
  title: 'Play cut preview',
  description: `Plays ${limits.cutPreview.before} s before a range and ${limits.cutPreview.after} s after it without the range itself: how it would sound without it. Changes no audio.`,
  parameters: z.strictObject({}),
  reads: [
    { state: 'playing', need: 'optional' },
    { state: 'timeSelection', need: 'required' },
  ],
  writes: ['transport', 'timeSelection'],
  impact: 'transport',
  regions: 'none',
  frames: [{ acts: ['preview'], target: { object: ['part', 'clip', 'label', 'any'], place: ['part', 'track'] } }],
  words: [
    'preview the cut',
    'preview cut',
    'preview a cut',
    'preview the deletion',
    'play around the cut',
    'play the cut preview',
    'play … without',
    'hear … without',
    'let me hear … without',
    'let me hear how it sounds without',
    'hear how it sounds without',
    'hear what it sounds like without',
    'listen to … without',
    'sounds without',
    'sound without',
  ],
  request: () => ({ kind: 'playCutPreview' }),
  sentence: (step) => `Play what is around ${sayRange(step.range)}`,
  done: (step) => `Playing what is around ${sayRange(step.range)}, without it`,
  confirm: (step, { after }) => {
    const { state, preview } = after.transport
    return confirmAll(step.tool, [
      {
        holds: state === 'playing',
        expected: { kind: 'transport', state: 'playing' },
        found: { kind: 'transport', state },
      },
      {
        holds: sameRange(preview?.skip ?? null, rangeOf(step), after),
        expected: { kind: 'left-out', range: step.range },
        found: { kind: 'range', range: preview?.skip ?? null },
      },
    ])
  },
})
