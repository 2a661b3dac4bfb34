import { wholeBuffers } from '../threads/actors.ts'
import { serveActors } from '../threads/serveActors.ts'
import { createEffectRun, type RenderCalls } from './effectRun.ts'

/** A thread that computes effects. */
serveActors<RenderCalls>({
  open: async ({ effect, format, keeping }) => {
    const work = await createEffectRun(effect, format, keeping)
    return {
      answer: undefined,
      work: { process: ({ input, used }) => work.process(input, used), finish: () => work.finish() },
    }
  },
  moved: ({ blocks, rows }) =>
    wholeBuffers([
      ...blocks.flatMap(({ block, summary }) => [block.bytes, summary.min, summary.max, summary.energy]),
      ...rows,
    ]),
})
