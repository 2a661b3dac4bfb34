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

/** What is heard of rooms, and what they hear. Gains are factors. */
export interface Hall {
  /** One for each row. */
  readonly rooms: readonly Room[]
  /** Frames that what is sent to the rooms waits. */
  readonly preDelay: number
  /** What all rooms are sent is the mean of the rows times twice that. */
  readonly sent: number
  readonly wet: number
  readonly dry: number
}

/** Frames at a time: what is made on the way stays in the processor's cache. */
const mostFrames = 1 << 10

/** One or two rows, in place: damped combs side by side, then all-passes, in floats. */
export function createHall({ rooms, preDelay, sent, wet, dry }: Hall): (rows: readonly Float32Array[]) => void {
  const code = freshKernels()
  const place = placesIn(code)
  const row = (): number => place(mostFrames * 4)
  const [input, sum] = [row(), row()]
  const places = rooms.map(row)
  const inside = places.map((at) => new Float32Array(code.memory.buffer, at, mostFrames))
  const answered = new Float32Array(code.memory.buffer, sum, mostFrames)
  const wait: Line | null = preDelay > 0 ? layLine(place, preDelay) : null
  const answers = rooms.map((room) => layRoom(code, place, room))
  const run = (count: number): void => {
    code.sendRows(places[0] as number, places.at(-1) as number, input, count, sent)
    if (wait !== null) along(wait, count, (at, done, fits) => code.swapRow(at, input + done * 4, fits))
    places.forEach((at, c) => {
      answered.fill(0, 0, count)
      answers[c]?.(input, sum, count)
      code.blendRow(at, sum, count, dry, wet)
    })
  }
  return (rows) => {
    const total = rows[0]?.length ?? 0
    for (let at = 0; at < total; at += mostFrames) {
      const count = Math.min(mostFrames, total - at)
      rows.forEach((samples, c) => inside[c]?.set(samples.subarray(at, at + count)))
      run(count)
      rows.forEach((samples, c) => samples.set((inside[c] as Float32Array).subarray(0, count), at))
    }
  }
}

/** Adds what a room answers to `count` frames at one place to what is at another. */
function layRoom(
  code: KernelCode,
  place: (bytes: number) => number,
  { combs, allPasses, feedback, damping }: Room,
): (input: number, sum: number, count: number) => void {
  const lines = combs.map((length) => layLine(place, length))
  const groups = Array.from({ length: lines.length / 4 }, (_, k) => ({
    lines: lines.slice(4 * k, 4 * k + 4),
    lows: place(16),
  }))
  const passes = allPasses.map((length) => layLine(place, length))
  return (input, sum, count) => {
    for (const group of groups) runCombs(code, group, { input, sum, count, damping, feedback })
    for (const pass of passes) along(pass, count, (at, done, fits) => code.allPass(at, sum + done * 4, fits))
  }
}

const layLine = (place: (bytes: number) => number, length: number): Line => ({ at: place(length * 4), length, next: 0 })

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

/** The same for one ring. */
function along(line: Line, count: number, run: (at: number, done: number, fits: number) => void): void {
  for (let done = 0; done < count;) {
    const fits = Math.min(count - done, line.length - line.next)
    run(line.at + line.next * 4, done, fits)
    line.next = (line.next + fits) % line.length
    done += fits
  }
}
