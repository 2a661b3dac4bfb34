import { describe, expect, it } from 'vitest'
import { tools } from '../../electron/agent/index.ts'
import { agentTexts } from '../../electron/agent/texts/index.ts'
import { examplesFor, sayAbilities } from '../../electron/agent/tools/sentences/sayAbilities.ts'
import type { ProjectSeed } from '../../electron/engine/index.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'
import { converseOn, openSeeded, podcast, type SeedParts } from '../support/openConversation.ts'
import { sayWithModel } from '../support/model/modelTalk.ts'

const withPauses: ProjectSeed['tracks'] = [
  {
    name: 'Host',
    channels: 1,
    clips: [{ name: 'talk', start: 0, end: 60 }],
    silences: [
      [10, 10.7],
      [20, 22],
      [30, 33.5],
    ],
  },
]

/** What is answered to each of these, said one after the other; nothing may be asked or changed by it. */
async function answersTo(said: readonly string[], parts: SeedParts = podcast): Promise<(string | undefined)[]> {
  const engine = await openSeeded(parts)
  const { agent } = converseOn(engine, { offline: offlinePlanner(), model: null })
  const before = await engine.view()
  const answers: (string | undefined)[] = []
  for (const text of said) {
    await agent.send(text)
    expect(agent.log().at(-1)).toMatchObject({ state: 'talk', asked: [], ran: [] })
    answers.push(agent.log().at(-1)?.reply)
  }
  expect((await engine.view()).contentRevision).toBe(before.contentRevision)
  return answers
}

describe('questions that are asked in words', () => {
  it.each([
    ['where does the selection start?', /\b0:10\b/u],
    ['where does the selection end', /\b0:20\b/u],
    ['display the tracks', /^There are 3 tracks: 1\. Host .*2\. Guest .*3\. Music/u],
    ['show me the tracks', /^There are 3 tracks/u],
    ['find the outro label', /^“outro” is from 1:55 to 2:05\.$/u],
    ['find the label ad break', /^“ad break” is from 0:30 to 0:45\.$/u],
    ['find the intro label', /nothing called “intro”.*labels are ad break, chapter two, outro/u],
    ['wo beginnt die Auswahl?', /\b0:10\b/u],
    ['finde das Label outro', /^„outro“ reicht von 1:55 bis 2:05\.$/u],
  ])('“%s”', async (said, answer) => {
    expect(await answersTo([said], { ...podcast, selection: { start: 10, end: 20 } })).toEqual([
      expect.stringMatching(answer),
    ])
  })

  it('of nothing selected say that', async () => {
    expect(await answersTo(['where does the selection start?'])).toEqual([
      expect.stringMatching(/[Nn]othing is selected/u),
    ])
  })

  it('for a list are about all there is, whatever was asked before', async () => {
    const said = ['where does the ad break start?', 'display the tracks', 'show me the labels', 'list the longest clip']
    expect(await answersTo(said)).toEqual([
      expect.stringContaining('0:30'),
      expect.stringMatching(/^There are 3 tracks/u),
      expect.stringMatching(/^There are 3 labels:.*ad break.*chapter two.*outro/u),
      expect.stringMatching(/theme/u),
    ])
  })
})

