import { ok, type Result } from '../../../shared/result.ts'
import type { EditState } from '../edits/edit.ts'
import type { Target } from '../edits/readTarget.ts'
import type { EffectCall } from '../effects/index.ts'
import { checkLength, trackEnd } from '../model/projectEnd.ts'
import { type EffectRender, rangeEffect } from './rangeEffect.ts'

/** What the stretching listens to before the range, seconds: two of its blocks. */
const stretchLeadIn = 0.25

/** Faster or slower at the same pitch. */
export const changeTempo = rangeEffect<'changeTempo'>(({ percent }, target, state) =>
  atPace(percent, target, state, (ratio) => ({ name: 'stretch', params: { ratio, semitones: 0 } })),
)

/** Faster and higher together, as a tape is. */
export const changeSpeed = rangeEffect<'changeSpeed'>(({ percent }, target, state) =>
  atPace(percent, target, state, (ratio) => ({ name: 'varispeed', params: { ratio } })),
)

/** Higher or lower in the same time. */
export const changePitch = rangeEffect<'changePitch'>(({ semitones }) =>
  ok({ effect: { name: 'stretch', params: { ratio: 1, semitones } }, leadIn: stretchLeadIn, tellsPeaks: true }),
)

/** `ratio`: new length for one second of the old. */
function atPace(
  percent: number,
  target: Target,
  state: EditState,
  effectOf: (ratio: number) => EffectCall,
): Result<EffectRender> {
  const ratio = 1 / (1 + percent / 100)
  const fits = checkPaced(state, target, ratio)
  return fits.ok ? ok({ effect: effectOf(ratio), ratio, tellsPeaks: true }) : fits
}

/** Before hours are rendered that there is no room for. */
function checkPaced({ project }: EditState, { tracks, start, end }: Target, ratio: number): Result<void> {
  const grown = (Math.min(end, Math.max(...tracks.map(trackEnd))) - start) * (ratio - 1)
  return grown > 0 ? checkLength(Math.max(...tracks.map(trackEnd)) + grown, project.sampleRate) : ok()
}
