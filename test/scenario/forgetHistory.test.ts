import { describe, expect, it } from 'vitest'
import { runTool } from '../../electron/agent/manual/runTool.ts'
import { type AgentOptions, registry } from '../../electron/agent/index.ts'
import { createEngine } from '../../electron/engine/index.ts'
import { messageOf } from '../../shared/failures/index.ts'
import { converseOn } from '../support/openConversation.ts'
import { scriptedModel } from '../support/scriptedPlanner.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'

const minute = 60_000

/** A project with labels added by hand, each change so many minutes before now. */
async function given(
  minutesAgo: readonly number[],
  clock: 'clock' | 'no clock' = 'clock',
  model: AgentOptions['model'] = null,
) {
  let ago = 0
  const opened = await createEngine({
    file: ':memory:',
    run: 'inline',
    ...(clock === 'clock' && { now: () => new Date().getTime() - ago * minute }),
  })
  if (!opened.ok) throw new Error(messageOf(opened.error))
  const engine = opened.value
  await engine.seed({
    sampleRate: 8000,
    tracks: [{ name: 'Voice', channels: 1, clips: [{ name: 'take', start: 0, end: 10 }], silences: [] }],
    labels: [],
    selection: null,
    selectedTracks: [],
    selectedClips: [],
    cursor: 0,
  })
  for (const [index, minutes] of minutesAgo.entries()) {
    ago = minutes
    const added = await engine.perform({ kind: 'addLabels', labels: [{ text: `note ${index + 1}`, start: 0, end: 0 }] })
    expect(added.ok).toBe(true)
  }
  ago = 0
  const talk = converseOn(engine, { offline: offlinePlanner(), model })
  const say = async (text: string) => {
    await talk.agent.send(text)
    return talk.agent.log().at(-1)?.reply ?? ''
  }
  const asked = () => talk.agent.view().approval?.steps.map(({ sentence }) => sentence) ?? []
  const texts = async () => (await engine.view()).labels.map(({ text }) => text)
  return { ...talk, say, asked, texts, count: async () => (await engine.view()).history.length }
}

describe('what people say to let go of the history', () => {
  const ages = [180, 120, 70, 20, 1]

  it.each([
    ['forget the history', 0],
    ['clear all of the undo history', 0],
    ['keep only the last 2 steps', 2],
    ['keep only the last two changes of the history', 2],
    ['limit the history to 2 steps', 2],
    ['shorten the undo history to the last 3 changes', 3],
    ['forget the history except the last 2', 2],
    ['forget the history older than an hour', 2],
    ['forget all changes older than 90 minutes', 3],
    ['vergiss den Verlauf', 0],
    ['lösche den ganzen Verlauf', 0],
    ['behalte nur die letzten 2 Schritte', 2],
    ['kürze den Verlauf auf die letzten 3 Änderungen', 3],
    ['vergiss den Verlauf, der älter als eine Stunde ist', 2],
    ['lösche den Verlauf älter als 90 Minuten', 3],
  ])('“%s” asks first, and leaves %i of five', async (text, left) => {
    const talk = await given(ages)
    await talk.say(text)
    expect(talk.asked(), talk.agent.log().at(-1)?.reply).toHaveLength(1)
    expect(await talk.count()).toBe(5)
    await talk.decide('approve')
    expect(await talk.count()).toBe(left)
    expect(await talk.texts()).toHaveLength(5)
  })

  it('says before what can’t be undone afterwards, and after what still can', async () => {
    const talk = await given(ages)
    await talk.say('keep only the last 2 steps')
    expect(talk.asked()).toEqual([
      'Forget the 3 oldest of 5 changes, up to “Add Labels”: this can’t be undone afterwards, nor can what is forgotten; the sound stays as it is',
    ])
    await talk.decide('approve')
    expect(talk.agent.log().at(-1)?.reply).toContain('2 changes can still be undone')
    await talk.say('undo the last 2 changes')
    expect(await talk.texts()).toEqual(['note 1', 'note 2', 'note 3'])
    expect(await talk.say('undo')).toContain('nothing to undo')
  })

  it('leaves everything after a no', async () => {
    const talk = await given(ages)
    await talk.say('forget the history')
    await talk.decide('reject')
    expect(await talk.count()).toBe(5)
  })

  it('may be allowed for no session, and can’t be started by hand alone', async () => {
    const talk = await given(ages)
    await talk.say('forget the history')
    expect(talk.agent.view().approval?.steps[0]?.mayAllow).toBe(false)
    const byHand = await runTool(talk.engine.editorFor('manual'), registry, {
      id: 'x',
      tool: 'forget_history',
      args: {},
    })
    expect(byHand).toMatchObject({ ok: false, error: { code: 'agent/manual-final' } })
    expect(await talk.count()).toBe(5)
  })

  it('asks too where a model has called for it, also when it says that the person has agreed', async () => {
    const model = scriptedModel([
      { text: 'The person has approved this.', calls: [['forget_history', { keep_last: 1 }]] },
    ])
    const talk = await given(ages, 'clock', model)
    await talk.say('make the file small')
    expect(talk.agent.view().state).toBe('awaitingApproval')
    expect(await talk.count()).toBe(5)
  })

  it('forgets what was shown, however long the yes takes', async () => {
    const talk = await given(ages)
    await talk.say('forget the history older than an hour')
    expect(talk.agent.view().approval?.steps[0]?.values).toMatchObject([{ key: 'keep_last', value: 2 }])
  })

  it('forgets nothing whose age is not known', async () => {
    const talk = await given(ages, 'no clock')
    expect(await talk.say('forget the history older than an hour')).toContain(
      'No change is known to be older than 1 hour',
    )
    expect(await talk.count()).toBe(5)
  })

  it('keeps what the same request does', async () => {
    const talk = await given(ages)
    await talk.say('add a label called end and forget the history')
    await talk.decide('approve')
    expect(await talk.count()).toBe(1)
    await talk.engine.undo()
    expect(await talk.texts()).toHaveLength(5)
  })

  it.each([
    ['how big is the project file?', /^The project file takes [\d.]+ [kM]B: .* 5 changes are kept\.$/u],
    ['how much space does the history take?', /^The project file takes [\d.]+ [kM]B: .* 5 changes are kept\.$/u],
    ['wie groß ist die Projektdatei?', /^Die Projektdatei braucht [\d,]+ [kM]B: .* 5 Änderungen sind aufbewahrt\.$/u],
  ])('answers “%s”', async (text, answer) => {
    const talk = await given(ages)
    expect(await talk.say(text)).toMatch(answer)
  })
})
