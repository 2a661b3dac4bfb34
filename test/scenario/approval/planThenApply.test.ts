import { describe, expect, it } from 'vitest'
import { start } from '../../support/model/studioTalk.ts'

describe('what a long tool would change is listed before it is done', () => {
  it('pause by pause, with the length before and after', async () => {
    const { agent, changes, decide } = await start()
    await agent.send('shorten the pauses')
    expect(changes()).toEqual([
      [
        ['Pause', null, [4, 6], '2 s', '0.5 s'],
        ['Pause', null, [10, 11.5], '1.5 s', '0.5 s'],
        ['Pause', null, [20, 23], '3 s', '0.5 s'],
        ['Length', 'Voice', null, '0:30', '0:25'],
      ],
    ])
    const approval = agent.view().approval
    expect(approval?.steps[0]?.sentence).toMatch(/^Shorten 3 pauses of 1 s or more to 0\.5 s in /u)
    expect(approval?.notesOfLists).toEqual([expect.stringMatching(/^3 pauses get shorter/u)])
    expect(approval?.notes).toEqual(expect.arrayContaining(approval?.notesOfLists ?? ['the note']))
    // Afterwards it was done.
    await decide('approve')
    expect(agent.view().messages.at(-1)?.receipt?.more).toMatch(/^3 pauses shortened, by 5 s together\./u)
  })

  it('with the loudness before and after, for the mix or for each track', async () => {
    const { agent, changes, log } = await start()
    await agent.send('level it')
    expect(changes()).toEqual([[['Loudness', null, null, expect.stringMatching(/^-\d\d\.\d LUFS$/u), '-16.0 LUFS']]])
    expect(log()?.reply).toMatch(/loudness -\d\d\.\d LUFS → -16\.0 LUFS/u)
    await agent.send('level each')
    expect(changes()?.[0]?.map(([what, track]) => [what, track])).toEqual([
      ['Loudness', 'Voice'],
      ['Loudness', 'Music'],
    ])
  })

  it.each([
    [
      'less noise',
      [
        [
          'Noise',
          'Voice',
          [expect.any(Number), expect.any(Number)],
          expect.stringMatching(/ dB$/u),
          expect.stringMatching(/^about .* dB$/u),
        ],
      ],
    ],
    ['faster', [['Length', 'Voice', null, '0:30', '0:24']]],
    ['peak', [['Peak', null, [0, 10], expect.stringMatching(/ dBFS$/u), '-3.0 dBFS']]],
    [
      'duck',
      [
        ['Level', null, [0, 4], '0 dB', '-12 dB'],
        ['Level', null, [6, 10], '0 dB', '-12 dB'],
        ['Level', null, [11.5, 20], '0 dB', '-12 dB'],
        ['Level', null, [23, 30], '0 dB', '-12 dB'],
      ],
    ],
  ])('for “%s” too', async (words, expected) => {
    const { agent, changes } = await start()
    await agent.send(words)
    expect(changes()).toEqual([expected])
  })
})

describe('a list that can be gone through', () => {
  it('leaves out what the person leaves out, shows it as left, and takes it back in', async () => {
    const { agent, change, changes, decide, clips } = await start()
    await agent.send('shorten the pauses')
    const [first, second] = agent.view().approval?.steps[0]?.changes.map(({ leave }) => leave ?? 0) ?? []
    expect(await change({ verb: 'edit', step: 0, except: [first ?? 0, second ?? 0] })).toBe('ok')
    expect(changes()?.[0]?.slice(0, 3)).toEqual([
      ['Pause', null, [4, 6], '2 s', '2 s', 'left'],
      ['Pause', null, [10, 11.5], '1.5 s', '1.5 s', 'left'],
      ['Pause', null, [20, 23], '3 s', '0.5 s'],
    ])
    expect(agent.view().approval).toMatchObject({
      before: 30,
      steps: [
        {
          sentence: expect.stringMatching(/^Shorten 1 of 3 pauses of [^,]*$/u) as string,
          regions: [{ start: expect.closeTo(20.25, 3), end: expect.closeTo(22.75, 3), fate: 'removed' }],
        },
      ],
    })
    expect(await change({ verb: 'edit', step: 0, except: [second ?? 0] })).toBe('ok')
    await decide('approve')
    expect((await clips())['Voice']).toEqual([[0, expect.closeTo(26, 3)]])
    expect(agent.view().messages.at(-1)?.text).toMatch(/Edited by you: [a-z ]*0:10\.7\d*\.$/mu)
  })

  it('can’t be asked of a step that has none', async () => {
    const { agent, change } = await start()
    await agent.send('faster')
    expect(await change({ verb: 'edit', step: 0, except: [1] })).toBe('agent/no-items')
    expect(agent.view().state).toBe('awaitingApproval')
  })

  it('is not empty: leaving out every item is a question about the whole step', async () => {
    const { agent, change, clips } = await start()
    await agent.send('shorten the pauses')
    const all = agent.view().approval?.steps[0]?.changes.flatMap(({ leave }) => leave ?? []) ?? []
    await change({ verb: 'edit', step: 0, except: all })
    expect(agent.view().messages.at(-1)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Every pause is left out') as string,
    })
    expect((await clips())['Voice']).toEqual([[0, 30]])
  })
})
