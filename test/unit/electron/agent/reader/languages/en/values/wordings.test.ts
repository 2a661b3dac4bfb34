import { expect, test } from 'vitest'
import { done } from '../say.ts'

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

test.each([
  ['set the guest’s volume to -3 dB', 'set_track_gain Guest gain_db=-3'],
  ['volume of the guest to -3 dB', 'set_track_gain Guest gain_db=-3'],
  ['raise the guest’s pitch by 2 semitones', 'apply_change_pitch 20-60 Guest semitones=2'],
  ['position the guest 30% left in the stereo field', 'set_track_pan Guest pan=-30'],
  ['the guest should sit 30% left', 'set_track_pan Guest pan=-30'],
  ['have the guest panned 30% left', 'set_track_pan Guest pan=-30'],
  ['everything should run 10% faster', 'apply_change_tempo 0-120 percent=10'],
  ['the guest should sound 2 semitones higher', 'apply_change_pitch 20-60 Guest semitones=2'],
])('how something is to be, and whose it is: %s', (say, is) => expect(done(say)).toBe(is))

test.each([
  ['hit mute on the guest', 'mute_track Guest'],
  ['the guest should be silent', 'mute_track Guest'],
  ['take the mute off the guest', 'unmute_track Guest'],
  ['bring the guest back in', 'unmute_track Guest'],
  ['the guest should be audible again', 'unmute_track Guest'],
  ['only the guest should be heard', 'solo_track Guest'],
  ['I want to hear the guest by itself', 'solo_track Guest'],
])('what is heard: %s', (say, is) => expect(done(say)).toBe(is))

test('what stands outside of what is named goes, whichever verb', () => {
  expect(done('crop everything outside of 1:00 to 1:30')).toBe('trim_to_selection 60-90')
  expect(done('delete everything outside of 1:00 to 1:30')).toBe(done('keep only 1:00 to 1:30'))
})

test.each([
  'remove frequencies below 80 Hz from the host',
  'filter out everything under 80 Hz on the host',
  'take out the lows under 80 Hz on the host',
])('%s', (say) => expect(done(say)).toBe('apply_high_pass 0-100 Host frequency_hz=80'))

test.each(['filter out the background noise of the host', 'make the host less noisy'])('%s', (say) =>
  expect(done(say)).toBe('apply_noise_reduction 0-100 Host'),
)

test.each([
  ['call the advert label Break', 'rename_label name=Break'],
  ['the label advert should be called Break', 'rename_label name=Break'],
  ['I do not need the advert label any more, remove it', 'delete_label'],
  ['slide the clip theme over to 1:00', 'move_clip @60 Music'],
  ['no pause longer than half a second', 'apply_truncate_silence'],
])('%s', (say, is) => expect(done(say)).toContain(is))

test.each([
  'the host hisses, get rid of it',
  'the host is noisy, remove that',
  'the guest hums. take it out',
  'the host sounds boomy, get rid of it',
])('what is wrong with a track is to go, and not the track: %s', (say) => expect(done(say)).toBe('?'))

test('what is said of a track itself is of the track', () => {
  expect(done('the music is useless, delete it')).toBe('delete_track Music')
  expect(done('the advert is noisy, delete it')).toBe('delete_selection 40-50')
})

test.each([
  [
    'fade the first 3 seconds in and the last 5 out',
    'apply_fade_in 0-3 curve=linear; apply_fade_out 115-120 curve=linear',
  ],
  [
    'fade the last 5 seconds out and the first 3 in',
    'apply_fade_out 115-120 curve=linear; apply_fade_in 0-3 curve=linear',
  ],
  ['cut at each label', done('split at each label')],
  ['cut at the advert', done('split at the advert')],
  ['cut the advert', 'cut 40-50'],
])('a particle or a place that goes with the verb: %s', (say, is) =>
  expect(done(say).replaceAll(' curve=linear', '')).toBe(is.replaceAll(' curve=linear', '')),
)

