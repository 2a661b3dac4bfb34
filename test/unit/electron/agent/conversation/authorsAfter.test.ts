import { describe, expect, it } from 'vitest'
import { authorsAfter } from '../../../../../electron/agent/conversation/readMessage.ts'
import { between, step } from '../../../../support/scriptedPlanner.ts'

const chosen = step(
  'apply_amplify',
  { range: between(0, 10), tracks: [{ kind: 'number', number: 1 }] },
  { gain_db: 3 },
  { callId: 'a', authors: { range: 'model', tracks: 'model', args: { gain_db: 'model' } } },
)

describe('who gave the values of a step that was answered about', () => {
  it('is the words for what the answer changed, and whoever it was for the rest', () => {
    const [answered] = authorsAfter([chosen], [{ ...chosen, target: { ...chosen.target, range: between(0, 20) } }])
    expect(answered?.authors).toEqual({ tracks: 'model', args: { gain_db: 'model' } })
    const [louder] = authorsAfter([chosen], [{ ...chosen, args: { gain_db: 6 } }])
    expect(louder?.authors).toEqual({ range: 'model', tracks: 'model', args: {} })
  })

  it('is the words for all of a step that became another one', () => {
    const [other] = authorsAfter([chosen], [{ ...chosen, tool: 'apply_normalize' }])
    expect(other?.authors).toBeUndefined()
  })

  it('stays where nothing was changed', () => {
    expect(authorsAfter([chosen], [chosen])).toEqual([chosen])
  })
})
