import { serveActors } from '../../threads/serveActors.ts'
import type { EncodeCalls } from './coder.ts'
import { createCoder } from './createCoder.ts'

/** A thread that encodes. */
serveActors<EncodeCalls>({
  open: async (settings) => {
    const coder = await createCoder(settings)
    return {
      answer: undefined,
      work: { encode: (input) => coder.encode(input), finish: () => coder.finish() },
    }
  },
  moved: (output) => [output.buffer as ArrayBuffer],
})
