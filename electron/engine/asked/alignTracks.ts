import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { MeasuredRange } from '../measure/loudness/index.ts'
import type { MixSound } from '../measure/mix/index.ts'
import { takeTurns, type Turns } from '../measure/takeTurns.ts'
import { type Correlator, createCorrelator } from './correlate.ts'
import { envelopeOf, envelopeRate, stepOf } from './envelope.ts'
import { fitLine, type ClockLine, type PlaceOnLine } from './fitLine.ts'

/** How a recording lies beside another one of the same event. Seconds. */
export interface Alignment {
  /** At the start of what was compared it comes so much later; negative: earlier. */
  readonly offset: number
  /** It runs so much slower: parts of a million. */
  readonly driftPpm: number
  /** How far places lie from that, in the middle. */
  readonly spread: number
  readonly places: number
}

interface Pair {
  readonly reference: MixSound
  readonly other: MixSound
  readonly range: MeasuredRange
  readonly sampleRate: number
}

/** Stretches that are looked for in the other recording by how their loudness moves. */
const chunkSeconds = 60
const chunks = 7
/** How alike, from -1 to 1, they have to be. */
const alike = 0.3

/** Windows that are compared closely: so many, so long, with so much around them in the other. */
const windows = 24
const windowSeconds = 4
const around = 0.5
const slowRate = 8000
const lowest = 100
/** How far the best lag stands out of all others. */
const standsOut = 6
/** Fewer windows that agree tell nothing. */
const leastPlaces = 3

/** Null where both are not alike: recordings of different things, or of voices that no microphone shares. */
export async function alignTracks(
  turns: Turns & { report(fraction: number): void },
  pair: Pair,
): Promise<Result<Alignment | null>> {
  const rough = await findRoughly(turns, pair)
  if (!rough.ok || rough.value.length === 0) return rough.ok ? ok(null) : rough
  const places = await findClosely(turns, pair, fitLine(rough.value, 1) ?? flat(rough.value))
  if (!places.ok) return places
  const line = fitLine(places.value, 0.002)
  if (line === null || !isTold(line, pair)) return ok(null)
  const start = pair.range.start / pair.sampleRate
  return ok({
    offset: line.at(start),
    driftPpm: line.slope * 1e6,
    spread: line.spread,
    places: line.agree,
  })
}

/**
 * Places that lie close together are one sound heard several times: a word that both say, or one voice of a machine.
 * They have to reach over two windows that share none, in short recordings over most of what there is.
 */
function isTold({ agree, reach }: ClockLine, { range, sampleRate }: Pair): boolean {
  const span = (range.end - range.start) / sampleRate - windowSeconds
  return agree >= leastPlaces && reach >= Math.min(windowSeconds, span * 0.75)
}

const flat = ([first]: readonly PlaceOnLine[]): ClockLine => {
  const { offset } = first as PlaceOnLine
  return { slope: 0, at: () => offset, spread: 0, agree: 1, reach: 0 }
}

/** Chunks of the reference in the whole of the other, by their envelopes. */
async function findRoughly(turns: Turns, pair: Pair): Promise<Result<PlaceOnLine[]>> {
  const { reference, other, range, sampleRate } = pair
  const one = await takeTurns(turns, envelopeOf(reference, range, sampleRate))
  if (!one.ok) return one
  const two = await takeTurns(turns, envelopeOf(other, range, sampleRate))
  if (!two.ok) return two
  const second = sampleRate / stepOf(sampleRate)
  const length = Math.floor(Math.min(chunkSeconds * second, one.value.length / 2))
  if (length < envelopeRate) return ok([])
  const correlator = await createCorrelator(two.value.length + length, 0)
  correlator.listen(two.value)
  const found: PlaceOnLine[] = []
  for (let k = 0; k < chunks; k++) {
    const at = Math.floor((k * (one.value.length - length)) / (chunks - 1))
    const best = bestEnvelope(correlator, one.value.subarray(at, at + length), two.value)
    if (best !== null)
      found.push({ time: range.start / sampleRate + (at + length / 2) / second, offset: (best - at) / second })
    await turns.pause()
    if (turns.signal.aborted) return err(failure('engine/cancelled'))
  }
  return ok(mostThatAgree(found))
}

