import { parentPort } from 'node:worker_threads'
import { type Coder, createCoder } from './coder.ts'
import type { EncodeAnswer, EncodeCall } from './encodeProtocol.ts'
import { giveWay } from '../../jobs/giveWay.ts'

/** A thread that encodes, for several lanes side by side. Calls are answered in order. */
if (parentPort !== null) {
  giveWay()
  serve(parentPort)
}

function serve(port: NonNullable<typeof parentPort>): void {
  const lanes = new Map<number, Coder>()
  const closed = new Set<number>()
  const answer = (value: EncodeAnswer): void =>
    port.postMessage(value, 'output' in value ? [value.output.buffer as ArrayBuffer] : [])
  const run = async (call: Exclude<EncodeCall, { do: 'close' }>): Promise<void> => {
    const { id, lane } = call
    try {
      if (call.do === 'open') lanes.set(lane, await createCoder(call.settings))
      const coder = lanes.get(lane)
      // What a lane still had to do when it was given up need not be done.
      const idle = call.do === 'open' || coder === undefined || closed.has(lane)
      const output = idle ? new Uint8Array(0) : call.do === 'encode' ? coder.encode(call.input) : coder.finish()
      answer({ id, output })
    } catch (error) {
      answer({ id, threw: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  let last: Promise<void> = Promise.resolve()
  port.on('message', (call: EncodeCall) => {
    if (call.do === 'close') closed.add(call.lane)
    last = last.then(async () => {
      if (call.do !== 'close') return run(call)
      lanes.delete(call.lane)
      closed.delete(call.lane)
    })
  })
}
