import { describe, expect, it } from 'vitest'
import { podcast } from '../../support/openConversation.ts'
import { deleting, sayWithModel } from '../../support/model/modelTalk.ts'
import { call, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const done: ScriptedTurn = { text: 'Done.' }

describe('what the person puts right while it waits', () => {
  it.each<[said: string, correction: string, turn: ScriptedTurn, shown: string]>([
    ['delete the first 10 seconds', 'no, make it 20', deleting(0, 10), 'Delete 0:00–0:20 from Host, Guest and Music'],
    [
      'delete the first 10 seconds',
      'no, the first 20',
      deleting(0, 100),
      'Delete 0:00–0:20 from Host, Guest and Music',
    ],
    ['delete the first 10 seconds', 'only on the host', deleting(0, 10), 'Delete 0:00–0:10 from Host'],
    ['lösche die ersten 10 Sekunden', 'nein, 20', deleting(0, 10), '0:00–0:20 aus Host, Guest und Music löschen'],
    [
      'make everything 3 dB louder',
      'no, 6 dB',
      call('apply_amplify', { gain_db: 3, start_time: 0, end_time: 180 }),
      'Make 0:00–3:00 of Host, Guest and Music 6 dB louder',
    ],
  ])('is what they have said, and no choice of the model: “%s”, then “%s”', async (said, correction, turn, shown) => {
    const { agent, approval, decide, last } = await sayWithModel(said, [turn, done], podcast)
    await agent.send(correction)
    expect(approval()?.steps[0]?.sentence).toContain(shown)
    expect([approval()?.notes, approval()?.steps[0]?.other]).toEqual([[], null])
    expect(approval()?.steps[0]?.sources.map(({ author }) => author)).not.toContain('model')
    await decide('approve')
    expect(last()?.text).not.toMatch(
      /Chosen by the model|Vom Modell gewählt|Not done of what you said|Von dem, was Sie sagten/u,
    )
  })

  it('is put right again, behind the answer to a question too', async () => {
    const { agent, approval } = await sayWithModel('delete this', [deleting(0, 180), done], podcast)
    await agent.send('the first 20 seconds')
    await agent.send('no, 10')
    expect([approval()?.steps[0]?.range, approval()?.notes]).toEqual([{ start: 0, end: 10 }, []])
  })

  it('is what a later turn of the model stands beside', async () => {
    const { agent, approval, decide } = await sayWithModel(
      'delete the first 10 seconds',
      [deleting(0, 10), deleting(0, 10)],
      podcast,
    )
    await agent.send('no, make it 20')
    await decide('approve')
    expect(approval()?.notes).toEqual([
      'Done before in this request: Deleted 0:00–0:20 from Host, Guest and Music.',
      expect.stringContaining('your words don’t say this'),
    ])
  })

  it('is compared all the same where the model does something else beside it', async () => {
    const { agent, approval } = await sayWithModel(
      'delete the first 10 seconds of the guest',
      [call('delete_selection', { start_time: 0, end_time: 10, tracks: ['Guest'] })],
      podcast,
    )
    await agent.send('no, 20')
    expect(approval()?.steps[0]?.other?.sentence).toMatch(/^Delete 1:02–1:22 from Guest/u)
  })
})
