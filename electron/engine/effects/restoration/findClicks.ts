import type { Gap } from './interpolateGap.ts'

export interface ClickRules {
  readonly threshold: number
  /** Frames of the longest click. */
  readonly most: number
  /** Where clicks have to begin. */
  readonly from: number
  readonly to: number
}

/** Where it reckons, as long as the sound: new memory for each look would add up to hundreds of megabytes. */
export interface ClickSpace {
  readonly error: Float64Array
  readonly sounding: Float64Array
}

export const clickSpace = (length: number): ClickSpace => ({
  error: new Float64Array(length),
  sounding: new Float64Array(length),
})

/** Below this the prediction error is rounding. */
const leastScale = 1e-5
/** Frames between two parts of one click, and around it that are replaced too. */
const joining = 6
const margin = 2

/**
 * Runs of frames that can be predicted neither from those before nor from those behind them. Forwards the prediction
 * error rings on behind a click, backwards before it; only within it are both large. What is large is measured against
 * the median of the stretch, which clicks can't lift.
 */
export function findClicks(
  sound: Float64Array,
  model: Float64Array,
  { threshold, most, from, to }: ClickRules,
  space: ClickSpace,
): readonly Gap[] {
  const error = predictionErrorOf(sound, model, space.error)
  const sounding = withoutZeros(error, space.sounding)
  // Digital silence on a side says nothing of the sound, and a click alone in silence must not set the median.
  const usual = sounding.length > 2 * (most + model.length) ? medianOf(sounding) / normalMedian : 0
  const limit = threshold * Math.max(leastScale, usual)
  const found: { from: number; to: number }[] = []
  for (let at = from - most - margin; at < to + most + margin; at++) {
    if ((error[at] as number) <= limit) continue
    const last = found.at(-1)
    if (last !== undefined && at - last.to <= joining) last.to = at + 1
    else found.push({ from: at, to: at + 1 })
  }
  return found
    .filter((run) => run.to - run.from <= most && run.from - margin >= from && run.from - margin < to)
    .map((run) => ({ from: run.from - margin, to: run.to + margin }))
}

/** The median magnitude of normally spread values is this much of their deviation. */
const normalMedian = 0.6745

/** At each frame the smaller of the forward and the backward prediction error; 0 where one of them can't be told. */
function predictionErrorOf(sound: Float64Array, model: Float64Array, error: Float64Array): Float64Array {
  const order = model.length - 1
  for (let at = order; at < sound.length - order; at++) {
    let forwards = 0
    let backwards = 0
    for (let k = 0; k <= order; k++) {
      const coefficient = model[k] as number
      forwards += coefficient * (sound[at - k] as number)
      backwards += coefficient * (sound[at + k] as number)
    }
    error[at] = Math.min(Math.abs(forwards), Math.abs(backwards))
  }
  return error
}

function withoutZeros(values: Float64Array, found: Float64Array): Float64Array {
  let count = 0
  for (let at = 0; at < values.length; at++) if (values[at] !== 0) found[count++] = values[at] as number
  return found.subarray(0, count)
}

/**
 * The value in the middle, were they sorted; `values` is put into another order. Sorting all of them takes several
 * times as long.
 */
function medianOf(values: Float64Array): number {
  const middle = values.length >> 1
  let [from, to] = [0, values.length - 1]
  while (from < to) {
    const split = values[(from + to) >> 1] as number
    let [low, high] = [from, to]
    while (low <= high) {
      while ((values[low] as number) < split) low++
      while ((values[high] as number) > split) high--
      if (low > high) break
      const value = values[low] as number
      values[low++] = values[high] as number
      values[high--] = value
    }
    if (middle <= high) to = high
    else if (middle >= low) from = low
    else break
  }
  return values[middle] as number
}
