interface Marked {
  readonly start: number
  readonly end: number
}

/**
 * What labels stand for as chapters, in order. Where some of them are ranges these are the chapters, and points only
 * mark something in them; where all are points, each goes on up to the next one, and the last to the end of the sound.
 */
export function chapterRanges<Label extends Marked>(
  labels: readonly Label[],
  end: number,
): readonly { readonly label: Label; readonly start: number; readonly end: number }[] {
  const sorted = labels.toSorted((a, b) => a.start - b.start)
  const ranges = sorted.filter((label) => label.end > label.start)
  if (ranges.length > 0) return ranges.map((label) => ({ label, start: label.start, end: label.end }))
  return sorted
    .map((label) => {
      const next = sorted.find(({ start }) => start > label.start)?.start ?? end
      return { label, start: label.start, end: Math.min(next, end) }
    })
    .filter((one) => one.end > one.start)
}
