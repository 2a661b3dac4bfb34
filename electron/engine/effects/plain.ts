import { defineEffect } from './processor.ts'

/** Gives back what it is given: what was mixed on the way in is kept as it is. */
export const plain = defineEffect<Record<string, never>>({
  channels: 'linked',
  create: () => ({ process: (input) => input, finish: () => [] }),
})
