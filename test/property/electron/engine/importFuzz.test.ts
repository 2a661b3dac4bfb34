import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unclearAnswer } from '../../../support/files/clearAnswer.ts'
import { scratchFolder } from '../../../support/files/importing.ts'
import { changes, mutateBytes } from '../../../support/files/mutateBytes.ts'
import { sealPages, soundSeeds } from '../../../support/files/soundSeeds.ts'
import { tortureCount, tortureSeed, tortureTime } from '../../../support/torture.ts'

const runs = {
  seed: 20_260 + tortureSeed,
  numRuns: Math.ceil(tortureCount(60 * soundSeeds.length) / soundSeeds.length),
}

const patience = { timeout: tortureTime(runs.numRuns, 50) }

describe('a damaged file', () => {
  it.each(soundSeeds)('made of %s gives sound or a clear sentence', patience, async (_, seed) => {
    const file = path.join(scratchFolder(), 'take.wav')
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        expect(await unclearAnswer(file, mutateBytes(seed, list))).toBeNull()
      }),
      runs,
    )
  })

  it.each(soundSeeds.filter(([name]) => /og|opus/.test(name)))(
    'made of %s gives sound or a clear sentence with its checksums mended',
    patience,
    async (_, seed) => {
      const file = path.join(scratchFolder(), 'take.wav')
      await fc.assert(
        fc.asyncProperty(changes, async (list) => {
          expect(await unclearAnswer(file, sealPages(mutateBytes(seed, list)))).toBeNull()
        }),
        runs,
      )
    },
  )

  it('made of two others, one behind the other, gives sound or a clear sentence', patience, async () => {
    const file = path.join(scratchFolder(), 'take.wav')
    const seed = fc.constantFrom(...soundSeeds.map(([, bytes]) => bytes))
    await fc.assert(
      fc.asyncProperty(seed, seed, changes, async (one, other, list) => {
        expect(await unclearAnswer(file, mutateBytes(new Uint8Array(Buffer.concat([one, other])), list))).toBeNull()
      }),
      runs,
    )
  })
})
