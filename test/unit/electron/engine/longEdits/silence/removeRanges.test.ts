import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeRange } from '../../../../../../electron/engine/edits/removal/removeRange.ts'
import { removeRanges } from '../../../../../../electron/engine/longEdits/silence/removeRanges.ts'
import { readTrack } from '../../../../../../electron/engine/render/readTrack.ts'
import type { Track } from '../../../../../../electron/engine/model/project.ts'
import { makeClip, makeTrack } from '../../../../../support/engine/makeTrack.ts'
import { piecesArbitrary, poolOfBlocks } from '../../../../../support/engine/randomPieces.ts'

const pool = poolOfBlocks(600)
const clips = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 200 }), piecesArbitrary(pool, 600)), { minLength: 1, maxLength: 3 })
  .map((rows) => {
    let at = 0
    return rows.map(([gap, pieces], index) => {
      const clip = makeClip(at + gap, pieces, `clip-${index}`)
      at += gap + clip.length
      return clip
    })
  })
/** Ranges in order, apart by more than joins reach. */
const cuts = fc
  .array(fc.tuple(fc.integer({ min: 40, max: 300 }), fc.integer({ min: 1, max: 300 })), { maxLength: 8 })
  .map((rows) => {
    let at = 0
    return rows.map(([gap, length]) => {
      const from = at + gap
      at = from + length
      return { from, to: at }
    })
  })

describe('ranges taken out of a track together', () => {
  it.each(['exact', 'clickSafe'] as const)('leave what one after the other leaves, joins %s', (joins) => {
    const rules = { joins, sampleRate: 4000 }
    fc.assert(
      fc.property(clips, cuts, (rows, ranges) => {
        const track = makeTrack({ clips: rows })
        const expected = ranges.reduceRight<Track>(
          (now, { from, to }) => removeRange(now, { start: from, end: to, gap: 'close' }, rules, () => expect.fail()),
          track,
        )
        const found = removeRanges(track, ranges, rules)
        expect(found.clips.map(({ id, start, length }) => [id, start, length])).toEqual(
          expected.clips.map(({ id, start, length }) => [id, start, length]),
        )
        expect(readTrack(pool.store, found, 0, 3000)).toEqual(readTrack(pool.store, expected, 0, 3000))
      }),
    )
  })
})
