import type { EffectCall } from '../effects/index.ts'
import type { SoundFormat } from '../effects/processor.ts'
import type { Keeping } from './collectBlocks.ts'
import type { Rendered } from './laneWork.ts'

/** What goes between the engine's thread and a render thread. Every call but `close` has one answer. */
export type RenderCall =
  | {
      readonly do: 'open'
      readonly id: number
      readonly lane: number
      readonly effect: EffectCall
      readonly format: SoundFormat
      readonly keeping: Keeping
    }
  | {
      readonly do: 'process'
      readonly id: number
      readonly lane: number
      readonly input: readonly Float32Array[]
      readonly used: readonly ArrayBuffer[]
    }
  | { readonly do: 'finish'; readonly id: number; readonly lane: number }
  | { readonly do: 'close'; readonly lane: number }

export type RenderAnswer =
  | { readonly id: number; readonly made: Rendered }
  | { readonly id: number; readonly threw: string }
