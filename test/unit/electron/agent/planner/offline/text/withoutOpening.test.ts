import { describe, expect, it } from 'vitest'
import { tokenise } from '../../../../../../../electron/agent/planner/offline/text/tokenise.ts'
import { withoutOpening } from '../../../../../../../electron/agent/planner/offline/text/withoutOpening.ts'

const left = (message: string): string =>
  withoutOpening(tokenise(message))
    .map((token) => token.text)
    .join(' ')

describe('withoutOpening', () => {
  it.each([
    ['no, make it 20', 'make it 20'],
    ['yes, but only on the bass', 'only on the bass'],
    ['Oh wait, sorry: 5 to 8', '5 to 8'],
    ['not the music', 'not the music'],
    ['not quite, 5', '5'],
    ['-3 dB', '- 3 db'],
    ['no', 'no'],
  ])('leaves of "%s" what says something', (message, expected) => {
    expect(left(message)).toBe(expected)
  })
})
