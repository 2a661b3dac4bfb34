import { freshKernels, type KernelCode } from './kernelCode.ts'
import { placesIn } from './portions.ts'

/** One side of a room: lengths in frames. */
export interface Room {
  /** A multiple of four of them, side by side. */
  readonly combs: readonly number[]
  /** One behind the other. */
  readonly allPasses: readonly number[]
  readonly feedback: number
  readonly damping: number
}

/** Frames at a time. */
const mostFrames = 1 << 12

/** Damped combs side by side, then all-passes, in floats; gives what the room answers to a sound. */
export function createRoom({ combs, allPasses, feedback, damping }: Room): (sound: Float32Array) => Float32Array {
  const code = freshKernels()
  const { buffer } = code.memory
  const place = placesIn(code)
  const [input, sum] = [place(mostFrames * 4), place(mostFrames * 4)]
  const line = (length: number): Line => ({ at: place(length * 4), length, next: 0 })
  const lines = combs.map(line)
  const groups = Array.from({ length: lines.length / 4 }, (_, k) => ({
    lines: lines.slice(4 * k, 4 * k + 4),
    lows: place(16),
  }))
  const passes = allPasses.map(line)
  const [heard, answered] = [new Float32Array(buffer, input, mostFrames), new Float32Array(buffer, sum, mostFrames)]
  return (sound) => {
    const out = new Float32Array(sound.length)
    for (let at = 0; at < sound.length; at += mostFrames) {
      const part = sound.subarray(at, at + mostFrames)
      heard.set(part)
      answered.fill(0, 0, part.length)
      for (const group of groups) runCombs(code, group, { input, sum, count: part.length, damping, feedback })
      for (const pass of passes) runPass(code, pass, sum, part.length)
      out.set(answered.subarray(0, part.length), at)
    }
    return out
  }
}

/** A ring in the kernels' memory. */
interface Line {
  readonly at: number
  readonly length: number
  next: number
}

interface Group {
  readonly lines: readonly Line[]
  readonly lows: number
}

interface Heard {
  readonly input: number
  readonly sum: number
  readonly count: number
  readonly damping: number
  readonly feedback: number
}

/** Up to where one of the rings begins anew, and on from there. */
function runCombs(code: KernelCode, { lines, lows }: Group, { input, sum, count, damping, feedback }: Heard): void {
  for (let done = 0; done < count;) {
    const fits = Math.min(count - done, ...lines.map(({ length, next }) => length - next))
    const [one, two, three, four] = lines.map(({ at, next }) => at + next * 4) as [number, number, number, number]
    code.dampedCombs(one, two, three, four, input + done * 4, sum + done * 4, fits, lows, damping, feedback)
    for (const line of lines) line.next = (line.next + fits) % line.length
    done += fits
  }
}

function runPass(code: KernelCode, line: Line, row: number, count: number): void {
  for (let done = 0; done < count;) {
    const fits = Math.min(count - done, line.length - line.next)
    code.allPass(line.at + line.next * 4, row + done * 4, fits)
    line.next = (line.next + fits) % line.length
    done += fits
  }
}
