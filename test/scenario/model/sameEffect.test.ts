import { describe, expect, it } from 'vitest'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import { podcast } from '../../support/openConversation.ts'
import type { ScriptedTurn } from '../../support/scriptedPlanner.ts'

type Call = readonly [tool: string, args: Readonly<Record<string, unknown>>]

const calls = (...made: readonly Call[]): ScriptedTurn => ({ calls: made })
const range = (start: number, end: number) => ({ start_time: start, end_time: end })
const select = (start: number, end: number): Call => ['set_time_selection', range(start, end)]
const closing: ScriptedTurn = { text: 'That is all.' }

describe('another selection than the words ask for', () => {
  it.each<[said: string, turn: ScriptedTurn, words: string]>([
    ['select the outro', calls(select(100, 110)), 'Select the label “outro”, 1:55–2:05'],
    ['select everything', calls(select(0, 5)), 'Select everything, 0:00–3:00'],
    ['select the second clip of the host', calls(select(0, 60)), 'Select the clip “main”, 1:05–2:05'],
    ['clear the selection', calls(select(0, 180)), 'Clear the selection'],
    ['play from 1:00', calls(['play', range(0, 10)]), 'Play from 1:00'],
    [
      'select the outro and play it',
      calls(select(0, 5), ['play', {}]),
      'Select the label “outro”, 1:55–2:05; Play 1:55–2:05',
    ],
  ])('is asked about before it is made, by whatever tool: “%s”', async (said, turn, words) => {
    const { approval, change, decide, engine, last } = await sayWithModel(said, [turn, closing], podcast)
    expect(approval()?.notes).toContain(`Read without the model, your words mean: ${words}.`)
    const { selection, transport } = await engine.view()
    expect([selection, transport.state]).toEqual([null, 'stopped'])
    expect(await change({ verb: 'take' })).toBe('ok')
    if (approval() !== null) await decide('approve')
    expect(last()?.state).toBe('done')
  })

  it.each<[said: string, turns: readonly ScriptedTurn[]]>([
    ['select the outro', [calls(select(115, 125))]],
    ['select the clip main', [calls(['set_time_selection', { ...range(65, 125), tracks: ['Host'] }])]],
    ['select everything', [calls(select(0, 180))]],
    ['select 70 to 80 of the guest', [calls(['select_tracks', { tracks: ['Guest'] }]), calls(select(70, 80))]],
    ['play from 1:00', [calls(['play', range(60, 180)])]],
    ['play the outro', [calls(['seek', { time: 115 }], ['play', {}])]],
    ['select the outro and play it', [calls(select(115, 125), ['play', {}])]],
    ['put the cursor at the start of the outro', [calls(['seek', { time: 115 }])]],
    ['select the outro and mute the music', [calls(select(115, 125), ['mute_track', { tracks: ['Music'] }])]],
    ['mute the music and select 10 to 20', [calls(select(10, 20), ['mute_track', { tracks: ['Music'] }])]],
  ])('is none where it is the same by other tools: “%s”', async (said, turns) => {
    const { log } = await sayWithModel(said, [...turns, closing], podcast)
    expect(log()).toMatchObject({ asked: [], state: 'done' })
  })
})

describe('a selection that nobody has asked for', () => {
  it.each<[said: string, turn: ScriptedTurn, words: string]>([
    [
      'select the outro and mute the music',
      calls(select(0, 5), ['mute_track', { tracks: ['Music'] }]),
      'Select the label “outro”, 1:55–2:05; Mute Music',
    ],
    ['select the outro and mute the music', calls(select(0, 5)), 'Select the label “outro”, 1:55–2:05; Mute Music'],
    ['play it', calls(select(0, 10), ['play', {}]), 'Play 0:00–3:00'],
  ])('is asked about beside what is said, too: “%s”', async (said, turn, words) => {
    const { approval, engine } = await sayWithModel(said, [turn], podcast)
    expect(approval()?.notes).toEqual([`Read without the model, your words mean: ${words}.`])
    const places = approval()?.steps.flatMap(({ sources }) => sources.filter(({ what }) => what === 'range'))
    expect(places?.map(({ author }) => author)).not.toContain('words')
    expect((await engine.view()).selection).toBeNull()
  })

  it('is asked about in a later turn, where the words are done already', async () => {
    const { approval, engine } = await sayWithModel(
      'select the outro',
      [calls(select(115, 125)), calls(select(0, 5))],
      podcast,
    )
    expect(approval()).toMatchObject({
      notes: ['Read without the model, your words don’t say this: Select 0:00–0:05.'],
      instead: null,
    })
    expect((await engine.view()).selection).toEqual({ start: 115, end: 125 })
  })
})

