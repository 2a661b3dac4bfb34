import { z } from 'zod'
import { sound } from '../../reader/frames/slots.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { defineEffect } from './defineEffect.ts'

export const applyDcOffsetRemoval = defineEffect({
  name: 'apply_dc_offset_removal',
  title: 'Remove DC Offset',
  description: 'Centres a waveform that lies above or below zero on each channel. It sounds the same; length stays.',
  parameters: z.strictObject({}),
  frames: [
    {
      acts: [
        'remove:dcOffset',
        'cut:dcOffset',
        'denoise:dcOffset',
        'change:dcOffset',
        'center:dcOffset',
        'light:dcOffset',
      ],
      target: { ...sound, ties: ['bare', 'on', 'from'] },
    },
  ],
  words: ['remove dc offset', 'remove the dc offset', 'fix the dc offset', 'dc offset removal', 'dc correction'],
  request: () => ({ kind: 'removeOffset' }),
  idleOn: ['engine/no-offset'],
  sentence: (step, names) => `Remove the DC offset from ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names) => `Removed the DC offset from ${sayRange(step.range)} of ${sayNames(names)}`,
})
