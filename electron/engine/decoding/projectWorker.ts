import { ok } from '../../../shared/result.ts'
import { wholeBuffers } from '../threads/actors.ts'
import { serveActors } from '../threads/serveActors.ts'
import { openProjectReading } from './openProjectReading.ts'
import type { GivenPart, ProjectCalls } from './projectProtocol.ts'

/** A thread that reads projects of other programs. */
serveActors<ProjectCalls>({
  open: async ({ path, name, form }) => {
    const opened = openProjectReading(path, name, form)
    if (!opened.ok) return { answer: opened, work: null }
    const reading = opened.value
    return {
      answer: ok(reading.outline),
      work: {
        ask: async (wanted) => reading.ask(wanted),
        next: async () => {
          const part = await reading.next()
          if (!part.ok) return part
          const isOver = part.value === null
          return ok({
            part: part.value,
            lost: isOver ? reading.lost() : [],
            repaired: isOver ? reading.repaired() : 0,
          })
        },
      },
      close: () => reading.close(),
    }
  },
  moved: (answer) => (answer.ok && answer.value !== null ? movedOf(answer.value) : []),
})

function movedOf({ part }: GivenPart): ArrayBuffer[] {
  if (part?.kind !== 'sound') return []
  const { block, summary } = part.chunk
  return wholeBuffers([block.bytes, summary.min, summary.max, summary.energy])
}
