import { expect, it } from 'vitest'
import { pendingOf, readingOf } from '../planning.ts'

const choices = [
  { label: 'take 1 on Vocals (0:00–0:10)', words: ['take 1', 'Vocals', '0:00'] },
  { label: 'take 1 on Guitar (0:00–0:20)', words: ['take 1', 'Guitar', '0:00'] },
  { label: 'take 1 on Bass (0:05–0:20)', words: ['take 1', 'Bass', '0:05'] },
]

it.each([
  ['2', 'choice: 1'],
  ['#2', 'choice: 1'],
  ['1,2', 'choice: 0,1'],
  ['1, 3', 'choice: 0,2'],
  ['1 and 3', 'choice: 0,2'],
  ['1-3', 'choice: 0,1,2'],
  ['2.', 'choice: 1'],
  ['option 3', 'choice: 2'],
  ['all', 'choice: 0,1,2'],
  ['all of them', 'choice: 0,1,2'],
  ['both', 'choice: 0,1,2'],
  ['the second', 'choice: 1'],
  ['the second one, please', 'choice: 1'],
  ['the first and third', 'choice: 0,2'],
  ['the last one', 'choice: 2'],
  ['two', 'choice: 1'],
  ['the guitar one', 'choice: 1'],
  ['take 1 on guitar', 'choice: 1'],
  ['vocals and bass', 'choice: 0,2'],
  ['not the guitar', 'choice: 0,2'],
  ['all but the second', 'choice: 0,2'],
  ['never mind', 'cancel'],
  ['none of them', 'cancel'],
  ['no', 'cancel'],
  ['7', 'unclear'],
  ['0', 'unclear'],
  ['the shorter one', 'unclear'],
  ['take 1', 'unclear'],
  ['play from the start', 'new'],
  ['how long is it?', 'new'],
])('"%s" of three', (answer, reading) => {
  expect(readingOf(answer, pendingOf('delete the intro', { kind: 'choose', choices }))).toBe(reading)
})
