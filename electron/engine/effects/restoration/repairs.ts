import { firstWhere } from '../../../../shared/firstWhere.ts'

/** What takes the place of stretches of one channel, one behind the other in the order in which they begin. */
export interface Repairs {
  /** Frame at which each begins. */
  readonly at: Int32Array
  /** Where the sound of each ends in `sound`. */
  readonly ends: Int32Array
  readonly sound: Float32Array
  /** Frames of the longest. */
  readonly longest: number
}

/** Keeps what is made as long as the budget, which several channels share, holds; it is below 0 once that is spent. */
export function collectRepairs(budget: { frames: number }): {
  add(at: number, made: ArrayLike<number>): void
  all(): Repairs
} {
  const [begins, ends]: [number[], number[]] = [[], []]
  let sound = new Float32Array(1 << 10)
  let longest = 0
  return {
    add(at, made) {
      if (budget.frames < 0) return
      budget.frames -= made.length
      if (budget.frames < 0) {
        sound = new Float32Array(0)
        return
      }
      const from = ends.at(-1) ?? 0
      if (from + made.length > sound.length) {
        const larger = new Float32Array(2 * (from + made.length))
        larger.set(sound)
        sound = larger
      }
      sound.set(made, from)
      longest = Math.max(longest, made.length)
      begins.push(at)
      ends.push(from + made.length)
    },
    all: () => ({
      at: Int32Array.from(begins),
      ends: Int32Array.from(ends),
      sound: sound.slice(0, ends.at(-1) ?? 0),
      longest,
    }),
  }
}

/** `row` begins at frame `from`. A later repair goes over what an earlier one left there. */
export function putRepairs(repairs: Repairs, from: number, row: Float32Array): void {
  const { at, ends, sound } = repairs
  for (let index = firstBehind(repairs, from); index < at.length; index++) {
    const begin = at[index] as number
    if (begin >= from + row.length) return
    const start = index === 0 ? 0 : (ends[index - 1] as number)
    for (let k = start; k < (ends[index] as number); k++) {
      const frame = begin + k - start - from
      if (frame >= 0 && frame < row.length) row[frame] = sound[k] as number
    }
  }
}

/** None that begins earlier reaches to `frame`. */
const firstBehind = ({ at, longest }: Repairs, frame: number): number =>
  firstWhere(at.length, (index) => (at[index] as number) + longest > frame)
