import { describe, expect, it } from 'vitest'
import { podcast } from '../../support/openConversation.ts'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import type { ScriptedTurn } from '../../support/scriptedPlanner.ts'

const on = (tool: string, ...each: readonly (readonly [track: string, args?: Record<string, unknown>])[]) =>
  ({ calls: each.map(([track, args]) => [tool, { ...args, tracks: [track] }] as const) }) satisfies ScriptedTurn
const done: ScriptedTurn = { text: 'Done.' }
const louder = (track: string, gain: number) => [track, { gain_db: gain }] as const

describe('what was said of several tracks, which a model does by a call for each', () => {
  it.each<[said: string, turn: ScriptedTurn, told: string]>([
    [
      'mute the music and the guest',
      on('mute_track', ['Music'], ['Guest']),
      'Muted Music. Muted Guest.\nThe model says',
    ],
    [
      'mute all tracks',
      on('mute_track', ['Music'], ['Host'], ['Guest']),
      'Muted Music. Muted Host. Muted Guest.\nThe model says',
    ],
    [
      'schalte Host und Guest stumm',
      on('mute_track', ['Host'], ['Guest']),
      'Host stummgeschaltet. Guest stummgeschaltet.\nDas Modell sagt',
    ],
  ])('is done as said, and nothing of it is told to be the model’s choice: “%s”', async (said, turn, told) => {
    const { last, log } = await sayWithModel(said, [turn, done], podcast)
    expect([log()?.asked, last()?.text]).toEqual([[], `${told}: “Done.”`])
  })

  it('is from the words in the dialog, with its values', async () => {
    const { approval } = await sayWithModel(
      'make the music and the guest 3 dB quieter',
      [on('apply_amplify', louder('Music', -3), louder('Guest', -3))],
      podcast,
    )
    expect(approval()?.notes).toEqual([])
    expect(approval()?.steps.flatMap(({ sources }) => sources.map(({ author }) => author))).not.toContain('model')
  })

  it('has one note where one of them has another value, and one press takes it for that track alone', async () => {
    const { approval, change } = await sayWithModel(
      'make the music and the guest 3 dB quieter',
      [on('apply_amplify', louder('Music', -3), louder('Guest', -13))],
      podcast,
    )
    expect(approval()?.notes).toEqual(['Your words say -3 dB; the model chose -13 dB.'])
    await change({ verb: 'take', step: 1 })
    expect(approval()?.steps.map(({ sentence }) => sentence)).toEqual([
      'Make 0:00–3:00 of Music 3 dB quieter',
      'Make 1:02–2:00 of Guest 3 dB quieter',
    ])
  })

  it('is asked about while the others are missing, and not where a later turn brings them', async () => {
    const { approval, decide, agent, last } = await sayWithModel(
      'mute the music and the guest',
      [on('mute_track', ['Music']), on('mute_track', ['Guest']), done],
      podcast,
    )
    expect(approval()?.notes).toEqual(['Your words say Guest and Music; the model chose Music.'])
    await decide('approve')
    expect([agent.view().state, last()?.text]).toEqual(['idle', expect.stringMatching(/^Muted Music\. Muted Guest\./u)])
  })

  it('is shown beside it where one of them is another track', async () => {
    const { approval, engine } = await sayWithModel(
      'mute the music and the guest',
      [on('mute_track', ['Host'], ['Guest'])],
      podcast,
    )
    expect(approval()?.notes).toEqual(['Your words say Guest and Music; the model chose Host.'])
    expect((await engine.view()).canUndo).toBe(false)
  })
})

describe('how long the range is that nobody has named', () => {
  it('is no contradiction of its own where the tracks are other ones', async () => {
    const { approval } = await sayWithModel('normalize the music', [on('apply_normalize', ['Guest'])], podcast)
    expect(approval()?.notes).toEqual(['Your words say Music; the model chose Guest.'])
    const ducked = await sayWithModel(
      'duck the music under the host',
      [on('apply_auto_duck', ['Host', { control: 'Music' }])],
      podcast,
    )
    expect(ducked.approval()?.notes).toEqual([
      'Your words say Music; the model chose Host.',
      'Your words say “Host”; the model chose “Music”.',
    ])
  })
})
