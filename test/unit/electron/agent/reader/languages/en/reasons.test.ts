import { expect, test } from 'vitest'
import { english } from '../../../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../../../support/reader/readers.ts'
import { viewOf } from '../../../../../../support/reader/cases.ts'
import { sayOperation } from '../../../../../../support/reader/judge.ts'
import { perform } from '../../../../../../support/reader/perform.ts'

const reader = readerOf(english)
const view = viewOf({
  tracks: ['Host', 'Guest', 'Music'].map((name) => ({ name, clips: [{ name: `${name} clip`, start: 0, end: 60 }] })),
  labels: [
    { text: 'intro', start: 2, end: 10 },
    { text: 'sponsor', start: 22, end: 30 },
    { text: 'outro', start: 42, end: 50 },
  ],
})

function done(say: string): string {
  const { outcome } = reader.read(say, view)
  if (outcome.kind !== 'steps') return 'nothing'
  const performed = perform(outcome.steps, view)
  return 'asks' in performed ? 'nothing' : performed.operations.map(sayOperation).join('; ')
}

const all = '(Host|Guest|Music){}'

test.each([
  ['mute the guest because my client asked for it', 'mute_track(Guest){}'],
  ['mute the guest, since it sounds better that way', 'mute_track(Guest){}'],
  ['delete the intro because of the noise in the kitchen', `delete_selection[2,10]${all}`],
  ['reverse the outro so that my mother can follow', `apply_reverse[42,50]${all}`],
  ['solo the host as we agreed on the phone', 'solo_track(Host){}'],
  ['delete the sponsor, owing to a complaint', `delete_selection[22,30]${all}`],
  ['mute the guest, as it is too loud, and delete the outro', `mute_track(Guest){}; delete_selection[42,50]${all}`],
  ['fade out everything past 0:33 on because my client asked for it', `apply_fade_out[33,60]${all}`],
])('does what a reason stands behind: %s', (say, expected) => {
  expect(done(say)).toBe(expected)
})

test.each([
  'delete the intro as the guest',
  'delete the intro as of now',
  'I deleted the intro because it was too long',
  'my boss deleted the intro and muted the guest',
  'the guest listened to the sponsor and delete the intro',
  'my boss: the intro should be deleted',
  "don't delete the intro, because I need it",
  "don't keep nothing but the sponsor",
  'should I delete the intro because of the noise?',
])('does nothing where no order is sure: %s', (say) => {
  expect(done(say)).toBe('nothing')
})

test.each([
  [
    'as for the first 11 seconds, pitch them up by 4 semitones',
    'apply_change_pitch[0,11](Host|Guest|Music){"semitones":4}',
  ],
  ['as for the guest, solo it', 'solo_track(Guest){}'],
  ['regarding the outro, reverse it', `apply_reverse[42,50]${all}`],
  ['the entire recording: make it silent', `silence_selection[0,60]${all}`],
  ['everything after 0:42: delete it on the guest', 'delete_selection[42,60](Guest){}'],
  ['take the first 4 seconds and remove them on the guest track', 'delete_selection[0,4](Guest){}'],
  ['take the sponsor and the outro and remove them', `delete_selection[42,50]${all}; delete_selection[22,30]${all}`],
  [
    'take everything on the guest track but the sponsor and boost it by 4 dB',
    'apply_amplify[0,22](Guest){"gain_db":4}; apply_amplify[30,60](Guest){"gain_db":4}',
  ],
])('means what stands in front: %s', (say, expected) => {
  expect(done(say)).toBe(expected)
})

test.each([
  ['My neighbour listened to this with me. Solo the guest track.', 'solo_track(Guest){}'],
  ['please pan the host track 30% left?', 'set_track_pan(Host){"pan":-30}'],
  ['your next job is to mute the guest', 'mute_track(Guest){}'],
  ['the sponsor needs to be low-passed at 1500 Hz', 'apply_low_pass[22,30](Host|Guest|Music){"frequency_hz":1500}'],
  ['call the music track "Left mic" from now on', 'rename_track(Music){"name":"Left mic"}'],
  ['delete nothing but the sponsor', `delete_selection[22,30]${all}`],
  ['keep nothing but the intro on Guest', 'trim_to_selection[2,10](Guest){}'],
  ['turn all tracks down 3 dB, only the host stays as it is', 'apply_amplify[0,60](Guest|Music){"gain_db":-3}'],
])('finds the order: %s', (say, expected) => {
  expect(done(say)).toBe(expected)
})
