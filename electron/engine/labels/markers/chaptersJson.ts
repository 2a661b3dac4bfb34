import { z } from 'zod'
import type { FileLabel, ReadLine } from '../../markers/fileLabel.ts'

const time = z.number()
const chapter = z.object({ startTime: time, endTime: time.optional(), title: z.string().optional() })
const chapters = z.object({ chapters: z.array(z.unknown()) })

/** The chapters of a podcast (Podcasting 2.0): null where the text is something else. */
export function readChaptersJson(text: string): ReadLine[] | null {
  const parsed = chapters.safeParse(parseJson(text))
  if (!parsed.success) return null
  return parsed.data.chapters.map((one, index): ReadLine => {
    const read = chapter.safeParse(one)
    if (!read.success) return { kind: 'label-block-times', number: index + 1 }
    const { startTime, endTime, title } = read.data
    return { start: startTime, end: endTime ?? startTime, text: title ?? '' }
  })
}

/** Podcasting 2.0; a point goes on up to the next chapter by itself. */
export function writeChaptersJson(labels: readonly FileLabel[]): string {
  const written = labels.map(({ start, end, text }) => ({
    startTime: rounded(start),
    title: text,
    ...(end > start && { endTime: rounded(end) }),
  }))
  return `${JSON.stringify({ version: '1.2.0', chapters: written }, null, 2)}\n`
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
