import { extname } from 'node:path'
import { type SoundSettings, soundSettingsSchema } from '../../../shared/schemas/exportRequest.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { EditArguments } from './readEditArguments.ts'
import { exportFormat } from './exportFormat.ts'

/** What the command line says of the output; the rest is found out from the inputs. */
export interface OutputWish {
  readonly kind: 'wav' | 'flac' | 'mp3' | 'ogg'
  readonly bits: 16 | 24 | 32 | null
  readonly kbps: number | null
  readonly rate: number | null
}

const kinds: Readonly<Record<string, OutputWish['kind']>> = {
  '.wav': 'wav',
  '.wave': 'wav',
  '.flac': 'flac',
  '.mp3': 'mp3',
  '.ogg': 'ogg',
  '.oga': 'ogg',
}

/** The wish, or what is wrong with it. */
export function readOutputWish(
  output: string,
  said: { bits?: string | undefined; kbps?: string | undefined; rate?: string | undefined },
): OutputWish | string {
  const kind = kinds[extname(output).toLowerCase()]
  if (kind === undefined) return `-o needs a name that ends in .wav, .flac, .mp3 or .ogg, not "${output}"`
  const bits = said.bits === undefined ? null : Number(said.bits)
  if (bits !== null && bits !== 16 && bits !== 24 && bits !== 32) return `--bits takes 16, 24 or 32, not "${said.bits}"`
  if (bits !== null && (kind === 'mp3' || kind === 'ogg')) return `--bits is for WAV and FLAC; a ${kind} file has none`
  if (bits === 32 && kind === 'flac') return 'FLAC holds 16 or 24 bits, not 32'
  const kbps = said.kbps === undefined ? null : Number(said.kbps)
  if (kbps !== null && !(limits.mp3Kbps.values as readonly number[]).includes(kbps))
    return `--kbps takes one of ${limits.mp3Kbps.values.join(', ')}, not "${said.kbps}"`
  if (kbps !== null && kind !== 'mp3') return '--kbps is for MP3'
  const rate = said.rate === undefined ? null : Number(said.rate)
  const { min, max } = limits.exportRate
  if (rate !== null && !(Number.isInteger(rate) && rate >= min && rate <= max))
    return `--rate takes a number from ${min} to ${max}, not "${said.rate}"`
  return { kind, bits, kbps, rate }
}

export async function outputSound({ sound, inputs }: Pick<EditArguments, 'sound' | 'inputs'>): Promise<SoundSettings> {
  const wish = sound ?? { kind: 'wav', bits: null, kbps: null, rate: null }
  const format = await formatFor(wish, inputs)
  const quality = wish.kbps === null ? {} : { quality: { kind: 'constant', kbps: wish.kbps } }
  return soundSettingsSchema.parse({
    format,
    channels: 'auto',
    ...quality,
    ...(wish.rate === null ? {} : { sampleRate: wish.rate }),
  })
}

async function formatFor({ kind, bits }: OutputWish, inputs: readonly string[]): Promise<SoundSettings['format']> {
  if (kind === 'mp3' || kind === 'ogg') return kind
  const deepest = await exportFormat(inputs)
  if (kind === 'wav') return bits === null ? deepest : bits === 32 ? 'wavFloat' : bits === 24 ? 'wav24' : 'wav16'
  return bits === 16 || (bits === null && deepest === 'wav16') ? 'flac16' : 'flac24'
}
