import { defineEffect } from '../processor.ts'

export interface OffsetParams {
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
