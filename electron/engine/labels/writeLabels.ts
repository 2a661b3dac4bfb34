import type { LabelFormat } from '../../../shared/schemas/exportFormats.ts'
import type { FileLabel } from '../markers/fileLabel.ts'
import { writeCues } from './cues.ts'
import { writeLabelTrack } from './labelTrack.ts'
import { writeChaptersJson } from './markers/chaptersJson.ts'
import { writeCueSheet } from './markers/cueSheet.ts'
import { writeAuditionTable, writeReaperTable } from './markers/markerTables.ts'
import { writeTimeList } from './markers/timeList.ts'

const writers: Readonly<Record<LabelFormat, (labels: readonly FileLabel[], name: string) => string>> = {
  audacity: writeLabelTrack,
  srt: (labels) => writeCues(labels, 'srt'),
  vtt: (labels) => writeCues(labels, 'vtt'),
  podcast: writeChaptersJson,
  cue: writeCueSheet,
  youtube: writeTimeList,
  reaper: writeReaperTable,
  audition: writeAuditionTable,
}

/** Labels as the text of a file of this name. */
export function writeLabels(labels: readonly FileLabel[], format: LabelFormat, name = ''): string {
  return writers[format](
    labels.map((label) => ({ ...label, text: label.text.replaceAll(/\s+/gu, ' ').trim() })),
    name,
  )
}
