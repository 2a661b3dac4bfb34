import type { LabelNote } from '../../../shared/fileNotes.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { readCues } from './cues.ts'
import { readChaptersJson } from './markers/chaptersJson.ts'
import { isMarkerTable, readMarkerTable } from './markers/markerTable.ts'
import { isTimeList, readTimeList } from './markers/timeList.ts'
import { readLabelTrack } from './labelTrack.ts'
import { formatOfText, type FileLabel, type ReadLabels, type ReadLine } from './labelFormat.ts'

const mostNotes = 5

/**
 * Labels of a file in any of the formats, along the timeline. Lines that are no labels are left out with a note;
 * nothing in a text is obeyed or interpreted. Control characters become spaces, and long texts are cut.
 */
export function readLabels(content: string): ReadLabels {
  const text = content.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n')
  return checkLabels(readLines(text))
}

/** By what is inside: names lie. */
function readLines(text: string): readonly ReadLine[] {
  const format = formatOfText(text)
  if (format !== 'audacity') return readCues(text, format)
  const chapters = readChaptersJson(text)
  if (chapters !== null) return chapters
  if (isMarkerTable(text)) return readMarkerTable(text)
  const track = readLabelTrack(text)
  return track.some((line) => !('kind' in line)) || !isTimeList(text) ? track : readTimeList(text)
}

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

function plainText(text: string): string {
  return text
    .replaceAll(/ ?[\p{Cc}\p{Zl}\p{Zp}]+ ?/gu, ' ')
    .trim()
    .slice(0, limits.nameLength)
}
