import { describe, expect, it } from 'vitest'
import { sayWithModel } from '../support/modelTalk.ts'
import type { ScriptedTurn } from '../support/scriptedPlanner.ts'

const call = (tool: string, args: Record<string, unknown> = {}): ScriptedTurn => ({ calls: [[tool, args]] })
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

  it('goes back to the model, where these don’t', async () => {
    const { model, engine } = await sayWithModel('tidy it up, zorp', [call('delete_label'), done])
    expect(JSON.stringify(model.told[1])).toContain('\\"label\\" is missing')
    expect((await engine.view()).labels).toHaveLength(2)
  })
})
