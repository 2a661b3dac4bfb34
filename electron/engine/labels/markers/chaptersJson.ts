import { z } from 'zod'
import type { ReadLine } from '../../markers/fileLabel.ts'

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
