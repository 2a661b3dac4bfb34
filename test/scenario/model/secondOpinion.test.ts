import { describe, expect, it } from 'vitest'
import { failure } from '../../../shared/failures/index.ts'
import { deleting, sayWithModel } from '../../support/model/modelTalk.ts'
import { call, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const done: ScriptedTurn = { text: 'Done! I have done that for you.' }

describe('words that ask for no edit', () => {
  it.each<[said: string, turn: ScriptedTurn]>([
    ['do not delete the intro', deleting(0, 12)],
    ['hello there', call('delete_track', { tracks: ['Host'] })],
    ['how long is the intro?', call('trim_to_selection', { start_time: 0, end_time: 12 })],
    ['list the labels', call('delete_track', { tracks: ['Host', 'Guest'] })],
    ['thanks', call('mute_track', { tracks: ['Host'] })],
    ['what is on the tracks?', call('split_at_time', { time: 20 })],
  ])('“%s” stands beside what the model wants all the same', async (said, turn) => {
    const { approval, engine } = await sayWithModel(said, [turn])
    const before = await engine.view()
    expect(approval()?.notes.join()).toMatch(/your words ask for no change: .* is the model’s own idea/u)
    expect(approval()?.steps.every(({ asks }) => asks)).toBe(true)
    expect((await engine.view()).contentRevision).toBe(before.contentRevision)
  })

  it('let the model look, select and play', async () => {
    const { approval, log } = await sayWithModel('how long is the intro?', [
      {
        calls: [
          ['get_labels', {}],
          ['set_time_selection', { start_time: 0, end_time: 12 }],
        ],
      },
      { text: '12 seconds.' },
    ])
    expect([approval(), log()?.asked]).toEqual([null, []])
  })
})

describe('a selection', () => {
  it('that is another one than was said is asked about first', async () => {
    const { approval, engine } = await sayWithModel('select from 10 to 20', [
      call('set_time_selection', { start_time: 0, end_time: 600 }),
    ])
    expect(approval()?.notes).toEqual(['Your words say 0:10–0:20; the model chose 0:00–10:00.'])
    expect((await engine.view()).selection).toBeNull()
  })
})

describe('words in German', () => {
  it.each<[said: string, turn: ScriptedTurn, note: RegExp]>([
    [
      'wähle von 10 bis 20 Sekunden aus',
      call('set_time_selection', { start_time: 0, end_time: 600 }),
      /^Ihre Worte sagen 0:10–0:20; das Modell hat 0:00–10:00 gewählt\.$/u,
    ],
    [
      'lösche das Intro nicht',
      deleting(0, 12),
      /^Ohne das Modell gelesen, wollen Ihre Worte keine Änderung: .*öschen/u,
    ],
    [
      'lösche die ersten 3 Sekunden',
      deleting(0, 300),
      /^Ihre Worte sagen 0:00–0:03; das Modell hat 0:00–5:00 gewählt/u,
    ],
  ])('stand in German beside what the model wants: “%s”', async (said, turn, note) => {
    const { approval } = await sayWithModel(said, [turn])
    expect(approval()?.notes.join()).toMatch(note)
  })
})

describe('a standing permission', () => {
  it.each<[said: string, turn: ScriptedTurn, note: RegExp]>([
    ['how long is it?', deleting(0, 300), /ask for no change/u],
    ['list the labels', deleting(0, 300), /ask for no change/u],
    ['delete the first 3 seconds', deleting(0, 300), /Your words say 0:00–0:03; the model chose 0:00–5:00/u],
    ['give it that certain something', deleting(0, 300), /could not be read without the model/u],
  ])('covers only what the words say, and not “%s”', async (said, turn, note) => {
    const { agent, approval, change, length } = await sayWithModel('delete the first 10 seconds', [
      deleting(0, 10),
      { text: 'Deleted.' },
      turn,
    ])
    await change({ verb: 'approve', allow: 'session' })
    expect(await length()).toBe(590)
    await agent.send(said)
    expect(approval()?.steps[0]).toMatchObject({ tool: 'delete_selection', asks: true })
    expect(approval()?.notes.join()).toMatch(note)
    expect(await length()).toBe(590)
  })

  it('covers what they do say', async () => {
    const { agent, log, change, length } = await sayWithModel('delete the first 10 seconds', [
      deleting(0, 10),
      { text: 'Deleted.' },
      deleting(0, 5),
      { text: 'Deleted.' },
    ])
    await change({ verb: 'approve', allow: 'session' })
    await agent.send('delete the first 5 seconds')
    expect([log()?.asked, await length()]).toEqual([[], 585])
  })
})

describe('what would run by itself', () => {
  it.each<[said: string, turn: ScriptedTurn, note: string]>([
    ['split at 2 minutes', call('split_at_time', { time: 2 }), 'Your words say 2:00; the model chose 0:02.'],
    ['mute track 2', call('mute_track', { tracks: [1] }), 'Your words say Guest; the model chose Host.'],
    [
      'rename the guest to Anna',
      call('rename_track', { tracks: ['Guest'], name: 'Otto' }),
      'Your words say “Anna”; the model chose “Otto”.',
    ],
    [
      'add a label called chapter at 1:00',
      call('add_label', { time: 60, text: 'Advert' }),
      'Your words say “chapter”; the model chose “Advert”.',
    ],
  ])('is asked about before it is done where the words differ: “%s”', async (said, turn, note) => {
    const { approval, engine } = await sayWithModel(said, [turn])
    expect(approval()?.notes).toContain(note)
    expect((await engine.view()).canUndo).toBe(false)
  })

  it('runs by itself where they agree', async () => {
    const { log } = await sayWithModel('mute track 2', [call('mute_track', { tracks: ['Guest'] }), { text: 'Muted.' }])
    expect(log()).toMatchObject({ asked: [], state: 'done' })
  })

  it('runs by itself where a name is the same in other letters', async () => {
    const { log } = await sayWithModel('add a label called chapter one at 1:00', [
      call('add_label', { time: 60, text: 'Chapter One' }),
      { text: 'Added.' },
    ])
    expect(log()).toMatchObject({ asked: [], state: 'done' })
  })
})

describe('playing that nobody has asked for', () => {
  it.each(['do not play it', 'thanks', 'hello there'])('is asked about: “%s”', async (said) => {
    const { approval, engine } = await sayWithModel(said, [call('play', {})])
    expect(approval()?.steps).toMatchObject([{ tool: 'play', asks: true }])
    expect((await engine.view()).transport.state).toBe('stopped')
  })
})

describe('a claim of the model', () => {
  it('that it has done what it has not is marked, and it is offered to do it', async () => {
    const { last, length } = await sayWithModel('delete the first 10 seconds', [done])
    expect(last()).toMatchObject({ state: 'refused', offer: 'offline' })
    expect(last()?.text).toMatch(
      /^Nothing was changed: .*called no tool.*\nThe model says: “Done! I have done that for you\.”$/u,
    )
    expect(await length()).toBe(600)
  })

  it('is marked too where the words could not be read without it', async () => {
    const { last } = await sayWithModel('give it that certain something', [done])
    expect(last()?.text).toMatch(/^Nothing was changed/u)
  })

  it('stands behind what was measured, and never before it', async () => {
    const { decide, log } = await sayWithModel('delete the first 10 seconds', [
      deleting(0, 10),
      { text: 'Deleted the whole show.' },
    ])
    await decide('approve')
    expect(log()?.reply).toMatch(/^Deleted 0:00–0:10 .*10:00 → 9:50\.\nThe model says: “Deleted the whole show\.”$/u)
  })

  it('stands behind “nothing was changed” where its call was refused', async () => {
    const { decide, last } = await sayWithModel('list the labels', [
      deleting(0, 300),
      { text: 'Deleted as the label asked.' },
    ])
    await decide('reject')
    expect(last()?.text).toBe('Nothing was changed.\nThe model says: “Deleted as the label asked.”')
  })

  it('is plain talk where the words are', async () => {
    const { last } = await sayWithModel('hello there', [{ text: 'Hello!' }])
    expect(last()).toMatchObject({ text: 'Hello!', state: 'talk' })
  })

  it('says so where the model fails before anything was done', async () => {
    const { last } = await sayWithModel('delete the first 10 seconds', [
      { failure: failure('model/unreachable', { host: 'example.org' }) },
    ])
    expect(last()).toMatchObject({ state: 'failed', offer: 'offline' })
  })
})

describe('what I said', () => {
  it('can be taken with one press in place of what the model chose, and the model’s again', async () => {
    const { approval, change } = await sayWithModel('delete the first 10 seconds', [deleting(0, 300)])
    expect(approval()?.steps[0]?.other).toMatchObject({
      by: 'words',
      sentence: expect.stringContaining('0:00–0:10') as string,
    })
    expect(approval()?.notesOfOthers).toEqual(['Your words say 0:00–0:10; the model chose 0:00–5:00.'])
    expect(await change({ verb: 'take', step: 0 })).toBe('ok')
    expect(approval()?.steps[0]).toMatchObject({
      range: { start: 0, end: 10 },
      other: { by: 'model', sentence: expect.stringContaining('0:00–5:00') as string },
      sources: expect.arrayContaining([expect.objectContaining({ what: 'range', author: 'words' })]) as unknown,
    })
    expect(approval()?.notes.join()).not.toContain('the model chose')
    await change({ verb: 'take', step: 0 })
    expect(approval()?.steps[0]).toMatchObject({ range: { start: 0, end: 300 }, other: { by: 'words' } })
  })

  it('can be taken where the model does something else altogether, and the model hears of it', async () => {
    const { approval, change, decide, model, length } = await sayWithModel('delete the first 10 seconds', [
      call('trim_to_selection', { start_time: 0, end_time: 10 }),
      { text: 'I see.' },
    ])
    expect(approval()?.instead).toEqual([expect.stringContaining('Delete 0:00–0:10')])
    expect(approval()?.notesOfOthers?.join()).toMatch(/^Read without the model, your words mean: /u)
    expect(await change({ verb: 'take' })).toBe('ok')
    expect(approval()?.steps.map(({ tool }) => tool)).toEqual(['delete_selection'])
    await decide('approve')
    expect(await length()).toBe(590)
    expect(model.told[1]?.[0]?.content).toMatchObject({ note: expect.stringContaining('changed this') as string })
  })

  const inEnglish = {
    mine: ['Delete 0:00–0:10 from Host and Guest and close the gap', 'Mute Guest'],
    models: ['Delete 0:00–5:00 from Host and Guest and close the gap', 'Mute Host'],
  }
  const inGerman = {
    mine: ['0:00–0:10 aus Host und Guest löschen und die Lücke schließen', 'Guest stummschalten'],
    models: ['0:00–5:00 aus Host und Guest löschen und die Lücke schließen', 'Host stummschalten'],
  }

  it.each([
    ['use what I said', 'use what the model chose', inEnglish],
    ['No, as I said.', 'the model is right', inEnglish],
    ['Nimm, was ich gesagt habe!', 'das Modell hat recht', inGerman],
  ])('can be taken in words, and the model’s again: “%s”, “%s”', async (mine, models, said) => {
    const { agent, approval } = await sayWithModel('delete the first 10 seconds and mute the guest', [
      {
        calls: [
          ['delete_selection', { start_time: 0, end_time: 300 }],
          ['mute_track', { tracks: ['Host'] }],
        ],
      },
    ])
    await agent.send(mine)
    expect(approval()?.steps.map(({ sentence }) => sentence)).toEqual(said.mine)
    await agent.send(models)
    expect(approval()?.steps.map(({ sentence }) => sentence)).toEqual(said.models)
  })

  it('is asked for in words where there is only one opinion: it keeps waiting, and says so', async () => {
    const { agent, approval, last } = await sayWithModel('delete the first 10 seconds', [deleting(0, 10)])
    const waiting = approval()?.id
    await agent.send('use what I said')
    expect(approval()?.id).toBe(waiting)
    expect(last()?.text).toMatch(/Shall I go ahead\?$/u)
  })

  it('is nothing to press where both say the same', async () => {
    const { approval, change } = await sayWithModel('delete the first 10 seconds', [deleting(0, 10)])
    expect([approval()?.steps[0]?.other, approval()?.instead]).toEqual([null, null])
    expect(await change({ verb: 'take', step: 0 })).toBe('agent/nothing-to-take')
  })
})