const refined = [
  /3 pauses of 0\.5 s or more.*0:10–0:10\.7.*0:20–0:22.*0:30–0:33\.5/u,
  /2 pauses of 1 s or more[^(]*0:20–0:22 \(2 s\), 0:30–0:33\.5 \(3\.5 s\)\.$/u,
  /1 pause of 3 s or more[^(]*0:30–0:33\.5 \(3\.5 s\)\.$/u,
]
const refinedInGerman = [
  /3 Pausen ab 0,5 s.*0:10–0:10,7.*0:20–0:22.*0:30–0:33,5/u,
  /2 Pausen ab 1 s[^(]*0:20–0:22 \(2 s\), 0:30–0:33,5 \(3,5 s\)\.$/u,
  /1 Pause ab 3 s[^(]*0:30–0:33,5 \(3,5 s\)\.$/u,
]

describe('a list that is refined', () => {
  it.each([
    [['where are the pauses', 'longer than 1 second', 'only those over 3 s'], refined],
    [['where are the pauses on the host?', 'which are longer than 1 second?', 'over 3 seconds'], refined],
    [['wo sind die Pausen?', 'länger als 1 Sekunde', 'länger als 3 Sekunden'], refinedInGerman],
  ])('is the one that was asked for: %j', async (said, expected) => {
    const engine = await openSeeded({})
    await engine.seed({
      sampleRate: 8000,
      tracks: withPauses,
      labels: [],
      selection: null,
      selectedTracks: [],
      selectedClips: [],
      cursor: 0,
    })
    const { agent } = converseOn(engine, { offline: offlinePlanner(), model: null })
    const answers: (string | undefined)[] = []
    for (const text of said) {
      await agent.send(text)
      answers.push(agent.log().at(-1)?.reply)
    }
    expect(answers).toEqual(expected.map((answer) => expect.stringMatching(answer) as unknown))
  })
})

describe('“what can you do?”', () => {
  it.each([
    ['what can you do?', 'en', ['Editing', 'Clips', 'Tracks', 'Effects', 'Labels', 'Playback', 'Files']],
    ['help', 'en', ['Editing', 'Clips', 'Tracks', 'Effects', 'Labels', 'Playback', 'Files']],
    ['was kannst du?', 'de', ['Bearbeiten', 'Clips', 'Spuren', 'Effekte', 'Textmarken', 'Wiedergabe', 'Dateien']],
  ] as const)('is answered by group, with three examples: %s', async (said, language, groups) => {
    const texts = agentTexts(language)
    const engine = await openSeeded(podcast)
    const project = await engine.view()
    const [answer] = await answersTo([said])
    expect(answer).toBe(sayAbilities(tools, project, texts))
    for (const group of groups) expect(answer).toMatch(new RegExp(`${group}: [^.]+\\.`, 'u'))
    const examples = examplesFor(project, texts)
    expect(examples).toHaveLength(3)
    expect(examples.every((example) => answer?.includes(texts.say.quoted(example)))).toBe(true)
    expect(answer?.length).toBeLessThan(1000)
  })

  it.each([
    ['what can you do?', 'en', /^I edit your audio as you describe it: editing, .* and files\. .* Try one of these:$/u],
    ['was kannst du?', 'de', /^Ich bearbeite Ihren Ton .*: Bearbeiten, .* und Dateien\. .* eines davon:$/u],
  ] as const)('has its examples as offers to press, and is short beside them: %s', async (said, language, lead) => {
    const texts = agentTexts(language)
    const engine = await openSeeded(podcast)
    const { agent } = converseOn(engine, { offline: offlinePlanner(), model: null })
    await agent.send(said)
    const { pointers } = agent.view().messages.at(-1) ?? {}
    expect(pointers).toEqual({
      places: [],
      offers: examplesFor(await engine.view(), texts),
      lead: expect.stringMatching(lead) as unknown,
    })
  })

  it('offers nothing to press where nothing can be worked on', async () => {
    const { agent } = converseOn(await openSeeded({ tracks: {} }), { offline: offlinePlanner(), model: null })
    await agent.send('what can you do?')
    const last = agent.view().messages.at(-1)
    expect(last?.text).toContain('Open a recording first')
    expect(last?.pointers).toBeUndefined()
  })

  it('is answered from the tools first, with a model too', async () => {
    const { last } = await sayWithModel('what can you do?', [{ text: 'I can cook.' }], podcast)
    expect(last()?.pointers?.lead).toMatch(/Try one of these:\nThe model says: “I can cook\.”$/u)
    expect(last()?.text).toMatch(/^I edit your audio.*“make Host 3 dB louder”[^\n]*\nThe model says: “I can cook\.”$/u)
  })
})