function bestEnvelope(correlator: Correlator, chunk: Float32Array, sound: Float32Array): number | null {
  const lags = correlator.lags(chunk)
  let best = 0
  for (let k = 0; k < sound.length; k++) if ((lags[k] as number) > (lags[best] as number)) best = k
  const there = sound.subarray(best, best + chunk.length)
  let [both, own, others] = [0, 0, 0]
  for (let k = 0; k < there.length; k++) {
    both += (chunk[k] as number) * (there[k] as number)
    own += (chunk[k] as number) ** 2
    others += (there[k] as number) ** 2
  }
  return both / Math.sqrt(own * others + 1e-12) >= alike ? best : null
}

/** Offsets of one recording differ by its drift only: the largest group within a second. */
function mostThatAgree(found: readonly PlaceOnLine[]): PlaceOnLine[] {
  const groups = found.map(({ offset }) => found.filter((one) => Math.abs(one.offset - offset) < 1))
  return groups.reduce((most, group) => (group.length > most.length ? group : most), [])
}

/** Windows of the reference around where they should be in the other, to a part of a sample. */
async function findClosely(
  turns: Turns & { report(fraction: number): void },
  { reference, other, range, sampleRate }: Pair,
  rough: ClockLine,
): Promise<Result<PlaceOnLine[]>> {
  const factor = Math.max(1, Math.floor(sampleRate / slowRate))
  const rate = sampleRate / factor
  const [short, long] = [Math.round(windowSeconds * rate), Math.round((windowSeconds + 2 * around) * rate)]
  const size = 2 ** Math.ceil(Math.log2(short + long))
  const correlator = await createCorrelator(size, 0.8, Math.ceil((lowest * correlatorSize(size)) / rate))
  const found: PlaceOnLine[] = []
  const span = (range.end - range.start) / sampleRate - windowSeconds
  for (let k = 0; k < windows && span > 0; k++) {
    const time = range.start / sampleRate + (k * span) / (windows - 1)
    const from = time + rough.at(time) - around
    correlator.listen(slowSound(other, Math.round(from * sampleRate), long, factor))
    const lag = bestLag(
      correlator.lags(slowSound(reference, Math.round(time * sampleRate), short, factor)),
      long - short,
    )
    // Both were read from whole frames.
    const [was, is] = [Math.round(time * sampleRate), Math.round(from * sampleRate)]
    if (lag !== null) found.push({ time, offset: (is - was) / sampleRate + lag / rate })
    turns.report(k / windows)
    await turns.pause()
    if (turns.signal.aborted) return err(failure('engine/cancelled'))
  }
  return ok(found)
}

const correlatorSize = (least: number): number => 2 ** Math.ceil(Math.log2(least))

/** One channel from a frame on (silence before 0), averaged over so many frames. */
function slowSound({ channels, read }: MixSound, from: number, count: number, factor: number): Float32Array {
  const before = Math.min(count * factor, Math.max(0, -from))
  const rows = Array.from({ length: channels }, () => new Float32Array(count * factor))
  if (before < count * factor)
    read(
      from + before,
      rows.map((row) => row.subarray(before)),
    )
  const out = new Float32Array(count)
  for (const row of rows)
    for (let k = 0; k < count * factor; k++) {
      const at = Math.floor(k / factor)
      out[at] = (out[at] as number) + (row[k] as number)
    }
  return out
}

/** The lag of the highest peak, between samples by a parabola; null where it does not stand out. */
function bestLag(lags: Float32Array, most: number): number | null {
  let [best, squares] = [0, 0]
  for (let k = 0; k <= most; k++) {
    squares += (lags[k] as number) ** 2
    if ((lags[k] as number) > (lags[best] as number)) best = k
  }
  const peak = lags[best] as number
  if (peak <= 0 || peak < standsOut * Math.sqrt(squares / (most + 1))) return null
  if (best === 0 || best === most) return null
  const [left, right] = [lags[best - 1] as number, lags[best + 1] as number]
  return best + (left - right) / (2 * (left - 2 * peak + right))
}
