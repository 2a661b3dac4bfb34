import { isRecord } from '../../../../shared/parse/isRecord.ts'
import type { FileLabel, ReadLine } from '../../markers/fileLabel.ts'

/** The chapters of a podcast (Podcasting 2.0): null where the text is something else. */
export function readChaptersJson(text: string): ReadLine[] | null {
  const parsed = parseJson(text)
  const chapters: unknown = isRecord(parsed) ? parsed['chapters'] : null
  if (!Array.isArray(chapters)) return null
  return chapters.map((one, index) => readChapter(one) ?? { kind: 'label-block-times', number: index + 1 })
}

function readChapter(chapter: unknown): FileLabel | null {
  if (!isRecord(chapter)) return null
  const { startTime: start, endTime: end = start, title: text = '' } = chapter
  return isTime(start) && isTime(end) && typeof text === 'string' ? { start, end, text } : null
}

const isTime = (value: unknown): value is number => Number.isFinite(value)

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
