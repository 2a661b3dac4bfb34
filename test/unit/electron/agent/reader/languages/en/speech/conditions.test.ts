import { expect, test } from 'vitest'
import { reader, view } from '../say.ts'
import { truthOf } from '../../../../../../../../electron/agent/reader/evaluate/claims.ts'

const context = { view, mentioned: [], used: [], sorts: [], wholeWhenNothing: true }

/** Whether what an order depends on is so: of each of its conditions. */
function truths(message: string): string {
  const { outcome } = reader.read(message, view)
  if (outcome.kind !== 'steps') return outcome.kind === 'ask' ? outcome.why : outcome.kind
  return outcome.steps
    .map(({ act, given }) => {
      const all = given.map(({ claim }) => truthOf(claim, context)).map((one) => ('ask' in one ? '?' : String(one.is)))
      return `${act.frame.tool} ${all.join('+')}`
    })
    .join('; ')
}

test.each([
  ['if the advert is longer than 5 seconds, delete it', 'delete_selection true'],
  ['if the advert lasts less than 5 seconds delete it', 'delete_selection false'],
  ['delete the advert as long as it is at least ten seconds long', 'delete_selection true'],
  ['should the advert be longer than half a minute, delete it', 'delete_selection false'],
  ['delete the advert unless the outro is over 5 seconds', 'delete_selection false'],
  ['if the outro is longer than the advert, delete the advert', 'delete_selection false'],
  ['if there is a track called Music, mute it', 'mute_track true'],
  ['if there is no track called Strings, mute the music', 'mute_track true'],
  ['if there are more than three tracks, solo the host', 'solo_track true'],
  ['only if the project has fewer than three tracks, solo the host', 'solo_track false'],
  ['mute the host if the music is stereo', 'mute_track true'],
  ['if the host is already muted, unmute it', 'unmute_track false'],
  ['if anything is selected, delete the advert', 'delete_selection false'],
  ['if nothing is selected, delete the advert', 'delete_selection true'],
  ['if the advert comes before the outro, delete the outro', 'delete_selection true'],
  ['if the outro starts after 1:30, delete everything before it', 'delete_selection true'],
  ['if there is anything after 1:50, delete the outro', 'delete_selection true'],
  ['if the cursor is past 10, delete the advert', 'delete_selection true'],
  ['if the cursor is inside the advert, delete the outro', 'delete_selection false'],
])('%s', (message, expected) => {
  expect(truths(message)).toBe(expected)
})

test.each([
  [
    'what follows "otherwise" is done where it is not so',
    'if the outro is over half a minute, delete the outro, otherwise delete the advert',
    'delete_selection false; delete_selection true',
  ],
  [
    'all orders of the sentence depend on it, those of the next do not',
    'if the advert is over 5 s, delete the outro and reverse the music. Mute the host.',
    'delete_selection true; apply_reverse true; mute_track ',
  ],
])('%s', (_, message, expected) => {
  expect(truths(message)).toBe(expected)
})

test.each([
  ['what nothing in the project can tell', 'if the weather is nice, delete the advert', 'condition'],
  ['how far a condition reaches', 'delete the advert if the outro is over 5 s and mute the host', 'reach'],
  ['what stands behind "then"', 'if the outro is over 5 s, delete it, then mute the host', 'reach'],
  ['a condition without an order', 'if the outro is over 5 seconds', 'condition'],
  ['another way without a first one', 'otherwise delete the advert', 'condition'],
])('%s is asked about', (_, message, why) => {
  expect(truths(message)).toBe(why)
})
