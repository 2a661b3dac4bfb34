import type { SourceNote } from '../../../shared/notes/fileNotes.ts'
import { ok, err, type Result } from '../../../shared/result.ts'
import { openInputFile, unreadable } from '../codecs/files/inputFile.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import type { FileLabel } from './fileLabel.ts'
import { checkLabels, plainText } from './checkLabels.ts'
import { readSoundMarkers } from './soundMarkers.ts'

export interface LabelsInside {
  readonly labels: readonly FileLabel[]
  readonly notes: readonly SourceNote[]
}

/** The labels that come with a sound file of so many seconds; what lies behind its end is left out. */
export function readLabelsInside(path: string, name: string, seconds: number): Result<LabelsInside> {
  const opened = openInputFile(path, name)
  if (!opened.ok) return opened
  try {
    const { lines, recordedAt, description } = readSoundMarkers(opened.value)
    const { labels } = checkLabels(lines.filter((line) => 'kind' in line || line.start <= seconds))
    const about = plainText(description)
    const leftOut = lines.length - labels.length
    return ok({
      labels: labels.map((label) => ({ ...label, end: Math.min(label.end, Math.max(label.start, seconds)) })),
      notes: [
        ...(labels.length > 0 ? [{ kind: 'labels' as const, count: labels.length }] : []),
        ...(leftOut > 0 ? [{ kind: 'labels-left-out' as const, count: leftOut }] : []),
        ...(recordedAt === null ? [] : [{ kind: 'recorded-at' as const, seconds: recordedAt }]),
        ...(about === '' ? [] : [{ kind: 'described' as const, text: about }]),
      ],
    })
  } catch (error) {
    if (!isSystemError(error)) throw error
    return err(unreadable(name, error))
  } finally {
    opened.value.close()
  }
}
