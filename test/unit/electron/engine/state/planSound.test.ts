import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { hashTracks } from '../../../../../electron/engine/measure/hashTracks.ts'
import { atOnce } from '../../../../../electron/engine/measure/takeTurns.ts'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import { scaleRange } from '../../../../../electron/engine/edits/level/shapeRange.ts'
import { planSound } from '../../../../../electron/engine/state/planSound.ts'
import { addNoise, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'

const rate = 100
const seconds = 40

/** Noise, with silence in a range of seconds. */
function opened(silent: readonly [from: number, to: number] = [0, 0]) {
  const store = memoryBlockStore()
  const block = addNoise(store, 'f32', 1, seconds * rate)
  const noise = (from: number, to: number): Piece => makePiece({ block, from: from * rate, length: (to - from) * rate })
  const [from, to] = silent
  const silence = makePiece({ block: null, length: (to - from) * rate })
  const pieces = to > from ? [noise(0, from), silence, noise(to, seconds)] : [noise(0, seconds)]
  const track = makeTrack({
    clips: [
      makeClip(
        0,
        pieces.filter(({ length }) => length > 0),
      ),
    ],
  })
  return { store, track, project: makeAudioProject([track], rate) }
}

/** Half as loud in a range of seconds, told of a range. */
function halved(made: ReturnType<typeof opened>, from: number, to: number, told: { start: number; end: number }) {
  const { store, track, project } = made
  const after = scaleRange(track, { start: from * rate, end: to * rate }, 0.5)
  const planned = planSound(store, project, { ...project, tracks: [after] }, told)
  const hashOf = (start: number, end: number): string => atOnce(hashTracks(store, [after], { start, end }))
  return { planned, hashOf }
}

describe('what an edit plans to leave', () => {
  it('is told of a short range and what is beside it, before and after', () => {
    const { planned, hashOf } = halved(opened(), 10, 12, { start: 10, end: 12 })
    expect(planned.parts).toHaveLength(1)
    expect(planned.parts[0]).toMatchObject({ start: 9.5, end: 12.5, is: hashOf(950, 1250) })
    expect(planned.parts[0]?.was).not.toBe(planned.parts[0]?.is)
    expect(planned).toMatchObject({ kept: false, ends: [{ end: seconds }] })
  })

  it('is told of both ends of a long one', () => {
    const { planned } = halved(opened(), 2, 35, { start: 2, end: 35 })
    expect(planned.parts.map(({ start, end }) => [start, end])).toEqual([
      [1.5, 3.5],
      [33.5, 35.5],
    ])
  })

  it('is looked for where neither end is another sound', () => {
    const { planned } = halved(opened(), 20, 21, { start: 2, end: 35 })
    const other = planned.parts.filter(({ was, is }) => was !== is)
    expect(other).toHaveLength(1)
    expect(other[0]?.start).toBeLessThanOrEqual(20)
    expect(other[0]?.end).toBeGreaterThan(20)
    expect(planned.kept).toBe(false)
  })

  it('is looked for behind the range, where that is silent', () => {
    const { planned } = halved(opened([5, 15]), 6, 30, { start: 6, end: 8 })
    expect(planned.kept).toBe(false)
    expect(planned.parts.some(({ was, is }) => was !== is)).toBe(true)
  })

  it('is told to be what was there where no sample differs', () => {
    const { planned } = halved(opened([5, 15]), 6, 8, { start: 6, end: 8 })
    expect(planned.kept).toBe(true)
  })

  it('says nothing of tracks that stay, and all of a new one', () => {
    const { store, track, project } = opened()
    const copy = { ...track, id: 'copy' as typeof track.id }
    const planned = planSound(store, project, { ...project, tracks: [track, copy] }, null)
    expect(planned.ends).toEqual([{ trackId: 'copy', end: seconds }])
    expect(planned.parts.every(({ trackId }) => trackId === 'copy')).toBe(true)
  })
})
