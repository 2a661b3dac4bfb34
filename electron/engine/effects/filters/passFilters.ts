import { passSections, type PassParams } from '../../../../shared/dsp/filterSections.ts'
import { defineEffect, type Effect } from '../processor.ts'
import { createCascade } from './createCascade.ts'

export const highPass = passFilter('highPass')
export const lowPass = passFilter('lowPass')

function passFilter(kind: Parameters<typeof passSections>[0]): Effect<PassParams> {
  return defineEffect<PassParams>({
    channels: 'linked',
    create: (params, { sampleRate, channels }) => createCascade(passSections(kind, params, sampleRate), channels),
  })
}
