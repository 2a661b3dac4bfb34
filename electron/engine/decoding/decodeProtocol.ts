import type { Result } from '../../../shared/result.ts'
import type { ChannelChoice } from '../codecs/channelChoice.ts'
import type { Share, SoundPart } from './decoders.ts'

/** What goes between the engine's thread and a decode thread. Every call but `close` has one answer; `spare` is memory of a block that is stored. */
export type DecodeCall =
  | {
      readonly do: 'open'
      readonly id: number
      readonly lane: number
      readonly path: string
      readonly name: string
      readonly choice: ChannelChoice
    }
  | {
      readonly do: 'begin'
      readonly id: number
      readonly lane: number
      readonly sampleRate: number
      readonly share: Share
    }
  | { readonly do: 'next'; readonly id: number; readonly lane: number; readonly spare: ArrayBuffer | null }
  | { readonly do: 'close'; readonly lane: number }

export interface Opened {
  readonly sampleRate: number
  readonly channels: 1 | 2
  readonly channelNames: readonly string[] | null
  readonly isDivisible: boolean
}

/** Notes come with the end (`part` is null). */
export interface Heard {
  readonly part: SoundPart | null
  readonly fraction: number
  readonly notes: readonly string[]
}

export type DecodeAnswer =
  | { readonly id: number; readonly result: Result<Opened | Heard | null> }
  | { readonly id: number; readonly threw: string }
