import type { Chapter } from '../codecs/encode/tags/tags.ts'
import type { Project } from '../model/project.ts'

/**
 * The labels that begin in a range (frames, half open) as chapters of a file of it. Each goes on up to the next:
 * players know no gaps between them.
 */
export function chaptersIn(
  { labels, sampleRate }: Pick<Project, 'labels' | 'sampleRate'>,
  { start, end }: { readonly start: number; readonly end: number },
): readonly Chapter[] {
  const inside = labels
    .filter((label) => label.start >= start && label.start < end)
    .toSorted((a, b) => a.start - b.start)
  const milliseconds = (frame: number): number => ((frame - start) * 1000) / sampleRate
  return inside.map((label, k) => ({
    start: milliseconds(label.start),
    end: milliseconds(inside[k + 1]?.start ?? end),
    title: label.text,
  }))
}
