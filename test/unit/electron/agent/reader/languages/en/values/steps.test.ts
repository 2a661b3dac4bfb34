import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('what lacks only the verb of the order before it', () => {
  it.each([
    ['rename Host to Anna and Guest to Ben', 'rename_track Host name=Anna; rename_track Guest name=Ben'],
    ['call the host Anna and the guest Ben', 'rename_track Host name=Anna; rename_track Guest name=Ben'],
    ['rename Host → Anna, Guest → Ben', 'rename_track Host name=Anna; rename_track Guest name=Ben'],
    [
      'turn the host up 2 dB and the guest down 1',
      'apply_amplify 0-100 Host gain_db=2; apply_amplify 20-60 Guest gain_db=-1',
    ],
    ['host up 2 dB, guest up a half', 'apply_amplify 0-100 Host gain_db=2; apply_amplify 20-60 Guest gain_db=0.5'],
    [
      'transpose the music up 2 semitones and the guest down 1',
      'apply_change_pitch 0-120 Music semitones=2; apply_change_pitch 20-60 Guest semitones=-1',
    ],
    ['label 30 "a", 60 "b" and 90 "c"', 'add_label @30 text=a; add_label @60 text=b; add_label @90 text=c'],
    [
      'export the host as flac and the guest as wav',
      'export_audio 0-100 Host format=flac; export_audio 20-60 Guest format=wav',
    ],
    ['take 3 off the front and 5 off the back', 'delete_selection 115-120; delete_selection 0-3'],
    ['trim 5 seconds from the start and 10 from the end', 'delete_selection 0-5; delete_selection 105-115'],
    ['fade the music in over 4 seconds and out over 6', 'apply_fade_in 0-4 Music; apply_fade_out 114-120 Music'],
    [
      'put reverb on the guest and a high-pass at 80 Hz',
      'apply_reverb 20-60 Guest; apply_high_pass 20-60 Guest frequency_hz=80',
    ],
  ])('goes with it: %s', (say, what) => expect(done(say)).toBe(what))

  it.each([
    ['rename Host to Anna and Piano to Ben'],
    ['turn the host up 2 dB and the piano down 1'],
    ['host up 2 dB, guest down 100 Hz'],
    ['take 3 seconds off the front and 5 dB off the back'],
    ['turn the music down by 20'],
    ['move track 1 down two'],
  ])('is asked about where it does not fit: %s', (say) => expect(done(say)).toBe('?'))
})

describe('the order of orders', () => {
  it.each([
    ['after muting the music, solo the guest', 'mute_track Music; solo_track Guest'],
    ['solo the guest after muting the music', 'mute_track Music; solo_track Guest'],
    ['before you delete the outro, normalize the host', 'apply_normalize 0-100 Host; delete_selection 110-120'],
    ['once you have muted the music, solo the guest', 'mute_track Music; solo_track Guest'],
    ['after you muted the music, it was quiet', '?'],
    ['after muting the music', '?'],
    ['after muting the music, solo the guest and mute the host', '?'],
  ])('is that of the deeds: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is left', () => {
  it.each([
    ['delete the advert and normalize what is left', 'delete_selection 40-50; apply_normalize 0-110'],
    [
      'delete the advert, then reverse the first 30 seconds of what remains',
      'delete_selection 40-50; apply_reverse 0-30',
    ],
    ['normalize what is left', '?'],
    ['delete the advert and fade out the last 2 seconds of it', '?'],
    ['delete everything before the advert and everything after it', 'delete_selection 50-120; delete_selection 0-40'],
  ])('is all there is then: %s', (say, what) => expect(done(say)).toBe(what))
})
