import { extname } from 'node:path'
import { failure, type UsageProblem } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { isLossy, type OutputWish } from '../../headless/index.ts'

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

function readKbps(said: string | undefined, format: OutputWish['kind']): Result<OutputWish['kbps']> {
  if (said === undefined) return ok(null)
  const known = limits.mp3Kbps.values
  const kbps = known.find((one) => one === Number(said))
  if (kbps === undefined) return wrong({ kind: 'choice', option: '--kbps', choices: known.map(String), said })
  return isLossy(format) && format !== 'ogg' ? ok(kbps) : wrong({ kind: 'bit-rate-without-mp3' })
}

function readRate(said: string | undefined): Result<number | null> {
  if (said === undefined) return ok(null)
  const rate = Number(said)
  const { min, max } = limits.exportRate
  return Number.isInteger(rate) && rate >= min && rate <= max
    ? ok(rate)
    : wrong({ kind: 'number', option: '--rate', min, max, said })
}
