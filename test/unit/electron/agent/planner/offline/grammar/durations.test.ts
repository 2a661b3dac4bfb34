import { describe, expect, it } from 'vitest'
import {
  readDuration,
  readSignedDuration,
  withUnit,
} from '../../../../../../../electron/agent/planner/offline/grammar/durations.ts'
import { tokenise } from '../../../../../../../electron/agent/planner/offline/text/tokenise.ts'

const read = (message: string) => readDuration(tokenise(message), 0)

describe('readDuration', () => {
  it.each([
    ['1:30', 90],
    ['1:02:03.5', 3723.5],
    ['1:00.5', 60.5],
    ['1m30s', 90],
    ['1m30', 90],
    ['90s', 90],
    ['90 sec', 90],
    ['1500 ms', 1.5],
    ['2.5 s', 2.5],
    ['1,5 s', 1.5],
    ['five seconds', 5],
    ['twenty five seconds', 25],
    ['twenty-five seconds', 25],
    ['a hundred and twenty seconds', 120],
    ['one hundred seconds', 100],
    ['a minute and a half', 90],
    ['one and a half minutes', 90],
    ['two minutes and a half', 150],
    ['half a minute', 30],
    ['half an hour', 1800],
    ['a half second', 0.5],
    ['three quarters of a minute', 45],
    ['a quarter of an hour', 900],
    ['two and a half minutes', 150],
    ['a couple of seconds', 2],
    ['a dozen seconds', 12],
    ['1 minute 20 seconds', 80],
    ['1 minute and 20 seconds', 80],
    ['3 minutes 20', 200],
    ['1 h 2 min', 3720],
    ['1 hour, please', 3600],
    ['two point five seconds', 2.5],
    ['one thirty', 90],
    ['two oh five', 125],
    ['1/2 minute', 30],
    ['a minute', 60],
    ['1:30 minutes', 90],
  ])('reads %s as %d seconds', (message, seconds) => {
    expect(read(message)?.value.seconds).toBeCloseTo(seconds, 6)
    expect(read(message)?.value.bare).toBe(false)
  })

  it('marks a number without a unit, and gives it its neighbour’s', () => {
    const bare = read('twenty')?.value
    expect(bare).toEqual({ seconds: 20, unit: null, bare: true })
    expect(bare === undefined ? null : withUnit(bare, 60).seconds).toBe(1200)
  })

  it.each(['three dB', '10%', '80 Hz', 'the', 'a clip', '', 'seconds'])('does not read "%s" as a time', (message) => {
    expect(read(message)).toBeNull()
  })

  it('can be told that "and" parts two times', () => {
    const tokens = tokenise('1 minute and 90 seconds')
    expect(readDuration(tokens, 0, 'notAcrossAnd')?.value.seconds).toBe(60)
  })

  it('keeps apart two times of the same unit', () => {
    expect(read('10 seconds 20 seconds')).toMatchObject({ value: { seconds: 10 }, next: 2 })
  })

  it('keeps the sign of a time before the start', () => {
    expect(readSignedDuration(tokenise('-5 seconds'), 0)?.value.seconds).toBe(-5)
    expect(readSignedDuration(tokenise('minus 5'), 0)?.value.seconds).toBe(-5)
  })
})
