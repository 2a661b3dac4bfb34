import type { CoderSettings } from './coder.ts'

/** What goes between the engine's thread and an encoding one. Every call but `close` has one answer. */
export type EncodeCall =
  | { readonly do: 'open'; readonly id: number; readonly lane: number; readonly settings: CoderSettings }
  | {
      readonly do: 'encode'
      readonly id: number
      readonly lane: number
      readonly input: readonly (Float32Array | Uint8Array)[]
    }
  | { readonly do: 'finish'; readonly id: number; readonly lane: number }
  | { readonly do: 'close'; readonly lane: number }

export type EncodeAnswer =
  | { readonly id: number; readonly output: Uint8Array }
  | { readonly id: number; readonly threw: string }
