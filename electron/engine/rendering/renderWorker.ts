import { wholeBuffers } from '../threads/lanes.ts'
import { serveLanes } from '../threads/serveLanes.ts'
import { createLaneWork, type RenderCalls } from './laneWork.ts'

/** A thread that computes effects. */
serveLanes<RenderCalls>({
  open: async ({ effect, format, keeping }) => {
    const work = await createLaneWork(effect, format, keeping)
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
