import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { EditRequest } from '../../../shared/schemas/editRequest.ts'
import type { EffectCall } from '../effects/index.ts'
import { equalizerShape } from '../../../shared/dsp/filterSections.ts'
import { type EffectRender, rangeEffect } from './rangeEffect.ts'

/** Filters have forgotten what was before them after this many periods of their corner. */
const settlingPeriods = 8

export const highPass = rangeEffect<'highPass'>(({ kind: name, ...params }, _target, { project }) =>
  passFilter({ name, params }, project.sampleRate),
)
export const lowPass = rangeEffect<'lowPass'>(({ kind: name, ...params }, _target, { project }) =>
  passFilter({ name, params }, project.sampleRate),
)

function passFilter(
  effect: Extract<EffectCall, { name: 'highPass' | 'lowPass' }>,
  sampleRate: number,
): Result<EffectRender> {
  const allowed = checkFrequency(effect.params.frequencyHz, sampleRate)
  return allowed.ok ? ok({ effect, leadIn: settlingPeriods / effect.params.frequencyHz }) : allowed
}

export const equalizer = rangeEffect<'equalizer'>(({ kind: name, ...params }, _target, { project }) => {
  if (isFlat(params)) return err(failure('engine/bad-value', { problem: { kind: 'flat-equalizer' } }))
  for (const band of params.bands) {
    const allowed = checkFrequency(band.frequencyHz, project.sampleRate)
    if (!allowed.ok) return allowed
  }
  const settling = Math.max(
    1 / equalizerShape.bassHz,
    ...params.bands.map((band) => Math.max(1, band.q) / band.frequencyHz),
  )
  return ok({ effect: { name, params }, leadIn: Math.min(5, settlingPeriods * settling) })
})

type Bands = Omit<Extract<EditRequest, { kind: 'equalizer' }>, 'kind'>

function isFlat({ bassDb, midDb, trebleDb, bands }: Bands): boolean {
  return [bassDb, midDb, trebleDb, ...bands.map((band) => band.gainDb)].every((gain) => gain === 0)
}

/** A filter can't work at or above half of the sample rate. */
export function checkFrequency(frequencyHz: number, sampleRate: number): Result<void> {
  if (frequencyHz < sampleRate / 2) return ok()
  return err(failure('engine/bad-value', { problem: { kind: 'frequency-too-high', frequencyHz, sampleRate } }))
}
