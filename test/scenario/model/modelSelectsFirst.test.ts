import { describe, expect, it } from 'vitest'
import { sayWithModel } from '../../support/model/modelTalk.ts'
import { podcast } from '../../support/openConversation.ts'
import type { ScriptedTurn } from '../../support/scriptedPlanner.ts'

type Call = readonly [tool: string, args: Readonly<Record<string, unknown>>]

const calls = (...made: readonly Call[]): ScriptedTurn => ({ calls: made })
const select = (start: number, end: number, ...tracks: string[]): Call => [
  'set_time_selection',
  { start_time: start, end_time: end, ...(tracks.length > 0 && { tracks }) },
]
const silence = (start: number, end: number): Call => ['silence_selection', { start_time: start, end_time: end }]
const trim: Call = ['trim_to_selection', {}]
const louder: Call = ['apply_amplify', { gain_db: 3 }]
const closing: ScriptedTurn = { text: 'That is all.' }

/** What the approval wants to do, beside selecting. */
const wanted = ({ approval }: Awaited<ReturnType<typeof sayWithModel>>) =>
  approval()
    ?.steps.filter(({ tool }) => tool !== 'set_time_selection')
    .map(({ sentence }) => sentence)

describe('a model that selects what it works on by a call of its own', () => {
  it.each<[said: string, turn: ScriptedTurn, does: string]>([
    [
      'select 20 to 30 and delete the rest',
      calls(select(20, 30), trim),
      'Keep 0:20–0:30 of Host, Guest and Music and remove the rest',
    ],
    [
      'delete everything but 20 to 30',
      calls(select(20, 30), trim),
      'Keep 0:20–0:30 of Host, Guest and Music and remove the rest',
    ],
    [
      'cut it down to 30 seconds',
      calls(select(0, 30), trim),
      'Keep 0:00–0:30 of Host, Guest and Music and remove the rest',
    ],
  ])('does what it calls, and never the words’ own tool on it: “%s”', async (said, turn, does) => {
    const conversation = await sayWithModel(said, [turn], podcast)
    expect(wanted(conversation)).toEqual([expect.stringContaining(does)])
    expect(conversation.approval()?.notes).toEqual([])
  })

  it('is compared with the words all the same', async () => {
    const { approval } = await sayWithModel('cut it down to 30 seconds', [calls(select(10, 30), trim)], podcast)
    expect(approval()?.notes).toEqual(['Your words say 0:00–0:30; the model chose 0:10–0:30.'])
  })

  it('may do so for each part of what is said, turn by turn', async () => {
    const turns = [calls(select(0, 60), trim), calls(select(10, 20), ['split_delete', {}]), closing]
    const { approval, decide, log } = await sayWithModel('keep the first minute except 10 to 20', turns, podcast)
    await decide('approve')
    expect(approval()?.notes).toEqual(['Done before in this request: Trimmed Host, Guest and Music to 0:00–1:00.'])
    await decide('approve')
    expect(log()?.ran.map(({ tool, range }) => [tool, range])).toEqual([
      ['trim_to_selection', { start: 0, end: 60 }],
      ['split_delete', { start: 10, end: 20 }],
    ])
  })

  it('makes the same call for each of a set: what is selected for it is another thing', async () => {
    const set = [select(0, 60, 'Host'), louder, select(65, 125, 'Host'), louder, select(62, 120, 'Guest'), louder]
    const conversation = await sayWithModel('make every clip 3 dB louder', [calls(...set)], podcast)
    expect(wanted(conversation)).toEqual([
      'Make 0:00–1:00 of Host 3 dB louder',
      'Make 1:05–2:05 of Host 3 dB louder',
      'Make 1:02–2:00 of Guest 3 dB louder',
    ])
  })

  it('has the value of a set from the words, for the second one too', async () => {
    const [first, second] = [select(0, 60, 'Host'), select(65, 125, 'Host')]
    const turns = [calls(first, ['apply_amplify', {}]), calls(second, ['apply_amplify', {}]), closing]
    const conversation = await sayWithModel(
      'take the two longest clips on the host and bring them up 2 dB',
      turns,
      podcast,
    )
    await conversation.decide('approve')
    expect(wanted(conversation)).toEqual(['Make 1:05–2:05 of Host 2 dB louder'])
    expect(conversation.approval()?.notes.join()).not.toMatch(/your words/iu)
  })

  const unnamed = 'Your words name no track, so they mean Host, Guest and Music; the model chose Guest.'
  it.each<[said: string, turn: ScriptedTurn, note: string]>([
    ['silence 70 to 75', calls(['select_tracks', { tracks: ['Guest'] }], silence(70, 75)), unnamed],
    ['delete 70 to 75', calls(select(70, 75, 'Guest'), ['delete_selection', {}]), unnamed],
    [
      'normalize everything',
      calls(['select_tracks', { tracks: ['Guest'] }], ['apply_normalize', {}]),
      'Your words say Host, Guest and Music; the model chose Guest.',
    ],
  ])('has no tracks from the words by selecting less than they mean: “%s”', async (said, turn, note) => {
    const { approval } = await sayWithModel(said, [turn], podcast)
    expect(approval()?.notes).toEqual([note])
    expect(approval()?.steps[1]?.sources).toContainEqual(expect.objectContaining({ what: 'tracks', author: 'model' }))
  })

  it.each<[said: string, turn: ScriptedTurn]>([
    ['silence 70 to 75 on the guest', calls(['select_tracks', { tracks: ['Guest'] }], silence(70, 75))],
    ['select the guest track and silence 70 to 75', calls(['select_tracks', { tracks: ['Guest'] }], silence(70, 75))],
    ['delete 70 to 75 on the guest', calls(select(70, 75), ['delete_selection', {}])],
    [
      'keep only 70 to 75',
      calls(
        ['select_tracks', { tracks: ['Host', 'Guest', 'Music'] }],
        ['trim_to_selection', { start_time: 70, end_time: 75 }],
      ),
    ],
  ])('selects tracks as the words mean them without being contradicted: “%s”', async (said, turn) => {
    const { approval } = await sayWithModel(said, [turn], podcast)
    expect(approval()?.steps).toHaveLength(2)
    expect(approval()?.notes).toEqual([])
  })

  it('that says selection and call twice has it done once', async () => {
    const again = [select(0, 60, 'Host'), louder]
    const conversation = await sayWithModel('make the clip intro 3 dB louder', [calls(...again, ...again)], podcast)
    expect(wanted(conversation)).toEqual(['Make 0:00–1:00 of Host 3 dB louder'])
  })
})
