import { equalizerSections, type EqualizerParams } from '../../../../shared/dsp/filterSections.ts'
import { defineEffect } from '../processor.ts'
import { createCascade } from './createCascade.ts'

/** Two shelves, a middle and peaking bands, one after the other. */
export const equalizer = defineEffect<EqualizerParams>({
  channels: 'linked',
  create: (params, { sampleRate, channels }) => createCascade(equalizerSections(params, sampleRate), channels),
})
