import { parentPort } from 'node:worker_threads'
import { createProcessor } from '../effects/index.ts'
import type { Processor } from '../effects/processor.ts'
import type { RenderAnswer, RenderCall } from './renderProtocol.ts'

/** A thread that computes effects, for several lanes side by side. Calls of one lane are answered in order. */
if (parentPort !== null) serve(parentPort)

function serve(port: NonNullable<typeof parentPort>): void {
  const lanes = new Map<number, Promise<Processor>>()
  const answer = (value: RenderAnswer): void => port.postMessage(value, 'output' in value ? value.output.map((samples) => samples.buffer as ArrayBuffer) : [])
  const run = async (call: Exclude<RenderCall, { do: 'close' }>): Promise<void> => {
    try {
      if (call.do === 'open') {
        const made = createProcessor(call.effect, call.format)
        lanes.set(call.lane, made)
        await made
        return answer({ id: call.id, output: [] })
      }
      const processor = await lanes.get(call.lane)
      const output = call.do === 'process' ? processor?.process(call.input) : processor?.finish()
      answer({ id: call.id, output: ownBuffers(output ?? []) })
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

/** Whole buffers can be handed over without being copied. */
function ownBuffers(arrays: readonly Float32Array[]): Float32Array[] {
  const seen = new Set<ArrayBufferLike>()
  return arrays.map((samples) => {
    const isWhole = samples.byteLength === samples.buffer.byteLength && !seen.has(samples.buffer)
    seen.add(samples.buffer)
    return isWhole ? samples : samples.slice()
  })
}
