import { defaultQuality } from '../../../shared/schemas/exportFormats.ts'
import type { ExportDraft } from './exportDraft.ts'
import type { Formats } from '../../../shared/texts/index.ts'

/** kbit/s of stereo that encoders with a variable rate come to, about. */
const oggKbps = { '3': 112, '5': 160, '8': 256 } as const
const variableMp3Kbps = 190
/** A variable rate needs less for one channel; a constant one does not. */
const monoShare = 0.6
/** What is left of samples without loss, about. */
const flacShare = 0.6
const headerBytes = 1000

export interface Sound {
  readonly seconds: number
  readonly channels: 1 | 2
  readonly sampleRate: number
}

/** How many bytes a file of this sound would have, about. */
export function exportSize({ kind, bits, mp3, ogg }: ExportDraft, { seconds, channels, sampleRate }: Sound): number {
  const plain = seconds * channels * sampleRate * (Number(bits) / 8)
  const share = channels === 1 ? monoShare : 1
  const coded = (kbps: number) => (kbps * 1000 * seconds) / 8
  const sizes: Readonly<Record<ExportDraft['kind'], number>> = {
    wav: plain,
    aiff: plain,
    flac: plain * flacShare,
    mp3: mp3 === 'variable' ? coded(variableMp3Kbps * share) : coded(Number(mp3)),
    ogg: coded(oggKbps[ogg] * share),
    m4a: coded(defaultQuality.m4a.kbps),
    opus: coded(defaultQuality.opus.kbps),
  }
  return Math.round(sizes[kind] + headerBytes)
}

export function sayFileSize(bytes: number, { fixed }: Formats): string {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return bytes < 1e9 ? `${fixed(bytes / 1e6, 1)} MB` : `${fixed(bytes / 1e9, 2)} GB`
}
