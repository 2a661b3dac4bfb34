import type { FfmpegFormat } from '../../shared/schemas/exportFormats.ts'
import type { SoundSettings } from '../../shared/schemas/exportRequest.ts'
import type { limits } from '../../shared/schemas/limits.ts'
import { exportFormat } from './exportFormat.ts'

/** What is said of the output; the rest is found out from the inputs. */
export interface OutputWish {
  readonly kind: 'wav' | 'aiff' | 'flac' | 'mp3' | 'ogg' | FfmpegFormat
  readonly bits: 16 | 24 | 32 | null
  readonly kbps: (typeof limits)['mp3Kbps']['values'][number] | null
  readonly rate: number | null
}

export const isLossy = (kind: OutputWish['kind']): kind is 'mp3' | 'ogg' | FfmpegFormat =>
  kind === 'mp3' || kind === 'ogg' || kind === 'm4a' || kind === 'opus'

export function outputSound({
  sound,
  inputs,
}: {
  readonly sound: OutputWish | null
  readonly inputs: readonly string[]
}): SoundSettings {
  const wish = sound ?? { kind: 'wav', bits: null, kbps: null, rate: null }
  const format = formatFor(wish, inputs)
  return {
    format,
    channels: 'auto',
    ...(wish.kbps === null ? {} : { quality: { kind: 'constant', kbps: wish.kbps } }),
    ...(wish.rate === null ? {} : { sampleRate: wish.rate }),
  }
}

const wavFormats = { 16: 'wav16', 24: 'wav24', 32: 'wavFloat' } as const

function formatFor({ kind, bits }: OutputWish, inputs: readonly string[]): SoundSettings['format'] {
  if (isLossy(kind)) return kind
  const deepest = exportFormat(inputs)
  if (kind === 'wav') return bits === null ? deepest : wavFormats[bits]
  return bits === 16 || (bits === null && deepest === 'wav16') ? `${kind}16` : `${kind}24`
}
