import { describe, expect, it } from 'vitest'
import { podcast } from '../../support/openConversation.ts'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import { call, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const done: ScriptedTurn = { text: 'Done.' }
const labelsOf = ({ labels }: { labels: readonly { text: string }[] }) => labels.map(({ text }) => text)

describe('a label that a model names by another name than was said', () => {
  it.each<[said: string, turn: ScriptedTurn, note: string, mine: string]>([
    [
      'delete the label ad break',
      call('delete_label', { label: 'outro' }),
      'Your words say “ad break”; the model chose “outro”.',
      'Delete the label “ad break”',
    ],
    [
      'rename the outro label to credits',
      call('rename_label', { label: 'ad break', name: 'credits' }),
      'Your words say “outro”; the model chose “ad break”.',
      'Rename the label “outro” to “credits”',
    ],
    [
      'lösche die Textmarke ad break',
      call('delete_label', { label: 'chapter two' }),
      'Ihre Worte sagen “ad break”; das Modell hat “chapter two” gewählt.',
      'Die Textmarke „ad break“ löschen',
    ],
    [
      'delete all labels except chapter two',
      {
        calls: [
          ['delete_label', { label: 'ad break' }],
          ['delete_label', { label: 'chapter two' }],
        ],
      },
      'Your words say “outro”; the model chose “chapter two”.',
      'Delete the label “outro”',
    ],
  ])(
    'is asked about before anything is done, and one press takes what was said: “%s”',
    async (said, turn, note, mine) => {
      const { approval, engine, change } = await sayWithModel(said, [turn, done], podcast)
      expect(approval()?.notes).toEqual([note])
      expect(labelsOf(await engine.view())).toEqual(['ad break', 'chapter two', 'outro'])
      const step = approval()?.steps.findIndex(({ other }) => other?.by === 'words') ?? -1
      expect(approval()?.steps[step]?.other?.sentence).toBe(mine)
      await change({ verb: 'take', step })
      const words = labelsOf(await engine.view())
      // What the words say needs no yes, so it is done at once.
      expect(words).not.toEqual(['ad break', 'chapter two', 'outro'])
      expect(words).toContain('chapter two')
    },
  )
})

describe('a label that a model names as it was said', () => {
  it.each([
    ['delete the label ad break', call('delete_label', { label: 'Ad Break' }), ['chapter two', 'outro']],
    ['delete the label ad break', call('delete_label', { label: 'nowhere' }), ['chapter two', 'outro']],
    [
      'rename the outro label to credits',
      call('rename_label', { label: 'outro', name: 'credits' }),
      ['ad break', 'chapter two', 'credits'],
    ],
  ])('is from the words, and done without a question: “%s”', async (said, turn, left) => {
    const { agent, engine, log } = await sayWithModel(said, [turn, done], podcast)
    expect(labelsOf(await engine.view())).toEqual(left)
    expect(log()).toMatchObject({ asked: [], state: 'done' })
    expect(log()?.reply).not.toContain('Chosen by the model')
    const [ran] = agent.snapshot().log.at(-1)?.ran ?? []
    expect(ran?.sources.map(({ key, author }) => [key, author])).toContainEqual(['label', 'words'])
  })

  it('is the model’s where the words leave it open', async () => {
    const { log } = await sayWithModel(
      'tidy the labels up, zorp',
      [call('delete_label', { label: 'outro' }), done],
      podcast,
    )
    expect(log()?.reply).toContain('Chosen by the model: label outro.')
  })

  it('is the person’s where they change it in the dialog, and the model’s still where they change the other value', async () => {
    const { approval, change } = await sayWithModel(
      'hello there',
      [call('rename_label', { label: 'outro', name: 'end' })],
      podcast,
    )
    const authors = () => approval()?.steps[0]?.sources.map(({ value, author }) => [value, author])
    await change({ verb: 'edit', step: 0, values: { name: 'credits' } })
    expect(authors()).toEqual([
      ['outro', 'model'],
      ['credits', 'you'],
    ])
    await change({ verb: 'edit', step: 0, values: { label: 'ad break' } })
    expect(authors()).toEqual([
      ['ad break', 'you'],
      ['credits', 'you'],
    ])
  })
})
