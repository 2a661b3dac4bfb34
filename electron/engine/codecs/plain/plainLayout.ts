import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { InputFile } from '../files/inputFile.ts'
import { beyondLimits, brokenFile } from '../inputLimits.ts'
import { type PcmEncoding, pcmBytes } from '../../../../shared/dsp/pcmEncodings.ts'
import type { PcmFormat, PcmLayout } from '../pcm/pcmLayout.ts'

interface Said {
  readonly encoding: PcmEncoding
  readonly byteOrder: 'little' | 'big'
  readonly channels: number
  readonly sampleRate: number
}

/** What a header says of samples that follow each other without gaps. */
export function plainFormat(name: string, said: Said): Result<PcmFormat> {
  if (said.channels === 0 || said.sampleRate === 0) return brokenFile(name, { kind: 'no-channels-or-rate' })
  return beyondLimits(name, said) ?? ok({ ...said, blockAlign: pcmBytes[said.encoding] * said.channels })
}

/** The frames that are there; `claimed` is null where the header does not say how many bytes there should be. */
export function plainLayout(
  file: InputFile,
  format: PcmFormat,
  { start, claimed }: { readonly start: number; readonly claimed: number | null },
): Result<PcmLayout> {
  const present = Math.max(0, file.size - start)
  const bytes = Math.min(claimed ?? present, present)
  const notes: SourceNote[] = []
  if (claimed === null) notes.push({ kind: 'length-unsaid' })
  else if (claimed > present) notes.push({ kind: 'ends-early' })
  if (bytes % format.blockAlign !== 0) notes.push({ kind: 'last-frame-cut' })
  const frames = Math.floor(bytes / format.blockAlign)
  return frames === 0
    ? err(failure('files/empty', { name: file.name }))
    : ok({ ...format, dataStart: start, frames, notes })
}
