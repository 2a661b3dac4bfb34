import { describe, expect, it } from 'vitest'
import { decibels, readAmount, readCount } from '../../../../../../../electron/agent/planner/offline/grammar/amounts.ts'
import { sourceOf } from '../planning.ts'

const read = (message: string) => readAmount(sourceOf(message), 0)?.value ?? null

describe('readAmount', () => {
  it.each([
    ['6 dB', 'db', 6],
    ['-3dB', 'db', -3],
    ['+3 decibels', 'db', 3],
    ['minus six dB', 'db', -6],
    ['3 dB below full scale', 'db', -3],
    ['-16 LUFS', 'lufs', -16],
    ['80 Hz', 'hz', 80],
    ['1.5 kHz', 'hz', 1500],
    ['50%', 'percent', 50],
    ['50 per cent', 'percent', 50],
    ['two semitones', 'semitones', 2],
    ['an octave', 'semitones', 12],
    ['twice as loud', 'factor', 2],
    ['half as loud', 'factor', 0.5],
    ['three times as loud', 'factor', 3],
    ['twice as quiet', 'factor', 0.5],
  ])('reads "%s"', (message, unit, value) => {
    expect(read(message)).toMatchObject({ unit, value })
  })

  it('reads no amount in a time', () => {
    expect(read('10 seconds')).toBeNull()
    expect(read('10')).toBeNull()
  })
})

it('counts times and steps', () => {
  expect(readCount(sourceOf('twice'), 0)?.value).toBe(2)
  expect(readCount(sourceOf('3 times'), 0)?.value).toBe(3)
  expect(readCount(sourceOf('3 seconds'), 0)).toBeNull()
})

it('makes decibels of a factor', () => {
  expect(decibels(2)).toBe(6.02)
  expect(decibels(0.5)).toBe(-6.02)
})
