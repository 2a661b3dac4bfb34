import { expect, it } from 'vitest'
import { plainText } from '../../../../../../../electron/agent/planner/offline/text/plainText.ts'
import { tokenise } from '../../../../../../../electron/agent/planner/offline/text/tokenise.ts'

it('leaves the words, in small letters, with one space between', () => {
  expect(plainText(tokenise('  What’s  SELECTED, please?! '))).toBe("what's selected please")
})
