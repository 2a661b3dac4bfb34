import type { FileLabel, ReadLine } from '../../markers/fileLabel.ts'
import { readTime } from './readTime.ts'

const clock = '\\d{1,3}:\\d{2}(?::\\d{2})?(?:[.,]\\d{1,3})?'
const first = new RegExp(
  `^[\\s>*•–—-]*[([]?(${clock})[)\\]]?(?:\\s*(?:-|–|—|to|bis)\\s*[([]?(${clock})[)\\]]?)?(?:\\s*[-–—:|.)]+)?\\s+(\\S.*)$`,
  'u',
)
const last = new RegExp(`^[\\s>*•–—-]*(\\S.*?)[\\s:–—-]+[([]?(${clock})[)\\]]?\\s*$`, 'u')

/** What is longer is a paragraph, and takes long to look through. */
const longest = 1000

/** Whether lines begin with times, as below a video. */
export function isTimeList(text: string): boolean {
  return text.split('\n').some((line) => line.length <= longest && first.test(line))
}

/** A list of chapters as people write it: "0:00 Intro", "- 1:02:03 – The end", "4:45-4:50 noise", "Intro 0:00". */
export function readTimeList(text: string): ReadLine[] {
  return text.split('\n').flatMap((line, index): ReadLine[] => {
    if (line.trim() === '') return []
    const read = line.length <= longest ? (ahead(line) ?? behind(line)) : null
    return [read ?? { kind: 'label-line', number: index + 1 }]
  })
}

function ahead(line: string): ReadLine | null {
  const [, from = '', to, text = ''] = first.exec(line) ?? []
  const start = readTime(from)
  if (start === null) return null
  return { start, end: to === undefined ? start : (readTime(to) ?? start), text }
}

function behind(line: string): ReadLine | null {
  const [, text = '', at = ''] = last.exec(line) ?? []
  const start = readTime(at)
  return start === null ? null : { start, end: start, text }
}

/** "0:00 Intro", a line each, in whole seconds: the form that chapters below a video have. */
export function writeTimeList(labels: readonly FileLabel[]): string {
  const isLong = labels.some(({ start }) => start >= 3600)
  return labels.map(({ start, text }) => `${clockOf(Math.floor(start), isLong)} ${text}\n`).join('')
}

function clockOf(seconds: number, isLong: boolean): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const behind = two(seconds % 60)
  return isLong ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${behind}` : `${minutes}:${behind}`
}
