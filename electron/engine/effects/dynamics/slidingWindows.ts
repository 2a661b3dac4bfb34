/** The smallest of the last `length` values; before there were so many, 1 stands for those that are missing. */
export function createSlidingMinimum(length: number): (value: number) => number {
  const values = new Float64Array(length)
  const places = new Float64Array(length)
  // Of the values that wait; `end` is behind the newest one.
  let [first, end, count, place] = [0, 0, 0, 0]
  return (value) => {
    // Values that are not smaller than a later one can never be the smallest again.
    while (count > 0) {
      const last = end === 0 ? length - 1 : end - 1
      if ((values[last] as number) < value) break
      end = last
      count--
    }
    if (count > 0 && (places[first] as number) <= place - length) {
      first = first + 1 === length ? 0 : first + 1
      count--
    }
    values[end] = value
    places[end] = place++
    end = end + 1 === length ? 0 : end + 1
    count++
    return values[first] as number
  }
}

/** The mean of the last `length` values, beginning with ones. The sum is made anew each time round, so that rounding does not add up. */
export function createSlidingMean(length: number): (value: number) => number {
  const values = new Float64Array(length).fill(1)
  let sum = length
  let at = 0
  return (value) => {
    sum += value - (values[at] as number)
    values[at] = value
    if (++at === length) {
      at = 0
      sum = 0
      for (let k = 0; k < length; k++) sum += values[k] as number
    }
    return sum / length
  }
}
