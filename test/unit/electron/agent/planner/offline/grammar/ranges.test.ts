import { describe, expect, it } from 'vitest'
import { readRange } from '../../../../../../../electron/agent/planner/offline/grammar/ranges.ts'
import { sayRange, sourceOf } from '../planning.ts'

const read = (message: string): string | null => {
  const range = readRange(sourceOf(message), 0)
  return range === null ? null : range.value.map(sayRange).join(' ; ')
}

describe('readRange', () => {
  it.each([
    ['from 10 to 20 seconds', '10..20'],
    ['10-20', '10..20'],
    ['10 – 20 s', '10..20'],
    ['1:00 to 2:00', '60..120'],
    ['2-5 seconds', '2..5'],
    ['1 to 2 minutes', '60..120'],
    ['1 minute to 2', '60..120'],
    ['30 to 2 minutes', '30..120'],
    ['from 20 to 10', '20..10'],
    ['between 10 and 20', '10..20'],
    ['between one and two minutes', '60..120'],
    ['between 1 minute and 90 seconds', '60..90'],
    ['between 1 minute and 20 seconds and 2 minutes', '80..120'],
    ['from 1:30 until the end', '90..end'],
    ['from here to the end', 'cursor..end'],
    ['from the start to the cursor', 'start..cursor'],
    ['from 3:10 onwards', '190..end'],
    ['3:10 onward', '190..end'],
    ['from the cursor on', 'cursor..end'],
    ['starting at 20 for 4 seconds', '20 for 4'],
    ['from 1:00 for 10 seconds', '60 for 10'],
    ['10 seconds starting at 0:30', '30 for 10'],
    ['from 10 seconds before the end to the end', 'end-10..end'],
    ['from the ad break to the outro', '<label ad break>.start..<label outro>.start'],
    ['from the end of the intro clip through the outro', '<clip intro>.end..<label outro>.end'],
    ['between the intro and the main clip', '<clip intro>.end..<clip main>.start'],
  ])('reads two ends in "%s"', (message, expected) => {
    expect(read(message)).toBe(expected)
  })

  it.each([
    ['the first 10 seconds', 'first 10'],
    ['the last five seconds', 'last 5'],
    ['first minute and a half', 'first 90'],
    ['the final 10', 'last 10'],
    ['the opening minute', 'first 60'],
    ['the last second', 'last 1'],
    ['the next 5 seconds', 'cursor for 5'],
    ['the previous 5 seconds', 'cursor for -5'],
    ['the middle 10 seconds', '10 around 50%'],
    ['the last 10%', '90%..100%'],
    ['the first 25 percent', '0%..25%'],
    ['the second half', '50%..100%'],
    ['the first third', '0%..33.333%'],
    ['the middle third', '33.333%..66.667%'],
    ['the third quarter', '50%..75%'],
    ['the first two thirds', '0%..66.667%'],
    ['the first half minute', 'first 30'],
    ['the second minute', '60..120'],
    ['the first and last 5 seconds', 'first 5 ; last 5'],
    ['the first 5 and the last 10 seconds', 'first 5 ; last 10'],
    ['the first 1 and last 2 minutes', 'first 60 ; last 120'],
    ['the last 10 seconds before the ad break', '<label ad break>.start for -10'],
    ['the first 2 seconds of the selection', 'selectionStart for 2'],
    ['the last 2 seconds of the selection', 'selectionEnd for -2'],
  ])('reads a counted part in "%s"', (message, expected) => {
    expect(read(message)).toBe(expected)
  })

  it.each([
    ['everything after 1:00', '60..end'],
    ['everything that comes after the ad break', '<label ad break>.end..end'],
    ['all the audio before 15 seconds', 'start..15'],
    ['everything up to the playhead', 'start..cursor'],
    ['everything from 0:30 onwards', '30..end'],
    ['until the end', 'cursor..end'],
    ['until 10', 'start..10'],
    ['after the first 30 seconds', '30..end'],
    ['before the last 10 seconds', 'start..end-10'],
    ['everything between 10 and 20', '10..20'],
    ['the part from 10 to 20', '10..20'],
  ])('reads an open side in "%s"', (message, expected) => {
    expect(read(message)).toBe(expected)
  })

  it.each([
    ['5 seconds either side of 1:00', '55..65'],
    ['the 10 seconds around 1:00', '55..65'],
    ['2 seconds on both sides of the cursor', 'cursor-2..cursor+2'],
    ['5 seconds before the cursor', 'cursor for -5'],
    ['the 5 seconds after the ad break', '<label ad break>.end for 5'],
    ['10 seconds from the end', 'last 10'],
    ['10 seconds from the start', 'first 10'],
    ['5 seconds from 1:00', '60 for 5'],
  ])('reads what lies beside a point in "%s"', (message, expected) => {
    expect(read(message)).toBe(expected)
  })

  it.each([
    'the guest track',
    'the first clip',
    'the intro',
    '10 seconds',
    'from the guest track',
    'from the end',
    'the cursor to 1:00',
    'first two tracks',
    '',
  ])('finds no range in "%s"', (message) => {
    expect(read(message)).toBeNull()
  })
})
