import { messageOf } from '../../../../shared/failures/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importPaths, piecesOf, scratchFile } from '../../../support/files/importing.ts'
import {
  bytesOf,
  formatChunk,
  joinBytes,
  makeRiff,
  numbers,
  pcm16,
  storedFields,
  storeSamples,
} from '../../../support/files/makeWav.ts'

const plainCodes = ['files/broken', 'files/unsupported', 'files/empty', 'files/not-audio', 'files/convert-first']

/** A clear answer, whatever the bytes are: sound of finite samples, or a failure with a sentence. */
async function expectClearAnswer(bytes: Uint8Array): Promise<void> {
  const { store, imported } = await importPaths([scratchFile(bytes)])
  if (!imported.ok) {
    expect(plainCodes).toContain(imported.error.code)
    expect(messageOf(imported.error)).toMatch(/^"take\.wav" .+\.$/)
    return
  }
  for (const track of imported.value.tracks) {
    for (const piece of piecesOf(track)) {
      expect(piece.length).toBeGreaterThan(0)
      if (piece.block !== null) expect(store.summary(piece.block).energy.every(Number.isFinite)).toBe(true)
    }
  }
}

const valid = [
  makeRiff([
    formatChunk(pcm16),
    { id: 'LIST', body: bytesOf('INFOIART\x04\x00\x00\x00abcd') },
    { id: 'data', body: storeSamples('s16', [1, 2, 3, 4, 5, 6, 7, 8]) },
  ]),
  makeRiff([
    formatChunk({ ...storedFields('f32', 2), extensible: true }),
    { id: 'data', body: storeSamples('f32', [0.1, 0.2, 0.3, 0.4]) },
  ]),
  makeRiff(
    [
      { id: 'ds64', body: numbers([0, 8], [12, 8], [2, 8], [0, 4]) },
      formatChunk(storedFields('s24', 2)),
      { id: 'data', body: storeSamples('s24', [1, 2, 3, 4]), claimed: 0xffff_ffff },
    ],
    'RF64',
  ),
  makeRiff([
    formatChunk(storedFields('s32', 6)),
    {
      id: 'data',
      body: storeSamples(
        's32',
        Array.from({ length: 12 }, (_, i) => i * 1e6),
      ),
    },
  ]),
]

const awkward = fc.constantFrom(0, 1, 2, 7, 0x7f, 0x80, 0xff, 0xfe)

describe('the WAV reader', () => {
  it('answers clearly to random bytes behind a header', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('RIFF', 'RF64', 'BW64'),
        fc.uint8Array({ maxLength: 200 }),
        async (magic, rest) => {
          await expectClearAnswer(joinBytes(bytesOf(magic), numbers([rest.length, 4]), bytesOf('WAVE'), rest))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('answers clearly to headers with changed bytes', async () => {
    const changes = fc.array(fc.record({ at: fc.nat(), byte: fc.oneof(awkward, fc.integer({ min: 0, max: 255 })) }), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...valid), changes, async (file, edits) => {
        const bytes = file.slice()
        for (const { at, byte } of edits) bytes[at % bytes.length] = byte
        await expectClearAnswer(bytes)
      }),
      { numRuns: 600 },
    )
  })

  it('answers clearly to files that are cut off anywhere', async () => {
    for (const file of valid)
      for (let length = 0; length <= file.length; length++) await expectClearAnswer(file.subarray(0, length))
  })

  it('answers clearly to chunks in any order, with any claims', async () => {
    const chunk = fc
      .record({
        id: fc.constantFrom('fmt ', 'data', 'LIST', 'ds64', 'fact', 'JUNK', '\0\0\0\0'),
        body: fc.oneof(
          fc.uint8Array({ maxLength: 48 }),
          fc.constant(formatChunk(pcm16).body),
          fc.constant(numbers([0, 8], [2 ** 52, 8], [0, 8], [0, 4])),
        ),
        claimed: fc.option(fc.constantFrom(0, 1, 15, 40, 0x7fff_ffff, 0xffff_fff7, 0xffff_ffff), { nil: undefined }),
      })
      .map(({ claimed, ...rest }) => (claimed === undefined ? rest : { ...rest, claimed }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(chunk, { maxLength: 6 }),
        fc.constantFrom('RIFF' as const, 'RF64' as const),
        async (chunks, magic) => {
          await expectClearAnswer(makeRiff(chunks, magic))
        },
      ),
      { numRuns: 400 },
    )
  })
})
