import { expect, test } from 'vitest'
import { playRange } from '../../../../../renderer/features/playback/playRange.ts'

const region = { start: 10, end: 20 }
const from = (position: number, more: object = {}) =>
  playRange({ state: 'playing', position, loop: true, region, ...more }, { selection: null, duration: 60 })

test('a loop region is gone round in, from inside and from before it', () => {
  const round = { from: 10, to: 20, again: 10, skip: null }
  expect(from(15)).toEqual(round)
  expect(from(3)).toEqual(round)
})

test('behind the region it plays on to the end, once', () => {
  expect(from(20)).toEqual({ from: 20, to: null, again: null, skip: null })
})

test('a region that is off, or behind all sound, is no region', () => {
  expect(from(15, { loop: false })).toEqual({ from: 15, to: null, again: null, skip: null })
  expect(from(15, { region: { start: 60, end: 70 } })).toEqual({ from: 15, to: null, again: 0, skip: null })
})

test('the region counts where something else is selected', () => {
  const both = playRange(
    { state: 'playing', position: 12, loop: true, region },
    { selection: { start: 12, end: 14 }, duration: 60 },
  )
  expect(both).toEqual({ from: 10, to: 20, again: 10, skip: null })
})
