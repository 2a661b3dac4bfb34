import { expect, test } from 'vitest'
import { english } from '../../../../../../electron/agent/reader/languages/en/index.ts'
import { expand } from '../../../../../../electron/agent/reader/text/lattice.ts'
import { tokenise } from '../../../../../../electron/agent/reader/text/tokenise.ts'
import { quoted, quotedRuns } from '../../../../../../electron/agent/planner/reading/quoted.ts'

const tokensOf = (message: string) => expand(tokenise(message), english, () => false)

test('words are quoted as they were written', () => {
  const tokens = tokensOf("don't mute the guest, not yet")
  expect(tokens[1]?.text).toBe('not')
  expect(quoted(tokens, 0, tokens.length)).toBe("don't mute the guest, not yet")
})

test('words that stand side by side are one quotation', () => {
  const tokens = tokensOf('cut out one of the bits now')
  expect(quotedRuns(tokens, [3, 4, 6])).toEqual(['of the', 'now'])
})