describe('the same effect by another tool', () => {
  it.each<[said: string, turn: ScriptedTurn]>([
    ['delete everything but the ad break', calls(['trim_to_selection', range(30, 45)])],
    ['delete the last 10 seconds', calls(['trim_to_selection', range(0, 170)])],
    ['delete 20 to 25', calls(['cut', range(20, 25)])],
    ['delete 20 to 25 and mute the music', calls(['mute_track', { tracks: ['Music'] }], ['cut', range(20, 25)])],
    ['delete 10 to 20', calls(['delete_selection', range(15, 20)], ['delete_selection', range(10, 15)])],
  ])('is not told to be another one: “%s”', async (said, turn) => {
    const { approval } = await sayWithModel(said, [turn], podcast)
    expect(approval()).toMatchObject({ notes: [], instead: null })
    expect(approval()?.steps.every(({ other }) => other === null)).toBe(true)
  })

  it.each<[said: string, turn: ScriptedTurn]>([
    ['delete everything but the ad break', calls(['trim_to_selection', range(30, 60)])],
    ['delete the last 10 seconds', calls(['trim_to_selection', range(0, 150)])],
    ['delete 20 to 25', calls(['cut', range(20, 35)])],
    ['delete 20 to 25 and mute the music', calls(['cut', range(20, 25)], ['mute_track', { tracks: ['Host'] }])],
    // The gap stays with a trim, and so do labels in it.
    ['keep only 1:10 to 1:20', calls(['delete_selection', range(80, 180)], ['delete_selection', range(0, 70)])],
    ['mute the guest', calls(['solo_track', { tracks: ['Host'] }])],
    ['silence the first 5 seconds', calls(['apply_amplify', { gain_db: -60, ...range(0, 5) }])],
  ])('is told from one that only looks like it: “%s”', async (said, turn) => {
    const { approval } = await sayWithModel(said, [turn], podcast)
    expect(approval()?.notes.join()).toMatch(/your words (?:mean|don’t say)|Your words say/u)
    expect(approval()?.steps.some(({ asks }) => asks)).toBe(true)
  })

  it('is covered by a permission for it, and another one is not', async () => {
    const { agent, approval, change, log, length } = await sayWithModel(
      'trim to the first 2 minutes',
      [
        calls(['trim_to_selection', range(0, 120)]),
        closing,
        calls(['trim_to_selection', range(0, 110)]),
        closing,
        calls(['trim_to_selection', range(0, 50)]),
      ],
      { tracks: { Host: [['talk', 0, 180]] } },
    )
    await change({ verb: 'approve', allow: 'session' })
    await agent.send('delete the last 10 seconds')
    expect([log()?.asked, await length()]).toEqual([[], 110])
    await agent.send('delete the last 10 seconds')
    expect(approval()?.instead).toEqual([expect.stringContaining('Delete 1:40–1:50')])
    expect(await length()).toBe(110)
  })
})

describe('what was refused', () => {
  it('is not the same by another name, whatever is allowed', async () => {
    const { approval, agent, decide, change, length } = await sayWithModel(
      'cut the last 10 seconds',
      [
        calls(['cut', range(170, 180)]),
        closing,
        calls(['delete_selection', range(0, 10)]),
        calls(['cut', range(0, 10)]),
      ],
      podcast,
    )
    await change({ verb: 'approve', allow: 'session' })
    await agent.send('delete the first 10 seconds')
    await decide('reject')
    expect(approval()?.notes.join()).toContain('your words mean: Delete 0:00–0:10')
    expect(await length()).toBe(170)
  })
})

describe('“it” in the words', () => {
  it.each<[said: string, turns: readonly ScriptedTurn[], note: string]>([
    [
      'select the outro and delete it',
      [calls(select(0, 5), ['delete_selection', {}])],
      'Your words say 1:55–2:05; the model chose 0:00–0:05.',
    ],
    [
      'select the outro, then normalize it',
      [calls(['delete_label', { label: 'ad break' }])],
      'Read without the model, your words mean',
    ],
    [
      'select the clip main and normalize it',
      [calls(select(0, 5), ['apply_normalize', {}])],
      'Your words say 1:05–2:05; the model chose 0:00–0:05.',
    ],
    [
      'select the outro and delete it',
      [calls(['delete_selection', range(0, 5)])],
      'Your words say 1:55–2:05; the model chose 0:00–0:05.',
    ],
  ])('is what they speak of, and not what the model has selected: “%s”', async (said, turns, note) => {
    const { approval } = await sayWithModel(said, turns, podcast)
    expect(approval()?.notes.join('\n')).toContain(note)
    const authors = approval()?.steps.flatMap(({ sources }) => sources.filter(({ what }) => what === 'range'))
    expect(authors?.map(({ author }) => author)).not.toContain('words')
  })

  it('is what they speak of in a later step, where the model has done the earlier one elsewhere', async () => {
    const { approval } = await sayWithModel(
      'normalize the ad break and fade it in',
      [calls(['apply_normalize', range(0, 10)], ['apply_fade_in', {}])],
      podcast,
    )
    expect(approval()?.steps.map(({ range: place }) => place)).toEqual([
      { start: 0, end: 10 },
      { start: 30, end: 45 },
    ])
    expect(approval()?.notes).toEqual(['Your words say 0:30–0:45; the model chose 0:00–0:10.'])
  })

  it('is no contradiction where the model takes the same for it', async () => {
    const { approval } = await sayWithModel(
      'select the outro and delete it',
      [calls(['delete_selection', range(115, 125)])],
      podcast,
    )
    expect(approval()?.notes).toEqual([])
    expect(approval()?.steps[0]?.sources[0]).toMatchObject({ what: 'range', author: 'words' })
  })
})

it('says that tracks which the model has selected are from the model', async () => {
  const { approval } = await sayWithModel(
    'select the guest track and normalize it',
    [calls(['select_tracks', { tracks: ['Host'] }], ['apply_normalize', {}])],
    podcast,
  )
  expect(approval()?.steps[1]?.sources).toContainEqual(expect.objectContaining({ what: 'tracks', author: 'model' }))
  expect(approval()?.notes).toContain('Your words say Guest; the model chose Host.')
})
