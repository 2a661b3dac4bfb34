import { describe, expect, it } from 'vitest'
import { deleting, sayWithModel } from '../../support/model/modelTalk.ts'
import { call, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

describe('a range that is missing', () => {
  it.each(['delete this', 'normalize'])('never widens: “%s” is asked about, as without a model', async (said) => {
    const tool = said === 'normalize' ? 'apply_normalize' : 'delete_selection'
    const { agent, question, decide, length } = await sayWithModel(said, [
      call(tool, { start_time: 0, end_time: 600 }),
      { text: 'Done.' },
    ])
    expect([agent.view().state, question()?.text]).toEqual(['clarifying', expect.stringMatching(/which part/iu)])
    await agent.send('the first 10 seconds')
    expect(agent.view().approval?.steps[0]).toMatchObject({
      range: { start: 0, end: 10 },
      sources: expect.arrayContaining([expect.objectContaining({ what: 'range', author: 'words' })]) as unknown,
    })
    await decide('approve')
    expect(await length()).toBe(said === 'delete this' ? 590 : 600)
  })

  it.each<[said: string, turn: ScriptedTurn]>([
    ['delete this', deleting(0, 599)],
    ['delete it', deleting(20, 600)],
    ['lösche das hier', deleting(1, 598)],
    ['trim', call('trim_to_selection', { start_time: 0, end_time: 2 })],
    ['trim it', call('trim_to_selection', { start_time: 599, end_time: 600 })],
  ])('does not widen to all but a little either: “%s”', async (said, turn) => {
    const { agent, question, engine } = await sayWithModel(said, [turn])
    expect([agent.view().state, question()?.text]).toEqual(['clarifying', expect.stringMatching(/which part/iu)])
    expect((await engine.view()).canUndo).toBe(false)
  })

  it('is the person’s where they have answered, and no choice of the model any more', async () => {
    const { agent, approval } = await sayWithModel('normalize', [
      call('apply_normalize', { start_time: 0, end_time: 600 }),
    ])
    await agent.send('the first 20 seconds')
    expect(approval()?.steps[0]).toMatchObject({ range: { start: 0, end: 20 } })
    expect([approval()?.steps[0]?.sources[0]?.author, approval()?.notes]).toEqual(['words', []])
  })

  it('is not filled in by a selection that the model makes first', async () => {
    const { agent } = await sayWithModel('delete this', [
      {
        calls: [
          ['set_time_selection', { start_time: 0, end_time: 600 }],
          ['delete_selection', {}],
        ],
      },
    ])
    expect(agent.view().state).toBe('clarifying')
  })

  it('is shown as the model’s choice where that is only a part', async () => {
    const { approval } = await sayWithModel('delete this', [deleting(20, 30)])
    expect(approval()?.notes).toEqual(['Nothing is selected. The model chose 0:20–0:30.'])
  })

  it('is no question where the words say all of it', async () => {
    const { approval } = await sayWithModel('normalize everything', [
      call('apply_normalize', { start_time: 0, end_time: 600 }),
    ])
    expect(approval()?.notes).toEqual([])
  })
})

describe('words that come to nothing here', () => {
  it.each<[said: string, turn: ScriptedTurn, note: string]>([
    [
      'delete the outro',
      deleting(0, 12),
      'There is no track, clip or label called “outro”. The model chose 0:00–0:12.',
    ],
    [
      'if the guest is muted, delete the intro',
      deleting(0, 12),
      'Your words ask for it only “if the guest is muted”, and that is not so. The model chose 0:00–0:12.',
    ],
    ['delete the intro', deleting(2, 3), 'Your words say 0:00–0:12; the model chose 0:02–0:03.'],
    [
      'delete the intro',
      call('delete_selection', { start_time: 0, end_time: 12, tracks: ['Guest'] }),
      'Your words name no track, so they mean Host and Guest; the model chose Guest.',
    ],
  ])('say why beside what the model wants: “%s”', async (said, turn, note) => {
    const { approval } = await sayWithModel(said, [turn])
    expect(approval()?.notes).toEqual([note])
  })

  it('stand beside a part of it only, where only that was read', async () => {
    const { approval } = await sayWithModel('mute the guest and delete the blue one', [
      {
        calls: [
          ['mute_track', { tracks: ['Guest'] }],
          ['delete_selection', { start_time: 0, end_time: 60 }],
        ],
      },
    ])
    expect(approval()?.notes.join('\n')).toMatch(/^Your words could be read only in part/u)
  })
})

describe('a value that the words leave open', () => {
  it.each<[said: string, turn: ScriptedTurn, note: string, authors: readonly string[]]>([
    [
      'make everything a bit louder',
      call('apply_amplify', { gain_db: 30, start_time: 0, end_time: 600 }),
      'Your words don’t say the gain; the model chose 30 dB.',
      ['words', 'words', 'model'],
    ],
    [
      'rename the guest',
      call('rename_track', { tracks: ['Guest'], name: 'Otto' }),
      'Your words don’t say the name; the model chose Otto.',
      ['words', 'model'],
    ],
    [
      'pan the guest',
      call('set_track_pan', { tracks: ['Guest'], pan: -70 }),
      'Your words don’t say the pan; the model chose -70.',
      ['words', 'model'],
    ],
  ])('is said to be the model’s, and nothing else is: “%s”', async (said, turn, note, authors) => {
    const { approval, engine } = await sayWithModel(said, [turn])
    expect(approval()?.notes).toEqual([note])
    expect(approval()?.steps[0]?.sources.map(({ author }) => author)).toEqual(authors)
    expect((await engine.view()).canUndo).toBe(false)
  })

  it('is told beside a place that is another one, and stays the model’s where the place of the words is taken', async () => {
    const { approval, change } = await sayWithModel('make the guest louder', [
      call('apply_amplify', { gain_db: 30, start_time: 0, end_time: 10, tracks: ['Guest'] }),
    ])
    const open = 'Your words don’t say the gain; the model chose 30 dB.'
    expect(approval()?.notes).toEqual(['Your words say 0:00–10:00; the model chose 0:00–0:10.', open])
    await change({ verb: 'take', step: 0 })
    expect(approval()?.steps[0]?.sentence).toBe('Make 0:00–10:00 of Guest 30 dB louder')
    expect(approval()?.notes).toEqual([open])
    expect(approval()?.steps[0]?.sources.at(-1)).toMatchObject({ key: 'gain_db', author: 'model' })
  })

  it.each<[said: string, tool: string, args: Record<string, unknown>, own: Record<string, unknown>]>([
    ['normalize everything', 'apply_normalize', { peak_db: -1 }, { peak_db: -30 }],
    ['fade in the first 5 seconds', 'apply_fade_in', {}, { curve: 'exponential' }],
    ['delete the first 5 seconds', 'delete_selection', {}, { gap: 'leave' }],
  ])('is not covered by a permission where it is another one than usual: “%s”', async (said, tool, args, own) => {
    const done: ScriptedTurn = { text: 'Done.' }
    const place = { start_time: 0, end_time: said.startsWith('normalize') ? 600 : 5 }
    const usual = call(tool, { ...place, ...args })
    const turns = [usual, done, usual, done, call(tool, { ...place, ...own })]
    const { agent, approval, change, log } = await sayWithModel(said, turns)
    await change({ verb: 'approve', allow: 'session' })
    await agent.send(said)
    expect([agent.view().state, log()?.asked]).toEqual(['idle', []])
    if (said.startsWith('normalize')) await agent.call({ tool: 'apply_amplify', gain_db: -6, ...place })
    await agent.send(said)
    const [key = ''] = Object.keys(own)
    expect(approval()?.steps[0]?.sources).toContainEqual(expect.objectContaining({ key, author: 'model' }))
  })
})
