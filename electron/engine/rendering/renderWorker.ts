import { parentPort } from 'node:worker_threads'
import { createLaneWork, type LaneWork, type Rendered } from './laneWork.ts'
import type { RenderAnswer, RenderCall } from './renderProtocol.ts'
import { giveWay } from '../jobs/giveWay.ts'

const nothing: Rendered = { blocks: [], rows: [] }

/** A thread that computes effects, for several lanes side by side. Calls of one lane are answered in order. */
if (parentPort !== null) {
  giveWay()
  serve(parentPort)
}

function serve(port: NonNullable<typeof parentPort>): void {
  const lanes = new Map<number, Promise<LaneWork>>()
  const answer = (value: RenderAnswer): void => port.postMessage(value, 'made' in value ? memoryOf(value.made) : [])
  const run = async (call: Exclude<RenderCall, { do: 'close' }>): Promise<void> => {
    try {
      if (call.do === 'open') {
        const work = createLaneWork(call.effect, call.format, call.keeping)
        lanes.set(call.lane, work)
        await work
        return answer({ id: call.id, made: nothing })
      }
      const work = await lanes.get(call.lane)
      const made = call.do === 'process' ? work?.process(call.input, call.used) : work?.finish()
      answer({ id: call.id, made: made ?? nothing })
    } catch (error) {
      answer({ id: call.id, threw: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  // One after the other: a lane's sound has to stay in order while its processor is still being made.
  let last: Promise<void> = Promise.resolve()
  port.on('message', (call: RenderCall) => {
    if (call.do === 'close') return void lanes.delete(call.lane)
    last = last.then(async () => run(call))
  })
}

/** Handed over without being copied. */
function memoryOf({ blocks, rows }: Rendered): ArrayBuffer[] {
  return [
    ...blocks.flatMap(({ block, summary }) =>
      [block.bytes, summary.min, summary.max, summary.energy].map((array) => array.buffer as ArrayBuffer),
    ),
    ...rows.map((row) => row.buffer as ArrayBuffer),
  ]
}
