import { expect, test } from 'vitest'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../support/reader/readers.ts'
import { viewOf } from '../../../../support/reader/cases.ts'
import { sayOperation } from '../../../../support/reader/judge.ts'
import { perform } from '../../../../support/reader/perform.ts'

const reader = readerOf(english, german)
const talk = viewOf({
  tracks: [
    { name: 'Anchor', clips: [{ name: 'opening', start: 0, end: 50 }] },
    { name: 'Caller', clips: [{ name: 'answer', start: 5, end: 40 }] },
    {
      name: 'Piano',
      clips: [
        { name: 'theme', start: 0, end: 20 },
        { name: 'second theme', start: 20, end: 60 },
      ],
    },
  ],
  labels: [
    { text: 'teaser', start: 0, end: 8 },
    { text: 'advert', start: 20, end: 30 },
  ],
})

/** What would be done, or nothing. */
function done(say: string): string {
  const { outcome } = reader.read(say, talk)
  if (outcome.kind !== 'steps') return 'nothing'
  const performed = perform(outcome.steps, talk)
  return 'asks' in performed ? 'nothing' : performed.operations.map(sayOperation).join('; ')
}

const all = '(Anchor|Caller|Piano){}'

test.each([
  ['dmp the piano track', 'nothing'],
  ['telete the teaser', 'nothing'],
  ['drp the caller track', 'nothing'],
  ['dupe the piano track', 'duplicate_track(Piano){}'],
  ['dlete the teaser', `delete_selection[0,8]${all}`],
])('no slip becomes a removal: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['no mute the caller, she speaks well', 'nothing'],
  ['please no remove the advert', 'nothing'],
  ['no reverse the piano', 'nothing'],
  ['no, reverse the piano', 'apply_reverse[0,60](Piano){}'],
])('a bare "no" right before a verb denies it: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['reverse 5 seconds from 0:20 on', `apply_reverse[20,25]${all}`],
  ['silence 3 seconds from 12 seconds onwards', `silence_selection[12,15]${all}`],
  ['delete the 4 seconds starting 0:10 on', `delete_selection[10,14]${all}`],
])('a length from a point on begins there: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['fade in both the anchor and the caller over their first 2 seconds', ['[0,2](Anchor)', '[5,7](Caller)']],
  ['silence the anchor and the caller in their last 4 seconds', ['[46,50](Anchor)', '[36,40](Caller)']],
  ['reverse both the caller and the anchor in their first 10 seconds', ['[5,15](Caller)', '[0,10](Anchor)']],
])('what is of several is of each of them: %s', (say, expected) => {
  for (const part of expected) expect(done(say)).toContain(part)
})

test.each([
  ['delete both themes', 'delete_selection[20,60](Piano){}; delete_selection[0,20](Piano){}'],
  ['normalize both themes on the piano track', 'apply_normalize[0,20](Piano){}; apply_normalize[20,60](Piano){}'],
  ['mute both answers', 'nothing'],
])('of both, none is lost: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  [
    'rename the anchor to Maria and the caller to Tom',
    'rename_track(Anchor){"name":"Maria"}; rename_track(Caller){"name":"Tom"}',
  ],
  ['rename Caller to Sue and Piano to Keys', 'rename_track(Caller){"name":"Sue"}; rename_track(Piano){"name":"Keys"}'],
  ['rename Anchor to Hanna and Caller to Wana', 'one each'],
])('no name is given to both: %s', (say, expected) => {
  const found = done(say)
  if (expected === 'one each') expect(found).not.toContain('|')
  else expect(['nothing', expected]).toContain(found)
})

test.each([
  [
    'on the caller, 10 to 20, fade in and then reverse',
    ['apply_fade_in[10,20](Caller){}', 'apply_reverse[10,20](Caller){}'],
  ],
  ['between 5 and 15 seconds, reverse and then normalize', ['apply_reverse[5,15]', 'apply_normalize[5,15]']],
  [
    'on the piano, from 0:10 to 0:12, fade out and then invert',
    ['apply_fade_out[10,12](Piano)', 'apply_invert[10,12](Piano)'],
  ],
])('a part in front holds for every step: %s', (say, expected) => {
  for (const step of expected) expect(done(say)).toContain(step)
})

test.each([
  ['could you make mute the piano', ['mute_track(Piano){}', 'nothing']],
  ['please make delete the teaser', [`delete_selection[0,8]${all}`, 'nothing']],
  ['make reverse the caller', ['apply_reverse[5,40](Caller){}', 'nothing']],
])('"make" and a verb is that verb: %s', (say, expected) => expect(expected).toContain(done(say)))

const cuts = (...times: number[]): string => times.map((time) => `split_at_time@${time}${all}`).join('; ')

test.each([
  ['split at 12 and at 34 seconds', cuts(12, 34)],
  ['split at 5 seconds, at 9 seconds and at 15 seconds', cuts(5, 9, 15)],
  ['cut at 0:10 and at 0:25', cuts(10, 25)],
])('points that are said one by one are points: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ["I'd like to hear only the caller, so please solo the caller", 'solo_track(Caller){}'],
  ['I want to hear the piano, so could you solo the piano', 'solo_track(Piano){}'],
  ["I'd like to delete the teaser, so please mute the caller", 'nothing'],
])('the wish in front of "so please" is no act: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['please cut in second 15', cuts(15)],
  ['reverse the piano from second 12 until second 18', 'apply_reverse[12,18](Piano){}'],
  ['split at second 9 and at second 33', cuts(9, 33)],
  ['delete the second 10 seconds', 'nothing'],
])('a second with its number is a point: %s', (say, expected) => expect(done(say)).toBe(expected))

test.each([
  ['the caller has a cold, so please delete the advert', `delete_selection[20,30]${all}`],
  ["don't mute the caller, so please solo the caller", 'solo_track(Caller){}'],
  ["don't mute the caller, so solo the piano", 'nothing'],
])('what is told reaches no further than "so please": %s', (say, expected) => expect(done(say)).toBe(expected))
