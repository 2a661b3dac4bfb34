import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createEngine, type Engine } from '../../electron/engine/index.ts'
import { messageOf } from '../../shared/failures/index.ts'
import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import { hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { addCompareRow } from './support/compareRow.ts'

const lenaFile = (ending: string): string =>
  path.join(import.meta.dirname, `../../node_modules/audio-lena/lena.${ending}`)
const rate = 44_100

async function open(file: string, sampleRate?: number): Promise<Engine> {
  const opened = await createEngine({ file: ':memory:', run: 'inline', joins: 'exact' })
  if (!opened.ok) throw new Error(messageOf(opened.error))
  const engine = opened.value
  if (sampleRate !== undefined) {
    // A project keeps the rate of its first sound.
    const seeded = await engine.seed({
      sampleRate,
      tracks: [{ name: 'first', channels: 1, clips: [{ name: 'a', start: 0, end: 0.1 }], silences: [] }],
      labels: [],
      selection: null,
      selectedTracks: [],
      selectedClips: [],
      cursor: 0,
    })
    if (!seeded.ok) throw new Error(messageOf(seeded.error))
  }
  const imported = await engine.importAudio([{ path: file, name: path.basename(file) }])
  if (!imported.ok) throw new Error(messageOf(imported.error))
  if (sampleRate !== undefined)
    await perform(engine, { kind: 'deleteTracks', trackIds: [(await engine.view()).tracks[0]?.id ?? ''] })
  await perform(engine, { kind: 'selectAllTracks' })
  return engine
}

async function perform(engine: Engine, request: EditRequestInput): Promise<void> {
  const done = await engine.perform(request)
  if (!done.ok) throw new Error(messageOf(done.error))
}

const select = (start: number, end: number): EditRequestInput => ({ kind: 'setTimeSelection', start, end })

/** What is exported, as floats; 16-bit files are exact in floats too. */
async function exported(
  engine: Engine,
  format: 'wav16' | 'wavFloat',
  range: 'all' | 'selection' = 'all',
): Promise<Float32Array> {
  const file = path.join(makeFolder(), 'out.wav')
  const done = await engine.exportAudio({ path: file, range, format, channels: 1, overwrite: 'never' })
  if (!done.ok) throw new Error(messageOf(done.error))
  await engine.close()
  return floatsOf(file)
}

function floatsOf(file: string): Float32Array {
  const bytes = runPeer('ffmpeg', '-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function soxMakes(inputs: readonly string[], encoding: readonly string[], ...effects: readonly string[]): Float32Array {
  const out = path.join(makeFolder(), 'out.wav')
  runPeer('sox', '-D', ...inputs, ...encoding, out, ...effects)
  return floatsOf(out)
}
const asInput = ['-b', '16'] as const
const asFloats = ['-e', 'floating-point', '-b', '32'] as const

/** The largest difference of two samples, in dB of full scale. */
function apart(one: Float32Array, other: Float32Array): number {
  let most = 0
  for (let i = 0; i < Math.max(one.length, other.length); i++)
    most = Math.max(most, Math.abs((one[i] ?? 9) - (other[i] ?? 9)))
  return 20 * Math.log10(most)
}

function row(operation: string, peer: string, tolerance: string, measured: number): void {
  addCompareRow({
    operation,
    peer,
    tolerance,
    measured: measured === Number.NEGATIVE_INFINITY ? 'every sample equal' : `${measured.toFixed(1)} dBFS`,
  })
}

const exact: readonly (readonly [
  name: string,
  edits: readonly EditRequestInput[],
  inputs: number,
  effects: readonly string[],
])[] = [
  ['cut out 1 s to 4 s', [select(1, 4), { kind: 'deleteSelection' }], 1, ['trim', '0', '1', '=4']],
  [
    'concatenation',
    [
      select(0, 541_184 / rate),
      { kind: 'copy' },
      // A paste takes the place of what is selected.
      { kind: 'clearSelection' },
      { kind: 'setCursor', time: 541_184 / rate },
      { kind: 'paste' },
    ],
    2,
    [],
  ],
  [
    '2 s of silence put in at 3 s',
    [
      { kind: 'setCursor', time: 3 },
      { kind: 'insertSilence', duration: 2 },
    ],
    1,
    ['pad', '2@3'],
  ],
  ['reverse', [select(0, 541_184 / rate), { kind: 'reverse' }], 1, ['reverse']],
  ['polarity', [select(0, 541_184 / rate), { kind: 'invert' }], 1, ['vol', '-1']],
]

describe.skipIf(!hasSox || !hasFfmpeg)(
  'edits of a recording beside SoX (skipped where SoX or FFmpeg is missing)',
  () => {
    it('exports a selection bit for bit as SoX trims', async () => {
      const engine = await open(lenaFile('wav'))
      await perform(engine, select(1, 4))
      const difference = apart(
        await exported(engine, 'wav16', 'selection'),
        soxMakes([lenaFile('wav')], asInput, 'trim', '1', '3'),
      )
      row('selection 1 s to 4 s exported', 'sox trim', 'bit exact', difference)
      expect(difference).toBe(Number.NEGATIVE_INFINITY)
    })

    it.each(exact)('%s: bit for bit', async (name, edits, inputs, effects) => {
      const engine = await open(lenaFile('wav'))
      for (const edit of edits) await perform(engine, edit)
      const difference = apart(
        await exported(engine, 'wav16'),
        soxMakes(
          Array.from({ length: inputs }, () => lenaFile('wav')),
          asInput,
          ...effects,
        ),
      )
      row(name, `sox ${effects[0] ?? 'concatenation'}`, 'bit exact', difference)
      expect(difference).toBe(Number.NEGATIVE_INFINITY)
    })

    const all = select(0, 541_184 / rate)
    it.each([
      ['gain -6 dB', [all, { kind: 'amplify', gainDb: -6 }], ['gain', '-6'], -120],
      ['normalize to -3 dB', [all, { kind: 'normalize', peakDb: -3 }], ['gain', '-n', '-3'], -90],
      ['linear fade in, 2 s', [select(0, 2), { kind: 'fadeIn' }], ['fade', 't', '2'], -80],
      [
        'linear fade out, last 2 s',
        [select(541_184 / rate - 2, 541_184 / rate), { kind: 'fadeOut' }],
        ['fade', 't', '0', '-0', '2'],
        -80,
      ],
    ] as const)('%s: within its tolerance', async (name, edits, effects, tolerance) => {
      const engine = await open(lenaFile('wav'))
      for (const edit of edits) await perform(engine, edit)
      const difference = apart(await exported(engine, 'wavFloat'), soxMakes([lenaFile('wav')], asFloats, ...effects))
      row(name, `sox ${effects[0]}`, `${tolerance} dBFS`, difference)
      expect(difference).toBeLessThan(tolerance)
    })

    it.each([
      [48_000, -110],
      [24_000, -90],
    ])(
      'converts the rate to %d Hz as SoX does with its very high quality and as steep a filter',
      async (to, tolerance) => {
        const found = await exported(await open(lenaFile('wav'), to), 'wavFloat')
        const peer = soxMakes([lenaFile('wav')], asFloats, 'rate', '-v', '-b', '97', String(to))
        // The end of a sound is where filters differ by what they take to follow.
        const length = Math.min(found.length, peer.length) - 2000
        const difference = apart(found.subarray(2000, length), peer.subarray(2000, length))
        row(`44.1 kHz to ${to / 1000} kHz`, 'sox rate -v -b 97', `${tolerance} dBFS`, difference)
        expect(Math.abs(found.length - peer.length)).toBeLessThanOrEqual(1)
        expect(difference).toBeLessThan(tolerance)
      },
    )
  },
)

describe.skipIf(!hasFfmpeg)('files of a recording beside FFmpeg (skipped where it is missing)', () => {
  it.each([
    ['wav', null],
    ['aiff', null],
    ['flac', null],
    ['mp3', -90],
    ['ogg', -90],
  ] as const)('reads the %s file as FFmpeg does', async (ending, tolerance) => {
    const difference = apart(
      await exported(await open(lenaFile(ending)), tolerance === null ? 'wav16' : 'wavFloat'),
      floatsOf(lenaFile(ending)),
    )
    row(`${ending} read`, 'ffmpeg', tolerance === null ? 'bit exact' : `${tolerance} dBFS`, difference)
    if (tolerance === null) expect(difference).toBe(Number.NEGATIVE_INFINITY)
    else expect(difference).toBeLessThan(tolerance)
  })
})
