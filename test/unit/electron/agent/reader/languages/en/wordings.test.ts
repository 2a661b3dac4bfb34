import { expect, test } from 'vitest'
import { done } from './say.ts'

test.each([
  'give the guest another 3 dB',
  'the guest could use 3 dB',
  'the guest needs an extra 3 dB',
  'a 3 dB boost for the guest',
  'push the guest 3 dB',
  'crank the guest 3 dB',
])('%s', (say) => expect(done(say)).toBe('apply_amplify 20-60 Guest gain_db=3'))

test('a loss is no gain', () => expect(done('a 3 dB cut for the guest')).toBe('apply_amplify 20-60 Guest gain_db=-3'))

test.each(['add a label bell at 1:10', 'put a label bell at 1:10', 'add a label: bell at 1:10'])(
  'what stands behind a label and has no other meaning is its text: %s',
  (say) => expect(done(say)).toBe('add_label @70 text=bell'),
)

test.each(['set the name of the music to Bed', 'change the name of the music track to Bed'])('%s', (say) =>
  expect(done(say)).toBe('rename_track Music name=Bed'),
)

test.each([
  'a 5 second fade at the end',
  'end with a 5 second fade',
  'fade the end over 5 seconds',
  'slowly fade out the last 5 seconds',
])('which fade it is tells the edge: %s', (say) => expect(done(say)).toBe('apply_fade_out 115-120'))

test.each(['the guest should be silent from 0:30 to 0:35', 'no sound on the guest from 0:30 to 0:35'])('%s', (say) =>
  expect(done(say)).toBe('silence_selection 30-35 Guest'),
)

test('so many points make so many parts', () => {
  expect(done('split the guest in two at 0:30')).toBe('split_at_time @30 Guest')
})
