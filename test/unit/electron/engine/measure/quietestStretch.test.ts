import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { quietestStretch } from '../../../../../electron/engine/measure/quietestStretch.ts'
import { atOnce } from '../../../../../electron/engine/measure/takeTurns.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeClip } from '../../../../support/engine/makeTrack.ts'
import { noise } from '../../../../support/signals.ts'

const rate = 8000

/** Ten seconds of noise: loud, but for a quieter stretch from 4 s to 6 s. */
function tenSeconds() {
  const store = memoryBlockStore()
  const sound = noise(10 * rate, 3, 1).map((sample, i) => sample * (i >= 4 * rate && i < 6 * rate ? 0.01 : 0.5))
  return { store, block: addBlock(store, encodeBlock([sound], 'f32')) }
}

describe('the quietest stretch', () => {
  it('is a second of the quiet part, where the clip has it', () => {
    const { store, block } = tenSeconds()
    const found = atOnce(quietestStretch(store, [makeClip(800, [makePiece({ block, length: 10 * rate })])], rate))
    expect(found?.from).toBeGreaterThanOrEqual(800 + 4 * rate - 256)
    expect(found?.to).toBeLessThanOrEqual(800 + 6 * rate + 256)
    expect((found?.to ?? 0) - (found?.from ?? 0)).toBeCloseTo(rate, -3)
  })

  it('hears gain and direction of pieces, and takes no digital silence', () => {
    const { store, block } = tenSeconds()
    const clip = makeClip(0, [
      makePiece({ length: 2 * rate }),
      makePiece({ block, length: 3 * rate, gain: 0.001 }),
      makePiece({ block, from: 3 * rate, length: 4 * rate, direction: 'backward' }),
    ])
    const found = atOnce(quietestStretch(store, [clip], rate))
    expect(found?.from).toBeGreaterThanOrEqual(2 * rate)
    expect(found?.to).toBeLessThanOrEqual(5 * rate + 256)
  })

  it('is shorter where no clip has a second, and null where there is only silence', () => {
    const { store, block } = tenSeconds()
    const found = atOnce(quietestStretch(store, [makeClip(0, [makePiece({ block, length: 3000 })])], rate))
    expect((found?.to ?? 0) - (found?.from ?? 0)).toBeLessThan(3000)
    expect(found).not.toBeNull()
    expect(atOnce(quietestStretch(store, [makeClip(0, [makePiece({ length: 10 * rate })])], rate))).toBeNull()
  })
})
