import { defineEffect } from './processor.ts'

/** Effects to which no sample is more than itself: what lies before and behind it changes nothing. */

interface OffsetParams {
  /** What is added to every sample, by channel. */
  readonly by: readonly number[]
}

/** Moves sound up or down as a whole. */
export const offset = defineEffect<OffsetParams>({
  channels: 'linked',
  create: ({ by }) => ({
    process(input) {
      input.forEach((row, c) => {
        const added = by[c] ?? 0
        for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) + added
      })
      return input
    },
    finish: () => [],
  }),
})

interface RoutingParams {
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
