import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../shared/result.ts'
import { scratchFolder } from '../../support/files/importing.ts'
import { converseOn, openSeeded } from '../../support/openConversation.ts'
import { failure } from '../../../shared/failures/index.ts'
import { sayWithModel, tenMinutes } from '../../support/model/modelTalk.ts'
import { call, scriptedModel, scriptedOffline, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const remove = call('delete_selection', { start_time: 0, end_time: 12 })
const fade = call('apply_fade_out', { start_time: 580, end_time: 588 })
const said = 'delete the intro and fade out the end'

/** The first batch has its yes, the second one waits for it. */
async function untilSecond(...turns: ScriptedTurn[]) {
  const conversation = await sayWithModel(said, [remove, fade, ...turns])
  await conversation.decide('approve')
  return conversation
}

describe('a batch that is approved', () => {
  it('is what everybody sees while the next one waits, and its regions lie on what is seen', async () => {
    const { approval, length } = await untilSecond()
    expect([await length(), approval()?.before]).toEqual([588, 588])
    expect(approval()?.steps[0]?.regions[0]).toMatchObject({ start: 580, end: 588 })
  })

  it('is one undo with the later ones, and its steps can be undone singly', async () => {
    const { decide, engine, length, log } = await untilSecond({ text: 'Both.' })
    await decide('approve')
    const { history } = await engine.view()
    expect([history.length, history[0]?.text, log()?.state]).toEqual([1, said, 'done'])
    await engine.undo({ grain: 'step' })
    expect(await length()).toBe(588)
    await engine.undo()
    expect(await length()).toBe(600)
  })

  it.each<[what: string, last: ScriptedTurn]>([
    ['fails', { failure: failure('model/nonsense', { host: 'example.org' }) }],
    ['ends without a word', { text: '' }],
  ])('stands when the model %s', async (_, last) => {
    const { decide, length, last: answer, engine } = await untilSecond(last)
    await decide('approve')
    expect(await length()).toBe(588)
    expect(answer()?.text).toMatch(/Deleted 0:00–0:12/u)
    expect(answer()?.text).not.toMatch(/Taken back|taken back|othing was changed/u)
    expect([answer()?.undoId, answer()?.state]).toEqual([
      (await engine.view()).history.at(-1)?.id,
      answer()?.text.startsWith('Deleted') === true ? 'done' : 'partly',
    ])
  })

  it('stands when the next one is cancelled, and the answer says what is missing', async () => {
    const { agent, length, last } = await untilSecond()
    await agent.cancel()
    expect([await length(), last()?.state]).toEqual([588, 'partly'])
    expect(last()?.text).toMatch(
      /^All right, I stop here\. What was done stands: Deleted 0:00–0:12.* Not done: Fade out 9:40–9:48/u,
    )
  })

  it('stands when the next one fails while it runs, and the model hears so', async () => {
    const { decide, length, model, last, agent } = await untilSecond({ text: 'I could not fade.' })
    await agent.cancel()
    expect([await length(), last()?.state, model.left()]).toEqual([588, 'partly', 1])
    await decide('approve').catch(() => undefined)
    expect(await length()).toBe(588)
  })

  it('stands when the next one gets a no, whatever the model says, and the answer says what is missing', async () => {
    const { decide, length, last } = await untilSecond({ text: 'I took everything back.' })
    await decide('reject')
    expect([await length(), last()?.state]).toEqual([588, 'partly'])
    expect(last()?.text.split('\n')).toEqual([
      'Deleted 0:00–0:12 from Host and Guest: 10:00 → 9:48.',
      'Not done, for you said no: Fade out 9:40–9:48 of Host and Guest.',
      'The model says: “I took everything back.”',
    ])
  })

  it('is not denied by what is said beside the next one', async () => {
    const { agent, approval } = await untilSecond()
    await agent.send('hmm, not sure')
    const told = agent.view().messages.at(-1)?.text
    expect([approval()?.steps[0]?.tool, told]).toEqual([
      'apply_fade_out',
      expect.stringMatching(/Nothing was changed\.\nWhat was done stands: Deleted 0:00–0:12[^\n]*\.\n.* still waits/u),
    ])
  })

  it('stands after a restart, which asks for the rest', async () => {
    const engine = await openSeeded(tenMinutes)
    const model = scriptedModel([remove, fade])
    const before = converseOn(engine, { offline: scriptedOffline({}), model })
    await before.agent.send(said)
    await before.decide('approve')
    const file = JSON.parse(JSON.stringify(before.agent.snapshot())) as unknown
    const after = converseOn(engine, { offline: scriptedOffline({}), model: null, restore: file })
    await after.agent.cancel()
    expect(after.agent.view().messages.at(-1)?.text).toMatch(/What was done stands: Deleted 0:00–0:12/u)
    expect((await engine.view()).duration).toBe(588)
  })

  it('is kept with the conversation before the model goes on', async () => {
    const kept: unknown[] = []
    const engine = await openSeeded(tenMinutes)
    const hanging = Promise.withResolvers<void>()
    const model = scriptedModel([remove, { hangs: true }], () => hanging.resolve())
    const { agent, decide } = converseOn(engine, {
      offline: scriptedOffline({}),
      model,
      save: (one) => void kept.push(JSON.parse(JSON.stringify(one))),
    })
    await agent.send(said)
    const deciding = decide('approve')
    await hanging.promise
    const restored = converseOn(engine, { offline: scriptedOffline({}), model: null, restore: kept.at(-1) })
    await restored.agent.cancel()
    const { messages, approval } = restored.agent.view()
    expect([approval, messages.at(-1)?.state]).toEqual([null, 'partly'])
    expect(messages.at(-1)?.text).toMatch(/closed in the middle.*What was done stands: Deleted 0:00–0:12/u)
    await agent.cancel()
    await deciding
  })

  it('is not claimed any more when the person has undone it meanwhile', async () => {
    const { agent, engine, length, last } = await untilSecond()
    await engine.editorFor('window').undo()
    await agent.cancel()
    expect(await length()).toBe(600)
    expect(last()?.text).not.toContain('What was done stands')
  })
})

describe('a file that was written', () => {
  it('is told as it is when a later batch is denied, and never said to be undone', async () => {
    const folder = scratchFolder()
    const filePicker = {
      fromWords: async (_: unknown, name: string) =>
        ok([{ path: path.join(folder, name), overwrite: 'never' as const }]),
      choose: async () => ok([{ path: path.join(folder, 'talk.wav'), overwrite: 'never' as const }]),
    }
    const model = scriptedModel([call('export_audio', { path: 'talk.wav' }), remove, { text: 'All undone.' }])
    const short = { tracks: { Host: [['talk', 0, 20]] } } as const
    const talk = converseOn(await openSeeded(short), { offline: scriptedOffline({}), model, filePicker })
    await talk.agent.send('write it out and take the intro away')
    await talk.decide('approve')
    await talk.decide('reject', 'keep it')
    const { text, state } = talk.agent.view().messages.at(-1) ?? {}
    expect([existsSync(path.join(folder, 'talk.wav')), state]).toEqual([true, 'partly'])
    expect(text).toMatch(/^Exported the whole project/u)
    expect(text).toContain('The model says: “All undone.”')
    expect(text?.replace(/The model says.*/su, '')).not.toMatch(/undone|taken back|nothing was changed/iu)
    expect(JSON.stringify(model.told[2])).toContain('keep it')
  })

  it('is told as it is when the model fails behind it', async () => {
    const folder = scratchFolder()
    const filePicker = {
      fromWords: async (_: unknown, name: string) =>
        ok([{ path: path.join(folder, name), overwrite: 'never' as const }]),
      choose: async () => ok([{ path: path.join(folder, 'talk.wav'), overwrite: 'never' as const }]),
    }
    const turns = [
      call('export_audio', { path: 'talk.wav' }),
      { failure: failure('model/nonsense', { host: 'example.org' }) },
    ]
    const short = { tracks: { Host: [['talk', 0, 20]] } } as const
    const talk = converseOn(await openSeeded(short), {
      offline: scriptedOffline({}),
      model: scriptedModel(turns),
      filePicker,
    })
    await talk.agent.send('write it out')
    await talk.decide('approve')
    const { text, state } = talk.agent.view().messages.at(-1) ?? {}
    expect([existsSync(path.join(folder, 'talk.wav')), state]).toEqual([true, 'partly'])
    expect(text).toMatch(/What was done stands: Exported the whole project/u)
    expect(text).not.toMatch(/taken back|nothing was changed/iu)
  })
})

describe('hand edits', () => {
  it('are made between the batches, and what waits is rehearsed anew at once', async () => {
    const { agent, engine, approval, decide, length, log } = await untilSecond({ text: 'Faded.' })
    const asked = approval()
    const track = (await engine.view()).tracks[1]?.id ?? ''
    const window = engine.editorFor('window')
    expect((await window.perform({ kind: 'setTrackGain', trackIds: [track], gainDb: -6 })).ok).toBe(true)
    await expect.poll(() => approval()?.contentRevision).toBe((await engine.view()).contentRevision)
    expect(approval()?.id).not.toBe(asked?.id)
    expect(approval()?.notes.join()).toContain('The project changed while this was waiting')
    // What was pressed before the new one came is no yes to it.
    expect(await agent.decide(asked?.id ?? '', { verb: 'approve' })).toMatchObject({ ok: true })
    expect([agent.view().state, await length()]).toEqual(['awaitingApproval', 588])
    await decide('approve')
    expect(log()?.state).toBe('done')
  })

  it('change no word of the chat', async () => {
    const { agent, engine, approval } = await untilSecond()
    const count = agent.view().messages.length
    await engine.editorFor('window').perform({ kind: 'splitAtTime', time: 100 })
    await expect.poll(() => approval()?.contentRevision).toBe((await engine.view()).contentRevision)
    expect(agent.view().messages).toHaveLength(count)
  })
})
