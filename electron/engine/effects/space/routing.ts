import { defineEffect } from '../processor.ts'

export interface RoutingParams {
  /** Which side each channel that comes out is. */
  readonly sides: readonly ('left' | 'right')[]
}

/** Hands on channels as they are, in another order, or one of them. */
export const routing = defineEffect<RoutingParams>({
  channels: 'linked',
  create: ({ sides }) => ({
    process: (input) =>
      sides.map((side, index) => {
        const row = input[side === 'right' ? input.length - 1 : 0] as Float32Array
        return sides.indexOf(side) === index && input.length > 1 ? row : row.slice()
      }),
    finish: () => [],
  }),
})
