import { expect, test } from 'vitest'
import { idleParts, stepsASecond } from '../../../../../../electron/engine/measure/voices/index.ts'

/** A letter a second: x speaks, . does not. */
const spoken = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length * stepsASecond }, (_, k) =>
    text[Math.floor(k / stepsASecond)] === 'x' ? 1 : 0,
  )

const seconds = (...rows: string[]) =>
  idleParts(rows.map(spoken), { hold: 0.5, least: 0.4 }).map((parts) =>
    parts.map(({ from, to }) => `${(from / stepsASecond).toFixed(1)}-${(to / stepsASecond).toFixed(1)}`),
  )

test('somebody is idle while another one speaks, from the end of the hold to a little before the next word', () => {
  expect(seconds('xx....xx', '..xxxx..')).toEqual([['2.5-5.8'], ['0.0-1.8', '6.5-8.0']])
})

test('while nobody speaks whoever spoke last is up, and before the first word whoever begins', () => {
  expect(seconds('..x...x.', '....x...')).toEqual([['3.8-5.8'], ['0.0-3.8', '5.8-8.0']])
})

test('two who speak at once are both up, and short idle parts are none', () => {
  expect(seconds('xxxx', 'xxxx')).toEqual([[], []])
  expect(seconds('xx.x', 'xxxx')).toEqual([[], []])
})
