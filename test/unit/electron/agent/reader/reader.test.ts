import { expect, test } from 'vitest'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../support/reader/readers.ts'
import { viewOf } from '../../../../support/reader/cases.ts'
import { sayOperation } from '../../../../support/reader/judge.ts'
import { perform } from '../../../../support/reader/perform.ts'

const reader = readerOf(english, german)
const talk = viewOf({
  tracks: ['Host', 'Guest', 'Music'].map((name) => ({ name, clips: [{ name: `${name} clip`, start: 0, end: 60 }] })),
  labels: [
    { text: 'intro', start: 0, end: 8 },
    { text: 'sponsor', start: 20, end: 30 },
    { text: 'outro', start: 50, end: 60 },
  ],
  cursor: 15,
})

/** What would be done, or nothing. */
function done(say: string, view = talk): string {
  const { outcome } = reader.read(say, view)
  if (outcome.kind !== 'steps') return 'nothing'
  const performed = perform(outcome.steps, view)
  return 'asks' in performed ? 'nothing' : performed.operations.map(sayOperation).join('; ') || 'nothing'
}

const all = '(Host|Guest|Music){}'

test.each([
  ['delete everything except the jingle', 'nothing'],
  ['slow down the fast part from 10 to 20 by 10%', 'apply_change_tempo[10,20](Host|Guest|Music){"percent":-10}'],
  ['delete the good part', 'nothing'],
  ['mute the guest and delete the third verse of it', 'nothing'],
  ['split at 0:30 and delete the duller half of it', 'nothing'],
  ['mute the guest and please remove the wobbly thing you know', 'nothing'],
  ['delete the third verse of it and mute the guest', 'nothing'],
  ["delete the host's intro", 'delete_selection[0,8](Host){}'],
  ['split at 0:20 and delete the second half', 'nothing'],
  ['normalize the host, oh and the squeak should be quieter', 'nothing'],
  ['delete the intro and keep a copy of it', 'nothing'],
  ['Mix down was on Tuesday, it took us hours. Delete the intro.', `delete_selection[0,8]${all}`],
  ['take 2 dB off the treble on the host', 'apply_equalizer[0,60](Host){"treble_db":-2}'],
  ['add 3 dB to the host', 'apply_amplify[0,60](Host){"gain_db":3}'],
  [
    'use 10 to 11 seconds as the noise profile and reduce the noise everywhere',
    'apply_noise_reduction[0,60](Host|Guest|Music){"profile_start":10,"profile_end":11}',
  ],
  ['shorten it by 10 s', 'nothing'],
  ['delete from 10s too 20s', `delete_selection[10,20]${all}`],
  ['except on the music track, delete the sponsor', 'delete_selection[20,30](Host|Guest){}'],
  ['leave the first 10 seconds alone and normalize the rest', `apply_normalize[10,60]${all}`],
  ['delete the section that starts at 12', `delete_selection[12,60]${all}`],
  [
    'delete the first 10 seconds and then split it into two equal parts',
    `delete_selection[0,10]${all}; split_at_time@25${all}`,
  ],
  ['solo everyone but the guest', 'solo_track(Host|Music){}'],
  ["delete the intro, just kidding, don't", 'nothing'],
  ['Delete the first 5 seconds. Thank you so much!', `delete_selection[0,5]${all}`],
  ["don't delete the intro, delete the outro", `delete_selection[50,60]${all}`],
  ["don't mute the host and solo the guest", 'nothing'],
  ['I almost deleted the intro', 'nothing'],
  ['can the intro be deleted?', 'nothing'],
  ['can you delete the intro?', `delete_selection[0,8]${all}`],
  ['delete the intro if it is longer than 10 seconds', 'nothing'],
  ['delete the intro, not the jingle', 'nothing'],
  ['normalize everything the music', 'nothing'],
  ['remove everything 5:00', 'nothing'],
  ['delete a pause', 'nothing'],
  ['delete almost everything', 'nothing'],
  ['everything to -1 dB', 'nothing'],
  ['make the music 6 dB', 'nothing'],
  ['turn down the music by 4 dB', 'apply_amplify[0,60](Music){"gain_db":-4}'],
  ['amplify the music by -6 dB', 'apply_amplify[0,60](Music){"gain_db":-6}'],
  ['delete the intro... no', 'nothing'],
  ['delete the last one', 'nothing'],
  ['split at 40 except the zorbs', 'nothing'],
  ['trim 3 seconds off the start', `delete_selection[0,3]${all}`],
  ['mute the host or the guest', 'nothing'],
  [
    'delete everything except for the first 10 seconds of the host',
    'delete_selection[10,60](Host){}; delete_selection[0,60](Guest|Music){}',
  ],
  ['the outro is great, delete the intro', `delete_selection[0,8]${all}`],
  ['delete the part after the sponsor up to the outro', 'nothing'],
])('%s', (say, expected) => {
  expect(done(say)).toBe(expected)
})

test('takes a part that was pointed out before, not what is selected', () => {
  const selected = { ...talk, selection: { start: 3, end: 4 } }
  expect(done('take the 3 seconds before the cursor and delete it', selected)).toContain('[12,15]')
  expect(done('delete the section that starts at 12', selected)).toContain('[12,60]')
})

test('a removal with words that have no place does nothing, and says which', () => {
  const { outcome } = reader.read('delete 0:10 to 0:20 frobnicately zorb', talk)
  expect(outcome.kind).toBe('ask')
  const clause = outcome.kind === 'ask' ? outcome.clause : null
  expect((clause?.unread.length ?? 0) + (clause?.unplaced.length ?? 0)).toBeGreaterThan(0)
})
