/** Of so many in order, the index of the first for which it holds, and from which on it does; else how many. */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
