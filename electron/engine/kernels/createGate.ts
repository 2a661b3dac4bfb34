import { freshKernels } from './kernelCode.ts'
import { placesIn, portionFrames, type Portions } from './portions.ts'

export interface Gate {
  /** Levels that open it, and that keep it open. */
  readonly open: number
  readonly close: number
  /** Frames that it stays open. */
  readonly hold: number
  /** By how much its gain rises with every frame, and by which factor it falls. */
  readonly rise: number
  readonly fall: number
  /** Its gain when it is closed. */
  readonly closed: number
  /** Frames by which what comes out is later than what it listens to. */
  readonly ahead: number
}

/** A gate for one or two rows that share one gain. */
export function createGate({ open, close, hold, rise, fall, closed, ahead }: Gate, channels: number): Portions {
  const code = freshKernels()
  const { buffer } = code.memory
  const place = placesIn(code)
  const row = (): number => place(portionFrames * 4)
  const inputs = Array.from({ length: channels }, row)
  const outputs = inputs.map(row)
  const gains = row()
  const state = place(16)
  // Rings of whole portions: what is heard now is written over what nobody needs any more.
  const ring = portionFrames * (1 + Math.ceil(ahead / portionFrames))
  const rings = inputs.map(() => place(ring * 4))
  const bytes = new Uint8Array(buffer)
  const [from, stays] = [smallestFloat(open), smallestFloat(close)]
  const [left, right] = inputs as [number, number?]
  let at = 0
  new Float64Array(buffer, state, 1)[0] = closed

  return {
    inputs: inputs.map((input) => new Float32Array(buffer, input, portionFrames)),
    outputs: outputs.map((output) => new Float32Array(buffer, output, portionFrames)),
    run() {
      code.gateGains(left, right ?? left, gains, portionFrames, from, stays, hold, rise, fall, closed, state)
      const first = (at - ahead + ring) % ring
      const count = Math.min(portionFrames, ring - first)
      inputs.forEach((input, c) => {
        const [line, output] = [rings[c] as number, outputs[c] as number]
        bytes.copyWithin(line + at * 4, input, input + portionFrames * 4)
        code.multiplyRow(line + first * 4, gains, output, count)
        if (count < portionFrames) code.multiplyRow(line, gains + count * 4, output + count * 4, portionFrames - count)
      })
      at = (at + portionFrames) % ring
    },
  }
}

/** The smallest number that floats have at or above it. */
function smallestFloat(value: number): number {
  const near = Math.fround(value)
  return near >= value ? near : Math.fround(value * (1 + 2 ** -23))
}
