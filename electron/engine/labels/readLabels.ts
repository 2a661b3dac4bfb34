import { readCues } from './cues.ts'
import { readChaptersJson } from './markers/chaptersJson.ts'
import { isCueSheet, readCueSheet } from './markers/cueSheet.ts'
import { isMarkerTable, readMarkerTable } from './markers/markerTable.ts'
import { isTimeList, readTimeList } from './markers/timeList.ts'
import { readLabelTrack } from './labelTrack.ts'
import { checkLabels } from '../markers/checkLabels.ts'
import type { ReadLabels, ReadLine } from '../markers/fileLabel.ts'
import { formatOfText } from './labelFormat.ts'

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
  if (isCueSheet(text)) return readCueSheet(text)
  if (isMarkerTable(text)) return readMarkerTable(text)
  const track = readLabelTrack(text)
  return track.some((line) => !('kind' in line)) || !isTimeList(text) ? track : readTimeList(text)
}
