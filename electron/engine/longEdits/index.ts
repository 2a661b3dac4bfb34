import type { Result } from '../../../shared/result.ts'
import type { LongKind } from '../../../shared/schemas/editRequest.ts'
import type { EditState } from '../edits/edit.ts'
import { clickRemoval } from './clickRemoval.ts'
import { autoDuck } from './level/autoDuck.ts'
import { crossGate } from './level/crossGate.ts'
import { makeMono, splitStereo, swapChannels } from './channels.ts'
import { generateNoise, generateTone } from './generate.ts'
import { compressor, deEsser, echo, limiter, noiseGate, reverb } from './effects.ts'
import { equalizer, highPass, lowPass } from './filters.ts'
import { humRemoval, notch } from './notches.ts'
import { noiseReduction } from './noiseReduction.ts'
import { labelSilences } from './silence/labelSilences.ts'
import type { LongEdit, LongEnv, LongPlan, LongRequest } from './longEdit.ts'
import { loudnessNormalize } from './level/loudnessNormalize.ts'
import { master } from './level/master.ts'
import { matchLoudness } from './level/matchLoudness.ts'
import { matchTo } from './level/matchTo.ts'
import { mixAndRender } from './mixAndRender.ts'
import { resampleProject } from './resampleProject.ts'
import { removeOffset } from './offset.ts'
import { generateRoomTone } from './silence/roomTone.ts'
import { changePitch, changeSpeed, changeTempo } from './pace.ts'
import { truncateSilence } from './silence/truncateSilence.ts'

/** Every request that takes its time. Complete by type, as the table of instant edits. */
export const longEdits: { readonly [K in LongKind]: LongEdit<K> } = {
  highPass,
  lowPass,
  equalizer,
  notch,
  humRemoval,
  compressor,
  limiter,
  noiseGate,
  deEsser,
  noiseReduction,
  clickRemoval,
  echo,
  reverb,
  loudnessNormalize,
  master,
  matchLoudness,
  matchTo,
  truncateSilence,
  changeTempo,
  changePitch,
  changeSpeed,
  generateTone,
  generateNoise,
  generateRoomTone,
  autoDuck,
  crossGate,
  mixAndRender,
  resampleProject,
  makeMono,
  splitStereo,
  swapChannels,
  removeOffset,
  labelSilences,
}

export async function planLongEdit(state: EditState, request: LongRequest, env: LongEnv): Promise<Result<LongPlan>> {
  const plan = longEdits[request.kind] as LongEdit<typeof request.kind>
  return plan(state, request, env)
}

export type { LongEnv, LongPlan, LongRequest } from './longEdit.ts'
