import { expect, test } from 'vitest'
import { withoutFalseStarts } from '../../../../../../electron/agent/reader/text/falseStarts.ts'
import { tokenise } from '../../../../../../electron/agent/reader/text/tokenise.ts'

const language = {
  falters: new Set(['uh', 'um']),
  breaksOff: [['no', 'wait']],
  naming: { counts: new Set(['two']) },
  denies: { no: new Set(['no']), not: new Set(['not']) },
}
const speaking = {
  isNamed: (word: string): boolean => ['host', 'guest', 'one', 'two'].includes(word),
  tells: (word: string): boolean => ['delete', 'mute', 'louder'].includes(word),
}
const said = (message: string): string =>
  withoutFalseStarts(tokenise(message), language, speaking)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['play it from the uh from ten seconds', 'play it from ten seconds'],
  ['the bit where, uh, where he coughs', 'the bit where he coughs'],
  ['get rid of get rid of the hymn', 'get rid of the hymn'],
  ['trim no not trim delete the rest', 'delete the rest'],
  ['trim, no, not trim, delete the rest', 'delete the rest'],
  ['make the host no wait the guest louder', 'make the guest louder'],
])('what is begun anew is said once: %s', (message, without) => {
  expect(said(message)).toBe(without)
})

test.each([
  'delete the host uh the guest',
  'mute the host and the guest',
  'split it in two in two minutes',
  'raise it and raise it',
  'check one two one two please',
])('nothing that tells something is lost: %s', (message) => {
  expect(said(message)).toBe(message)
})
