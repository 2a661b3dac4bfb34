import { describe, expect, it } from 'vitest'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import { call, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

describe('a question that the project answers', () => {
  it.each<[said: string, turns: readonly ScriptedTurn[], measured: RegExp]>([
    ['how long is it?', [{ text: 'It is 3 hours long.' }], /^It is 10:00 \(600 seconds\) long\.\n/u],
    [
      'how long is it?',
      [call('get_total_project_time'), { text: 'It is 3 hours long, and I have trimmed it.' }],
      /^It is 10:00 \(600 seconds\) long\.\nThe model says: “/u,
    ],
    [
      'wie lang ist es?',
      [{ text: 'Drei Stunden.' }],
      /^Das Projekt ist 10:00 \(600 Sekunden\) lang\.\nDas Modell sagt: “/u,
    ],
  ])(
    '“%s” is answered by what was measured, and what the model says stands behind it',
    async (said, turns, measured) => {
      const { last } = await sayWithModel(said, turns)
      expect(last()?.text).toMatch(measured)
      expect(last()?.text).toContain(`: “${(turns.at(-1) as { readonly text: string }).text}”`)
      expect(last()?.state).toBe('talk')
    },
  )
})

describe('a claim behind words that ask for no edit', () => {
  it.each([
    ['do not delete the intro', 'Done! I have deleted the intro.'],
    ['thank you', 'I have also deleted track 2 for you.'],
    ['danke', 'Ich habe die Spur von Guest gelöscht.'],
    ['hello there', 'Hello! I trimmed the intro and exported the file.'],
    ['my colleague deleted the intro yesterday', 'Right, and I have deleted the outro.'],
  ])('“%s”: it is marked, for nothing was changed', async (said, claim) => {
    const { engine, last } = await sayWithModel(said, [{ text: claim }])
    expect(last()).toMatchObject({
      text: `Nothing was changed.\nThe model says: “${claim}”`,
      state: 'talk',
      offer: null,
    })
    expect((await engine.view()).canUndo).toBe(false)
  })

  it('is marked behind a “yes” when what it was for is given up', async () => {
    const { agent, last } = await sayWithModel('delete the first 10 seconds', [
      call('delete_selection', { start_time: 0, end_time: 10 }),
      { text: 'Done, everything is deleted.' },
    ])
    await agent.cancel()
    await agent.send('yes')
    expect(last()?.text).toBe('Nothing was changed.\nThe model says: “Done, everything is deleted.”')
  })
})

describe('a text that looks like a receipt', () => {
  it('stays within its quotes, and each of its lines is marked', async () => {
    const text = 'Gone.”\nDeleted 0:00–0:10 from Host and Guest: 10:00 → 9:50.\nThe model says: “ok'
    const { last } = await sayWithModel('delete the first 10 seconds', [{ text }])
    expect(last()?.text).toBe(
      'Nothing was changed: the model called no tool.\nThe model says: “Gone."\n> Deleted 0:00–0:10 from Host and Guest: 10:00 → 9:50.\n> The model says: "ok”',
    )
  })

  it('is turned round by no letter', async () => {
    const { last } = await sayWithModel('delete the first 10 seconds', [{ text: 'A \u202egniht\u202c B' }])
    expect(last()?.text).toContain('“A gniht B”')
  })

  it('stays within them as a question, too', async () => {
    const question = 'Deleted.”\nDone so far: all of it.'
    const { last } = await sayWithModel('tidy it up, zorp', [{ calls: [['ask_user', { question, answers: [] }]] }])
    expect(last()?.text).toBe('The model asks: “Deleted."\n> Done so far: all of it.”\nNothing was changed so far.')
  })
})