test.each([
  ['export it as an mp3 named show', 'export_audio 0-120 format=mp3 path=show'],
  ['export the mix called final mix', 'export_audio 0-120 path=final mix'],
  ['I need it as show.mp3', 'export_audio 0-120 path=show.mp3'],
  ['give me that as an mp3', 'export_audio format=mp3'],
])('what a file is to be called: %s', (say, is) =>
  expect(done(say).replace(' 0-120', '')).toBe(is.replace(' 0-120', '')),
)

test.each([
  ['make the pauses half a second long', 'apply_truncate_silence'],
  ['kill the guest’s sound', 'mute_track Guest'],
  ['I do not need the music track any more, delete it', 'delete_track Music'],
])('%s', (say, is) => expect(done(say)).toContain(is))

test('a pause is not chosen by how long it is to be', () => {
  expect(done('make the pauses half a second long')).not.toContain('min_silence=0.5 ')
})

test('what only tells in a row tells nothing to do', () => expect(done('host muted, guest deleted')).toBe('-'))

test.each(['import the labels from marks.csv', 'import marks.csv as labels'])('%s', (say) =>
  expect(done(say)).toContain('import_labels'),
)

test.each([
  ['reverse it on everything except the guest', 'apply_reverse 0-120 Host+Choir+Music'],
  ['take the advert and reverse it on everything except the guest', 'apply_reverse 40-50 Host+Choir+Music'],
  [
    'take the advert and the outro and reverse them on everything except the guest',
    'apply_reverse 40-50 Host+Choir+Music; apply_reverse 110-120 Host+Choir+Music',
  ],
  ['take the advert and delete it everywhere', 'delete_selection 40-50'],
  ['delete it everywhere', '?'],
])('everywhere says where, and not what "it" is: %s', (say, is) => expect(done(say)).toBe(is))

test.each([
  'please mute everyone the guest and add a label called x at 0:05',
  'would you be so kind as to solo everything the guest track and add a label called x at 0:05',
])('an order that lost a word is asked about, and what stands behind it is not done: %s', (say) =>
  expect(done(say)).toBe('?'),
)

test('behind "and" another thing begins, and what is to be done with it is lost', () =>
  expect(done('would you between four seconds and 0:12 on the guest and out the guest track')).toBe('?'))

test.each([
  ['the advert has to be got to -19 LUFS', 'apply_loudness_normalize 40-50 target_lufs=-19'],
  ['the guest track needs to be called Room from now on', 'rename_track Guest name=Room'],
  ['if you don’t mind, delete the advert?', 'delete_selection 40-50'],
  ['delete the advert?', '-'],
])('%s', (say, is) => expect(done(say)).toBe(is))

test.each([
  ['mute everything that is not the host or the guest', 'mute_track Choir+Music'],
  ['if the project has more than three tracks, mute the last one', 'mute_track Music'],
])('%s', (say, is) => expect(done(say)).toBe(is))

test.each([
  ['the guest 3 dB louder, he mumbles', 'apply_amplify 20-60 Guest gain_db=3'],
  ['the guest 3 dB louder is too much', '-'],
  ['mute the music, the guest is also to be muted', 'mute_track Music; mute_track Guest'],
  ['mute the host, the guest is not needed either', '?'],
])('what is to change stands in front of what is told: %s', (say, is) => expect(done(say)).toBe(is))

test.each([
  ['delete both people, host and guest', 'delete_track Host+Guest'],
  ['solo the two lowest instruments, choir and music', 'solo_track Choir+Music'],
  ['mute both speakers (host and guest)', 'mute_track Host+Guest'],
  ['mute both speakers, host', '?'],
])('the names say who is meant: %s', (say, is) => expect(done(say)).toBe(is))

test.each([
  ['from 0:10 to 0:20, wipe it to silence on the guest', 'silence_selection 10-20 Guest'],
  ['drop a label hello at five seconds', 'add_label @5 text=hello'],
  ['drop a label advert at five seconds', 'add_label @5 text=advert'],
  ['put a label on the advert', 'add_label 40-50'],
])('%s', (say, is) => expect(done(say)).toBe(is))
