import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProcessor } from '../../electron/engine/effects/index.ts'
import { levelAt } from '../support/levelAt.ts'
import { hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { sine } from '../support/signals.ts'
import { addCompareRow } from './support/compareRow.ts'

type Convert = (sound: Float32Array, from: number, to: number) => Promise<Float32Array>

const ours: Convert = async (sound, from, to) => {
  const processor = await createProcessor({ name: 'rate', params: { from, to } }, { sampleRate: from, channels: 1 })
  return Float32Array.from([...(processor.process([sound.slice()])[0] ?? []), ...(processor.finish()[0] ?? [])])
}

/** With its 175 dB; SoX keeps 32 bits inside. */
const bySox: Convert = async (sound, from, to) => {
  const [input, output] = ['in.raw', 'out.f32'].map((name) => path.join(makeFolder(), name)) as [string, string]
  writeFileSync(input, new Uint8Array(sound.buffer))
  const raw = ['-t', 'f32', '-c', '1', '-r']
  runPeer('sox', '-D', ...raw, String(from), input, ...raw, String(to), output, 'rate', '-v', String(to))
  const bytes = readFileSync(output)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Where a frequency is found after it was sampled at a rate. */
function folded(hz: number, rate: number): number {
  const within = ((hz % rate) + rate) % rate
  return Math.min(within, rate - within)
}

/** The tone at a share of the narrower band, converted; what begins and ends with the filter is left out. */
async function heard(convert: Convert, [from, to]: Rates, share: number): Promise<Float32Array> {
  const hz = (share * Math.min(from, to)) / 2
  const out = await convert(sine(hz, from, from, 0.5), from, to)
  return out.slice(to * 0.1, to * 0.9)
}

type Rates = readonly [from: number, to: number]

/** Next to the edge of the band, where a filter is weakest, and far from it. */
const alone = [1.001, 1.003, 1.01, 1.05, 1.3, 1.7]
const within = [0.3, 0.9, 0.95]

/** The loudest thing that was not there, by the level of the tone it comes of, in dB. */
async function aliasing(convert: Convert, rates: Rates): Promise<number> {
  const [from, to] = rates
  const found: number[] = []
  for (const share of to < from ? alone : within) {
    const hz = (share * Math.min(from, to)) / 2
    if (hz >= from / 2) continue
    const sound = await heard(convert, rates, share)
    const images = to < from ? [hz] : [1, 2, 3].flatMap((k) => [k * from - hz, k * from + hz])
    found.push(
      ...images.filter((one) => Math.abs(folded(one, to) - hz) > 20).map((one) => levelAt(sound, folded(one, to), to)),
    )
  }
  return Math.max(...found) - levelOfTone
}

const levelOfTone = 20 * Math.log10(0.5)

describe.skipIf(!hasSox)('changes of rate beside SoX (skipped where it is missing)', () => {
  it.each([
    [44_100, 48_000],
    [48_000, 44_100],
    [96_000, 44_100],
    [44_100, 16_000],
  ] as const)(
    'from %i to %i Hz is flat to 95 percent of the band, and what it adds is 140 dB below',
    async (from, to) => {
      const edges: number[] = []
      for (const convert of [ours, bySox])
        edges.push(levelAt(await heard(convert, [from, to], 0.95), (0.95 * Math.min(from, to)) / 2, to) - levelOfTone)
      const [edge = NaN, theirEdge = NaN] = edges
      const [added, theirs] = [await aliasing(ours, [from, to]), await aliasing(bySox, [from, to])]
      const operation = `${from / 1000} to ${to / 1000} kHz`
      addCompareRow({
        operation: `${operation}, at 95 % of the band`,
        peer: 'sox rate -v',
        tolerance: '0.001 dB',
        measured: `${edge.toFixed(4)} dB, theirs ${theirEdge.toFixed(4)} dB`,
      })
      addCompareRow({
        operation: `${operation}, loudest alias or image`,
        peer: 'sox rate -v',
        tolerance: 'below -140 dB',
        measured: `${added.toFixed(1)} dB, theirs ${theirs.toFixed(1)} dB`,
      })
      expect(Math.abs(edge)).toBeLessThan(0.001)
      expect(added).toBeLessThan(-140)
    },
  )
})
