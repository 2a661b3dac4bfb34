import { describe, expect, it } from 'vitest'
import { deleting, sayWithModel } from '../../support/model/modelTalk.ts'
import { call, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const done: ScriptedTurn = { text: 'Done.' }

describe('a model that calls another tool than the words name, and leaves the place to them', () => {
  it.each<[said: string, turn: ScriptedTurn, shown: string, mine: string]>([
    [
      'normalize the first 10 seconds',
      call('apply_amplify', { gain_db: 6 }),
      'Make 0:00–0:10 of Host and Guest 6 dB louder',
      'Normalize 0:00–0:10 of Host and Guest to a peak of -1 dB',
    ],
    [
      'normalize the guest',
      call('apply_amplify', { gain_db: 6 }),
      'Make 0:00–10:00 of Guest 6 dB louder',
      'Normalize 0:00–10:00 of Guest to a peak of -1 dB',
    ],
    [
      'fade in the first 5 seconds',
      call('apply_fade_out'),
      'Fade out 0:00–0:05 of Host and Guest',
      'Fade in 0:00–0:05 of Host and Guest',
    ],
  ])('shows both, and one press takes what was said: “%s”', async (said, turn, shown, mine) => {
    const { approval, change, engine } = await sayWithModel(said, [turn, done])
    expect([approval()?.steps.map(({ sentence }) => sentence), approval()?.instead]).toEqual([[shown], [mine]])
    expect(approval()?.notesOfOthers).toEqual([`Read without the model, your words mean: ${mine}.`])
    expect((await engine.view()).canUndo).toBe(false)
    await change({ verb: 'take' })
    expect(approval()?.steps.map(({ sentence }) => sentence)).toEqual([mine])
  })

  it.each<[said: string, turn: ScriptedTurn, shown: string, told: string]>([
    ['mute the guest', call('solo_track'), 'Solo Guest', 'Muted Guest.'],
    ['add a label at 1:00', call('split_at_time'), 'Split at 1:00', 'Added a label at 1:00.'],
  ])('asks before it is done, and what was said is done with one press: “%s”', async (said, turn, shown, told) => {
    const { approval, change, last, engine } = await sayWithModel(said, [turn, done])
    expect(approval()?.steps.map(({ sentence }) => sentence)).toEqual([shown])
    expect((await engine.view()).canUndo).toBe(false)
    await change({ verb: 'take' })
    expect(last()?.text).toBe(`${told}\nThe model says: “Done.”`)
  })

  it.each<[said: string, turn: ScriptedTurn, hint: string]>([
    ['normalize', call('apply_amplify', { gain_db: 6 }), 'They say: apply_normalize.'],
    ['how long is the intro?', call('delete_selection'), 'They ask for no edit: answer them.'],
    ['hello there', call('mute_track'), 'They ask for no edit: answer them.'],
    ['do not delete the intro', call('trim_to_selection'), 'They ask for no edit: answer them.'],
  ])(
    'is told what they say, and the person is not asked about what they never said: “%s”',
    async (said, turn, hint) => {
      const { agent, model, engine } = await sayWithModel(said, [turn, done])
      expect(JSON.stringify(model.told[1])).toContain(hint)
      expect([agent.view().state, (await engine.view()).canUndo]).toEqual(['idle', false])
    },
  )

  it('is asked for what is missing where nothing is known of the words', async () => {
    const { question } = await sayWithModel('give it that certain something', [call('apply_reverse'), done])
    expect(question()?.text).toMatch(/^Which part should I reverse\?/u)
  })
})

describe('tools that the words come to', () => {
  it.each([
    ['delete the rest', 'select 20 to 30 and delete the rest', call('trim_to_selection')],
    ['cut it down', 'cut it down to 30 seconds', call('trim_to_selection')],
  ])('are no other ones: “%s”', async (_, said, turn) => {
    const { approval } = await sayWithModel(said, [turn])
    expect(approval()?.steps.map(({ sources }) => sources[0]?.author)).toEqual(['words'])
    expect([approval()?.notes, approval()?.instead]).toEqual([[], null])
  })

  it('are done once, where they are two', async () => {
    const { decide, model, agent } = await sayWithModel('keep the first minute except 10 to 20', [
      call('trim_to_selection'),
      call('split_delete'),
      done,
    ])
    await decide('approve')
    expect(agent.view().state).toBe('idle')
    expect(JSON.stringify(model.told[2])).toContain('An earlier call has done all that the words')
  })
})

describe('several places that were said at once, which a model takes one after another', () => {
  const said = 'delete from 1:00 to 1:10 and from 2:00 to 2:10'
  const allowed = async (...turns: ScriptedTurn[]) => {
    const conversation = await sayWithModel('delete the intro', [deleting(0, 12), done, ...turns])
    await conversation.change({ verb: 'approve', allow: 'session' })
    await conversation.agent.send(said)
    return conversation
  }

  it('are covered by a permission where it counts on what it was told last', async () => {
    const { agent, length } = await allowed(deleting(60, 70), deleting(110, 120), done)
    expect([agent.view().state, await length()]).toEqual(['idle', 568])
  })

  it('are not where its times are those of before: other sound lies there now', async () => {
    const { approval, length } = await allowed(deleting(60, 70), deleting(120, 130), done)
    expect(approval()?.notes).toContain('Your words say 1:50–2:00; the model chose 2:00–2:10.')
    expect(await length()).toBe(578)
  })

  it('may come in any order', async () => {
    const { agent, length } = await allowed(deleting(120, 130), deleting(60, 70), done)
    expect([agent.view().state, await length()]).toEqual(['idle', 568])
  })

  it('are each other’s tracks and values, where a call leaves them out', async () => {
    const { last } = await sayWithModel('split the guest into three equal parts', [
      call('split_at_time', { time: 200 }),
      call('split_at_time', { time: 400 }),
      done,
    ])
    expect(last()?.text).toMatch(/^Split at 3:20\. Split at 6:40\.\n/u)
  })
})

describe('what was selected in words', () => {
  it('is what “them” are, also where the model selects nothing', async () => {
    const { approval } = await sayWithModel('take the longest clip on the guest and bring it up 2 dB', [
      call('apply_amplify'),
    ])
    expect(approval()?.steps.map(({ tracks, range }) => [tracks, range])).toEqual([[['Guest'], { start: 0, end: 600 }]])
  })

  it('is what a step without a place goes on with in a later turn', async () => {
    const { decide, approval } = await sayWithModel('reverse the first minute, and 4 dB down', [
      call('apply_reverse'),
      call('apply_amplify'),
    ])
    await decide('approve')
    expect(approval()?.steps.map(({ sentence }) => sentence)).toEqual(['Make 0:00–1:00 of Host and Guest 4 dB quieter'])
  })
})
