import { compressor } from './dynamics/compressor.ts'
import { deEsser } from './dynamics/deEsser.ts'
import { limiter, mixLimiter, standardLimiter } from './dynamics/limiter.ts'
import { noiseGate } from './dynamics/noiseGate.ts'
import { equalizer, highPass, lowPass } from './filters/filters.ts'
import { notch } from './filters/notch.ts'
import { stretch } from './pace/stretch.ts'
import { rate, varispeed } from './pace/varispeed.ts'
import { plain, type Effect, type Processor, type SoundFormat } from './processor.ts'
import { noise } from './sources/noise.ts'
import { roomTone } from './sources/roomTone.ts'
import { tone } from './sources/tone.ts'
import { clickRemoval } from './restoration/clickRemoval.ts'
import { noiseReduction } from './restoration/noiseReduction.ts'
import { offset, routing } from './perSample.ts'
import { speechNoise } from './restoration/speechNoise.ts'
import { echo } from './space/echo.ts'
import { reverb } from './space/reverb.ts'

/** Every effect that renders, by name: the one table that both the engine's thread and the render threads know. */
export const effects = {
  highPass,
  lowPass,
  equalizer,
  notch,
  compressor,
  limiter,
  mixLimiter,
  standardLimiter,
  noiseGate,
  deEsser,
  noiseReduction,
  speechNoise,
  clickRemoval,
  echo,
  reverb,
  offset,
  routing,
  stretch,
  varispeed,
  rate,
  plain,
  tone,
  noise,
  roomTone,
}

type Effects = typeof effects
export type EffectName = keyof Effects
type ParamsOf<N extends EffectName> = Effects[N] extends Effect<infer P> ? P : never
/** An effect with its values, ready to be sent to a thread. */
export type EffectCall = { readonly [N in EffectName]: { readonly name: N; readonly params: ParamsOf<N> } }[EffectName]

export async function createProcessor(call: EffectCall, format: SoundFormat): Promise<Processor> {
  const effect = effects[call.name] as Effect<unknown>
  return effect.create(call.params, format)
}
