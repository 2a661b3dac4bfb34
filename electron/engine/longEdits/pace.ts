import { ok, type Result } from '../../../shared/result.ts'
import type { EditState } from '../edits/edit.ts'
import { readTargetWithAudio, type Target } from '../edits/readTarget.ts'
import { checkLength } from '../model/checkLength.ts'
import { trackEnd } from '../model/projectEnd.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** What the stretching listens to before the range, seconds: two of its blocks. */
const stretchLeadIn = 0.25

/** Faster or slower at the same pitch. */
export const changeTempo: LongEdit<'changeTempo'> = async (state, { percent }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const ratio = 1 / (1 + percent / 100)
  const fits = checkPaced(state, target.value, ratio)
  return fits.ok
    ? ok(
        renderRange(state, target.value, {
          store: env.store,
          effect: { name: 'stretch', params: { ratio, semitones: 0 } },
          ratio,
        }),
      )
    : fits
}

/** Higher or lower in the same time. */
export const changePitch: LongEdit<'changePitch'> = async (state, { semitones }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  return ok(
    renderRange(state, target.value, {
      store: env.store,
      effect: { name: 'stretch', params: { ratio: 1, semitones } },
      leadIn: stretchLeadIn,
    }),
  )
}

/** Faster and higher together, as a tape is. */
export const changeSpeed: LongEdit<'changeSpeed'> = async (state, { percent }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const ratio = 1 / (1 + percent / 100)
  const fits = checkPaced(state, target.value, ratio)
  return fits.ok
    ? ok(
        renderRange(state, target.value, { store: env.store, effect: { name: 'varispeed', params: { ratio } }, ratio }),
      )
    : fits
}

/** Before hours are rendered that there is no room for. */
function checkPaced({ project }: EditState, { tracks, start, end }: Target, ratio: number): Result<void> {
  const grown = (Math.min(end, Math.max(...tracks.map(trackEnd))) - start) * (ratio - 1)
  return grown > 0 ? checkLength(Math.max(...tracks.map(trackEnd)) + grown, project.sampleRate) : ok()
}
