interface Marked {
  readonly start: number
  readonly end: number
}

interface Chapter<Label> extends Marked {
  readonly label: Label
}

/**
 * What labels stand for as chapters, in order. Where some of them are ranges these are the chapters, and points only
 * mark something in them; where all are points, each goes on up to the next one, and the last to the end of the sound.
 */
export function chapterRanges<Label extends Marked>(labels: readonly Label[], end: number): readonly Chapter<Label>[] {
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

/** What lies of them in a range; of those that overlap, each from where the one before it ends. */
export function chaptersWithin<Label extends Marked>(
  labels: readonly Label[],
  end: number,
  range: Marked,
): readonly Chapter<Label>[] {
  let behind = range.start
  return chapterRanges(labels, end).flatMap(({ label, ...chapter }) => {
    const within = { start: Math.max(behind, chapter.start), end: Math.min(range.end, chapter.end) }
    if (within.end <= within.start) return []
    behind = within.end
    return [{ label, ...within }]
  })
}
