import { expect, test } from 'vitest'
import { done } from '../say.ts'

test.each([
  [
    'a part said in front holds for what follows silence',
    'between 20 and 30, silence and then fade out',
    'silence_selection 20-30; apply_fade_out 20-30',
  ],
  ['and for nothing behind a removal', 'between 20 and 30, delete and then fade out', '?'],
  ['"no" in the middle of nothing is left open', 'delete the advert no delete the outro', '?'],
  ['"no" apart takes back', 'delete the advert, no, delete the outro', 'delete_selection 110-120'],
  ['silence with its times is sound', 'delete the silence from 10 to 12', 'delete_selection 10-12'],
  [
    'an option, and no second act',
    'import jingle.wav with separate channels',
    'import_audio path=jingle.wav channels=split',
  ],
  ['a label that is said is no part', 'move the outro label to 1:40', '?'],
  ['a label by its name is its part', 'move the advert to 1:40', 'cut 40-50; paste @90'],
])('%s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})

test.each([
  [
    'a reason, then what is to be done',
    'the host coughs at 33 seconds, so please mute from 33 to 34 on the host track',
    'silence_selection 33-34 Host',
  ],
  [
    'a report, then a question for help',
    'I was listening this morning and noticed the music is overpowering, so would you be so kind as to mute the music track?',
    'mute_track Music',
  ],
  ['many words for please', "I'd really just like you to delete the advert", 'delete_selection 40-50'],
  ['politeness is no condition', "If it isn't too much trouble, please delete the advert", 'delete_selection 40-50'],
  [
    'what is not needed is no denied act',
    "we don't need the advert anymore, so please delete it",
    'delete_selection 40-50',
  ],
  ['what need not be done is one', "you don't need to delete the advert, so please mute the host", 'mute_track Host'],
  ['a wish of somebody else', 'She said, delete the advert', '?'],
  [
    '"it" is the thing, "there" the place',
    'The guest sounds quiet in the second half, could you bump it up by 3 dB there?',
    'apply_amplify 60-120 Guest gain_db=3',
  ],
  ['"it" is no place that has something in it', "There's a lot of hum on the guest track. Remove it please.", '?'],
  [
    'a part that is to be shorter keeps its beginning',
    'The advert drags on, so please shorten it to 8 seconds',
    'delete_selection 48-50',
  ],
  ['sounds between words, and words said twice', 'uhm delete the the last uh ten seconds', 'delete_selection 110-120'],
  [
    'a name ends where a reason begins',
    'put a label called sneeze at 33 seconds so that I find it again',
    'add_label @33 text=sneeze',
  ],
])('%s', (_, message, expected) => {
  expect(done(message)).toBe(expected)
})
