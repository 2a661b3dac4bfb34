import type { LabelNote } from '../../../shared/notes/fileNotes.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { FileLabel, ReadLabels, ReadLine } from './fileLabel.ts'

const mostNotes = 5

/** Only labels that can be: in time, on one line, not too many. */
export function checkLabels(lines: readonly ReadLine[]): ReadLabels {
  const labels: FileLabel[] = []
  const wrong: LabelNote[] = []
  let cut = 0
  for (const line of lines) {
    const checked = 'kind' in line ? line : checkTimes(line)
    if ('kind' in checked) wrong.push(checked)
    else if (labels.length === limits.labelCount) cut++
    else labels.push({ ...checked, text: plainText(checked.text) })
  }
  return {
    labels: labels.sort((one, other) => one.start - other.start),
    notes: [
      ...wrong.slice(0, mostNotes),
      ...(wrong.length > mostNotes ? [{ kind: 'more-label-lines', count: wrong.length - mostNotes } as const] : []),
      ...(cut > 0 ? [{ kind: 'too-many-labels', count: cut, most: limits.labelCount } as const] : []),
    ],
  }
}

function checkTimes({ text, start, end }: FileLabel): ReadLine {
  const [first, last] = [Math.min(start, end), Math.max(start, end)]
  if (first < 0 || last > limits.time.max) return { kind: 'label-time', seconds: first }
  return { text, start: first, end: last }
}

export function plainText(text: string): string {
  return text
    .replaceAll(/ ?[\p{Cc}\p{Zl}\p{Zp}]+ ?/gu, ' ')
    .trim()
    .slice(0, limits.nameLength)
}
