import { describe, expect, it } from 'vitest'
import { quarterShares } from '../../../../../../electron/engine/effects/dynamics/quarterShares.ts'
import { createMending, portionFrames } from '../../../../../../electron/engine/kernels/index.ts'
import { between } from '../../../../../../electron/engine/measure/loudness/truePeak.ts'
import { pointsBetween } from '../../../../../../electron/engine/measure/mix/finePeak.ts'
import { noise } from '../../../../../support/signals.ts'

const taps = 128
const fine = pointsBetween({ phases: 16, taps }).map((row) => Float32Array.from(row))
const { shares, slack } = quarterShares(fine)

const pointOf = (sound: Float32Array, row: Float32Array): number =>
  row.reduce((sum, tap, k) => sum + tap * (sound[k] as number), 0)

/** What three points and four samples tell of a point. */
function told(sound: Float32Array, point: number): number {
  const nodes = [...sound.subarray(taps / 2 - 2, taps / 2 + 2), ...[3, 7, 11].map((k) => pointOf(sound, fine[k]!))]
  const at = (node: number): number => shares[((point >> 2) * nodes.length + node) * 4 + (point & 3)]!
  return nodes.reduce((sum, value, node) => sum + value * at(node), 0)
}

describe('three points between two samples', () => {
  it('tell all the others, with four samples, but for their slack', () => {
    expect(slack).toBeLessThan(0.001)
    const missedOf = (sound: Float32Array, point: number): number => pointOf(sound, fine[point]!) - told(sound, point)
    for (const point of fine.keys()) {
      // The worst that can be: samples of full scale, each with the sign of what is missed of it.
      const worst = Float32Array.from({ length: taps }, (_, at) =>
        Math.sign(
          missedOf(
            Float32Array.from({ length: taps }, (_unused, k) => (k === at ? 1 : 0)),
            point,
          ),
        ),
      )
      expect(Math.abs(missedOf(worst, point))).toBeLessThanOrEqual(slack)
    }
  })

  it('change nothing of what is turned down: each place is found as without them', () => {
    const mending = { ceiling: 0.5, near: 0.49, side: 44, between, fine, shares }
    const each = [
      createMending({ ...mending, slack }, 2),
      createMending({ ...mending, slack: Infinity }, 2),
      createMending({ ...mending, ceiling: 10, near: 10, slack }, 2),
    ]
    let turned = 0
    for (let round = 0; round < 24; round++) {
      const rows = [noise(portionFrames, round + 1, 0.5), noise(portionFrames, round + 50, 0.3)]
      const [quick, thorough, plain] = each.map((one) => {
        rows.forEach((row, c) => one.inputs[c]?.set(row))
        one.run()
        return one.outputs.map((row) => row.slice())
      })
      expect(quick).toEqual(thorough)
      turned += quick?.[0]?.filter((sample, k) => sample !== plain?.[0]?.[k]).length ?? 0
    }
    expect(turned).toBeGreaterThan(1000)
  })
})
