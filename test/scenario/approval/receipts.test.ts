import { describe, expect, it } from 'vitest'
import type { PlannedStep } from '../../../electron/agent/planner/plan.ts'
import { openConversation } from '../../support/openConversation.ts'
import { between, scriptedOffline, step } from '../../support/scriptedPlanner.ts'

const plans: Readonly<Record<string, readonly PlannedStep[]>> = {
  'drop a part': [step('delete_selection', { range: between(20, 30) })],
  'keep a part': [step('trim_to_selection', { range: between(20, 50) })],
  'drop two and fade': [
    step('delete_selection', { range: between(0, 10) }),
    step('delete_selection', { range: between(20, 30) }),
    step('apply_fade_out', { range: between(90, 100) }),
  ],
  'go there': [step('set_time_selection', { range: between(1, 3) })],
}

const receiptAfter = async (words: string) => {
  const { agent, decide, engine } = await openConversation({}, { offline: scriptedOffline(plans, {}), model: null })
  await agent.send(words)
  if (agent.view().approval !== null) await decide('approve')
  const { tracks } = await engine.view()
  return { message: agent.view().messages.at(-1), trackIds: tracks.map(({ id }) => id), engine }
}

describe('the receipt of a request', () => {
  it('says what was taken out, on the timeline before, and where the join is, on the one behind', async () => {
    const { message, trackIds } = await receiptAfter('drop a part')
    expect(message?.receipt).toEqual({
      did: ['Deleted 0:20–0:30 from Voice'],
      more: '',
      seconds: { before: 120, after: 110 },
      facts: [],
      removed: [{ trackId: trackIds[0], start: 20, end: 30 }],
      place: { start: 20, end: 20, trackIds },
      joins: {
        count: 1,
        shown: [{ at: 20, heard: false, join: 0, removed: { start: 20, end: 30 }, step: 0, trackIds: [trackIds[0]] }],
      },
      words: { window: 'en', others: { de: { did: ['0:20–0:30 aus Voice gelöscht'], more: '' } } },
    })
  })

  it('of a trim is about what is kept, where it lies now', async () => {
    const { message, engine } = await receiptAfter('keep a part')
    const [clip] = (await engine.view()).tracks[0]?.clips ?? []
    expect(message?.receipt?.place).toMatchObject({ start: clip?.start, end: clip?.end })
    expect(message?.receipt?.removed.map(({ start, end }) => [start, end])).toEqual([
      [0, 20],
      [50, 120],
    ])
  })

  it('of several steps says what each did, with all that went on one timeline', async () => {
    const { message } = await receiptAfter('drop two and fade')
    expect(message?.receipt?.did).toHaveLength(3)
    expect(message?.receipt?.removed.map(({ start, end }) => [start, end])).toEqual([
      [0, 10],
      [30, 40],
    ])
    expect(message?.receipt?.place).toMatchObject({ start: 90, end: 100 })
  })

  it('is not there where nothing was changed', async () => {
    const { message } = await receiptAfter('go there')
    expect([message?.state, message?.receipt]).toEqual(['done', undefined])
  })

  it('has a picture of the track before and behind it, as long as the history has it', async () => {
    const { message, trackIds, engine } = await receiptAfter('keep a part')
    const window = { trackId: trackIds[0] ?? '', from: 0, to: 120, columns: 12 }
    const heard = async (side: 'before' | 'after', entry = message?.undoId ?? '') => {
      const { peaks } = await engine.readPeaks({ ...window, at: { entry, side } })
      return Array.from({ length: 12 }, (_, column) => ((peaks[column * 3 + 1] ?? 0) > 0 ? 1 : 0)).reduce<number>(
        (sum, one) => sum + one,
        0,
      )
    }
    expect([await heard('before'), await heard('after'), await heard('after', 'gone')]).toEqual([12, 3, 0])
    await engine.undo()
    expect([await heard('before'), await heard('after')]).toEqual([12, 3])
  })
})
