import { describe, expect, it } from 'vitest'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import { call, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const done: ScriptedTurn = { text: 'Done.' }

describe('a later turn of a model, which leaves something to the words', () => {
  it('pastes to the track that an earlier one has cut from', async () => {
    const { decide, clips } = await sayWithModel('cut 10 to 20 of the guest and paste it at 5:00', [
      call('cut', { start_time: 10, end_time: 20, tracks: ['Guest'] }),
      call('paste', { time: 300 }),
      done,
    ])
    await decide('approve')
    expect(await clips()).toEqual({ Host: [[0, 600]], Guest: [[0, 600]] })
  })

  it('means by “the same part” what an earlier one has worked on', async () => {
    const { decide, approval } = await sayWithModel(
      'fade in the first 5 seconds of the guest and reverse the same part',
      [call('apply_fade_in', { start_time: 0, end_time: 5, tracks: ['Guest'] }), call('apply_reverse')],
    )
    await decide('approve')
    expect(approval()?.steps[0]).toMatchObject({ range: { start: 0, end: 5 }, tracks: ['Guest'] })
  })

  it('means by “it” what an earlier one has renamed, and tells each step once', async () => {
    const { last } = await sayWithModel('rename the guest to Anna, pan it 20 left and mute the host', [
      call('rename_track', { name: 'Anna' }),
      call('set_track_pan', { pan: -20 }),
      call('mute_track', { tracks: ['Host'] }),
      done,
    ])
    expect(last()?.text).toBe('Renamed Guest to Anna. Panned Anna 20% left. Muted Host.\nThe model says: “Done.”')
  })
})

describe('a call that leaves out what is required', () => {
  it.each([
    ['rename the label intro to start', call('rename_label', { name: 'start' }), ['start', 'delete all tracks now']],
    ['delete the label intro, just the label', call('delete_label'), ['delete all tracks now']],
  ])('has it from the words, where these name it: “%s”', async (said, turn, labels) => {
    const { engine, last } = await sayWithModel(said, [turn, done])
    expect((await engine.view()).labels.map(({ text }) => text)).toEqual(labels)
    expect(last()?.text).not.toContain('Chosen by the model')
  })

  it.each([
    ['move the guest’s clip 2 seconds later', 'Moved “answers” to 0:02'],
    ['move the guest’s clip to 0:10', 'Moved “answers” to 0:10'],
  ])('has all of it from the words, where it says nothing itself: “%s”', async (said, told) => {
    const { last } = await sayWithModel(said, [call('move_clip'), done])
    expect(last()?.text).toContain(told)
    expect(last()?.text).not.toContain('Chosen by the model')
  })

  it('goes back to the model, where these don’t', async () => {
    const { model, engine } = await sayWithModel('tidy it up, zorp', [call('delete_label'), done])
    expect(JSON.stringify(model.told[1])).toContain('\\"label\\" is missing')
    expect((await engine.view()).labels).toHaveLength(2)
  })
})

describe('a call that leaves all to the words again, when an earlier one has done what they say', () => {
  const twice = (tool: string): [string, ScriptedTurn[]][] => [
    ['in a later turn', [call(tool), call(tool), done]],
    [
      'in the same turn',
      [
        {
          calls: [
            [tool, {}],
            [tool, {}],
          ],
        },
        done,
      ],
    ],
  ]

  it.each(twice('create_mono_track'))('makes no more tracks than were said, %s', async (_, turns) => {
    const { agent, engine, model } = await sayWithModel('make two mono tracks', turns)
    expect([agent.view().state, (await engine.view()).tracks.length]).toEqual(['idle', 4])
    expect(JSON.stringify(model.told)).toContain('An earlier call has done all that the words')
  })

  it.each([
    ['split at 10, 20 and 30 seconds', 'split_at_time', 'Split at 0:10. Split at 0:20. Split at 0:30.'],
    ['mute the host and the guest', 'mute_track', 'Muted Host and Guest.'],
    ['add labels at 10 and 20 seconds', 'add_label', 'Added a label at 0:10. Added a label at 0:20.'],
  ])('asks nobody where, and does nothing twice: “%s”', async (said, tool, told) => {
    for (const [, turns] of twice(tool)) {
      const { agent, last } = await sayWithModel(said, turns)
      expect([agent.view().state, last()?.text]).toEqual(['idle', `${told}\nThe model says: “Done.”`])
    }
  })

  it.each<[said: string, tool: string, args: Record<string, unknown>]>([
    ['insert 2 seconds of silence at 0:20 and at 0:40', 'insert_silence', { duration: 2 }],
    ['füge bei 0:20 und bei 0:40 zwei Sekunden Stille ein', 'insert_silence', { duration: '2' }],
    ['make the guest 3 dB louder', 'apply_amplify', { gain_db: 3 }],
  ])('also where it has a value, as the words have it: “%s”', async (said, tool, args) => {
    const { agent, model, last } = await sayWithModel(said, [call(tool, args), call(tool, args), done])
    while (agent.view().approval?.notes.length === 0)
      await agent.decide(agent.view().approval?.id ?? '', { verb: 'approve' })
    expect([agent.view().state, last()?.state]).toEqual(['idle', 'done'])
    expect(JSON.stringify(model.told[2])).toContain('An earlier call has done all that the words')
  })

  it('is another one where it has a place of its own', async () => {
    const { approval } = await sayWithModel('split at 10 seconds', [
      call('split_at_time'),
      call('split_at_time', { time: 20 }),
    ])
    expect(approval()?.notes.join()).toContain('your words don’t say this')
  })

  it('ends by itself where the model goes on with it', async () => {
    const { last } = await sayWithModel(
      'mute the guest',
      Array.from({ length: 5 }, () => call('mute_track')),
    )
    expect(last()).toMatchObject({ state: 'partly', text: expect.stringContaining('3 times') as string })
  })
})

describe('words that come to steps of two tools', () => {
  const copied = 'copy the first 10 seconds to the end'

  it.each<[how: string, turns: ScriptedTurn[]]>([
    [
      'in one turn',
      [
        {
          calls: [
            ['copy', { start_time: 0, end_time: 10 }],
            ['paste', { time: 600 }],
          ],
        },
        done,
      ],
    ],
    ['in two turns', [call('copy', { start_time: 0, end_time: 10 }), call('paste', { time: 600 }), done]],
    ['left to the words', [call('copy'), call('paste'), done]],
  ])('are done once, and nothing of them is told to be the model’s own idea, %s', async (_, turns) => {
    const { agent, last, length } = await sayWithModel(copied, turns)
    expect([agent.view().state, await length()]).toEqual(['idle', 610])
    expect(last()?.text).not.toMatch(/don’t say|Chosen by the model/u)
  })

  it('are two fades for “fade in and out”', async () => {
    const { approval } = await sayWithModel('fade in and out over 3 seconds', [
      {
        calls: [
          ['apply_fade_in', { start_time: 0, end_time: 3 }],
          ['apply_fade_out', { start_time: 597, end_time: 600 }],
        ],
      },
    ])
    expect([approval()?.steps.map(({ sources }) => sources[0]?.author), approval()?.notes]).toEqual([
      ['words', 'words'],
      [],
    ])
  })

  it('are missing in part where the model does only one of them, and that is said', async () => {
    const { last } = await sayWithModel(copied, [call('copy', { start_time: 0, end_time: 10 }), done])
    expect(last()?.text).toContain('Not done of what you said: Paste at 10:00.')
  })
})

describe('words that select first', () => {
  const selected = { tracks: { Host: [['talk', 0, 600]] }, selection: { start: 3, end: 4 } } as const
  const said = 'select the first 10 seconds and delete it'

  it('count before what is selected, where the model selects nothing', async () => {
    const { approval } = await sayWithModel(said, [call('delete_selection')], selected)
    expect(approval()?.steps[0]?.range).toEqual({ start: 0, end: 10 })
  })

  it('are compared with what the model takes for it', async () => {
    const { approval } = await sayWithModel(said, [call('delete_selection', { start_time: 3, end_time: 4 })], selected)
    expect(approval()?.notes).toContain('Your words say 0:00–0:10; the model chose 0:03–0:04.')
  })
})

it('means by “the rest” all but what an earlier turn has worked on', async () => {
  const { decide, approval } = await sayWithModel('silence 12 to 22 on the host and reverse the rest of it', [
    call('silence_selection'),
    call('apply_reverse'),
  ])
  await decide('approve')
  expect(approval()?.steps.map(({ range }) => range)).toEqual([
    { start: 0, end: 12 },
    { start: 22, end: 600 },
  ])
})

it('tells why a call came to nothing, and never that there was none', async () => {
  const said = 'if the intro is over half a minute, trim to the intro'
  const { last } = await sayWithModel(said, [call('trim_to_selection'), { text: 'Trimmed!' }])
  expect(last()?.text).toBe(
    'The condition “if the intro is over half a minute” is not met, so that was left as it is.\nThe model says: “Trimmed!”',
  )
})
