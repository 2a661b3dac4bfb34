import { extname } from 'node:path'
import { failure, type UsageProblem } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { type FfmpegFormat, type SoundSettings, soundSettingsSchema } from '../../../shared/schemas/exportRequest.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { exportFormat } from './exportFormat.ts'

/** What the command line says of the output; the rest is found out from the inputs. */
export interface OutputWish {
  readonly kind: 'wav' | 'aiff' | 'flac' | 'mp3' | 'ogg' | FfmpegFormat
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
  '.aiff': 'aiff',
  '.aif': 'aiff',
  '.m4a': 'm4a',
  '.opus': 'opus',
}

interface SaidSound {
  readonly bits?: string | undefined
  readonly kbps?: string | undefined
  readonly rate?: string | undefined
}

const wrong = (problem: UsageProblem) => err(failure('cli/usage', { problem }))

export function readOutputWish(output: string, said: SaidSound): Result<OutputWish> {
  const kind = kinds[extname(output).toLowerCase()]
  if (kind === undefined) return wrong({ kind: 'output-name', option: '-o', said: output })
  const bits = readBits(said.bits, kind)
  if (!bits.ok) return bits
  const kbps = readKbps(said.kbps, kind)
  if (!kbps.ok) return kbps
  const rate = readRate(said.rate)
  return rate.ok ? ok({ kind, bits: bits.value, kbps: kbps.value, rate: rate.value }) : rate
}

function readBits(said: string | undefined, format: OutputWish['kind']): Result<OutputWish['bits']> {
  if (said === undefined) return ok(null)
  const bits = Number(said)
  if (bits !== 16 && bits !== 24 && bits !== 32)
    return wrong({ kind: 'choice', option: '--bits', choices: ['16', '24', '32'], said })
  if (isLossy(format)) return wrong({ kind: 'format-without-bits', format })
  return bits === 32 && format !== 'wav' ? wrong({ kind: 'too-many-bits-for-flac' }) : ok(bits)
}

function readKbps(said: string | undefined, format: OutputWish['kind']): Result<number | null> {
  if (said === undefined) return ok(null)
  const known: readonly number[] = limits.mp3Kbps.values
  if (!known.includes(Number(said)))
    return wrong({ kind: 'choice', option: '--kbps', choices: known.map(String), said })
  return isLossy(format) && format !== 'ogg' ? ok(Number(said)) : wrong({ kind: 'bit-rate-without-mp3' })
}

const isLossy = (kind: OutputWish['kind']): kind is 'mp3' | 'ogg' | FfmpegFormat =>
  kind === 'mp3' || kind === 'ogg' || kind === 'm4a' || kind === 'opus'

function readRate(said: string | undefined): Result<number | null> {
  if (said === undefined) return ok(null)
  const rate = Number(said)
  const { min, max } = limits.exportRate
  return Number.isInteger(rate) && rate >= min && rate <= max
    ? ok(rate)
    : wrong({ kind: 'number', option: '--rate', min, max, said })
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
  if (isLossy(kind)) return kind
  const deepest = await exportFormat(inputs)
  if (kind === 'wav') return bits === null ? deepest : wavFormats[bits]
  return bits === 16 || (bits === null && deepest === 'wav16') ? `${kind}16` : `${kind}24`
}
