import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  ['silence every label with question in its name', 'silence_selection 60-64; silence_selection 80-84'],
  ['delete all labels called question', 'delete_label; delete_label'],
  ['remove the labels, all except the outro', 'delete_label; delete_label; delete_label'],
  [
    'on the choir remove every other clip, starting with the first',
    'delete_selection 30-60 Choir; delete_selection 0-20 Choir',
  ],
  ['on the guest silence the second clip', 'silence_selection 50-60 Guest'],
  [
    'any pause over 5 seconds across the whole recording, tighten it to 1 sec',
    'apply_truncate_silence keep=1 min_silence=5',
  ],
  ['tracks 2 through 4 on mute', 'mute_track Guest+Choir+Music'],
  ['both question labels: delete (only the labels)', 'delete_label; delete_label'],
])('reads sets by names, turns and what is left out: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['delete everything except the advert', 'trim_to_selection 40-50'],
  ['delete any clip with banana in its name', '-'],
])('widens no set: %s', (say, expected) => expect(done(say)).toBe(expected))
