import { extname } from 'node:path'
import { type SoundSettings, soundSettingsSchema } from '../../../shared/schemas/exportRequest.ts'
import { limits } from '../../../shared/schemas/limits.ts'
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

interface SaidSound {
  readonly bits?: string | undefined
  readonly kbps?: string | undefined
  readonly rate?: string | undefined
}

/** The wish, or what is wrong with it. */
export function readOutputWish(output: string, said: SaidSound): OutputWish | string {
  const kind = kinds[extname(output).toLowerCase()]
  if (kind === undefined) return `-o needs a name that ends in .wav, .flac, .mp3 or .ogg, not "${output}"`
  const bits = readBits(said.bits, kind)
  if (typeof bits === 'string') return bits
  const kbps = readKbps(said.kbps, kind)
  if (typeof kbps === 'string') return kbps
  const rate = readRate(said.rate)
  return typeof rate === 'string' ? rate : { kind, bits, kbps, rate }
}

function readBits(said: string | undefined, kind: OutputWish['kind']): OutputWish['bits'] | string {
  if (said === undefined) return null
  const bits = Number(said)
  if (bits !== 16 && bits !== 24 && bits !== 32) return `--bits takes 16, 24 or 32, not "${said}"`
  if (kind === 'mp3' || kind === 'ogg') return `--bits is for WAV and FLAC; a ${kind} file has none`
  return bits === 32 && kind === 'flac' ? 'FLAC holds 16 or 24 bits, not 32' : bits
}

function readKbps(said: string | undefined, kind: OutputWish['kind']): number | null | string {
  if (said === undefined) return null
  const known: readonly number[] = limits.mp3Kbps.values
  if (!known.includes(Number(said))) return `--kbps takes one of ${known.join(', ')}, not "${said}"`
  return kind === 'mp3' ? Number(said) : '--kbps is for MP3'
}

function readRate(said: string | undefined): number | null | string {
  if (said === undefined) return null
  const rate = Number(said)
  const { min, max } = limits.exportRate
  return Number.isInteger(rate) && rate >= min && rate <= max
    ? rate
    : `--rate takes a number from ${min} to ${max}, not "${said}"`
}

export async function outputSound({
  sound,
  inputs,
}: {
  readonly sound: OutputWish | null
  readonly inputs: readonly string[]
}): Promise<SoundSettings> {
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

const wavFormats = { 16: 'wav16', 24: 'wav24', 32: 'wavFloat' } as const

async function formatFor({ kind, bits }: OutputWish, inputs: readonly string[]): Promise<SoundSettings['format']> {
  if (kind === 'mp3' || kind === 'ogg') return kind
  const deepest = await exportFormat(inputs)
  if (kind === 'wav') return bits === null ? deepest : wavFormats[bits]
  return bits === 16 || (bits === null && deepest === 'wav16') ? 'flac16' : 'flac24'
}
