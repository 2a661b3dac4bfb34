/**
 * Letters that differ between two words, two swapped neighbours counting as one; stops at `most` and answers
 * `most + 1` beyond it.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] as number
}

/**
 * The one letter that was swapped with its neighbour, nothing else: all that is forgiven in a word of three letters.
 */
export function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false
  const at = Array.from({ length: a.length }, (_, index) => index).findIndex((index) => a[index] !== b[index])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** How many letters may differ in a word of this length. */
export function allowance(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
