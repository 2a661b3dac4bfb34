import { describe, expect, it } from 'vitest'
import { tellApproval } from '../../../../../electron/agent/answers/tellApproval.ts'
import { tellResult } from '../../../../../electron/agent/answers/receiptOf.ts'
import type { Performed } from '../../../../../electron/agent/run/requestRun.ts'
import type { PreparedStep } from '../../../../../electron/agent/tools/contract/defineTool.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import type { Approval } from '../../../../../shared/schemas/conversation.ts'
import { makeView } from '../../../../support/makeView.ts'

function done(
  tool: string,
  from: number,
  to: number,
  more: Partial<PreparedStep> = {},
  outcome: Partial<Performed['seen']['outcome']> = {},
): Performed {
  const found = registry.findTool(tool) ?? expect.fail(`no tool ${tool}`)
  const view = (end: number) => makeView({ tracks: { Voice: [['take', 0, end]] } })
  const step = {
    tool,
    args: {},
    range: { start: 0, end: 10 },
    trackIds: ['t-Voice'],
    at: null,
    words: '',
    sources: [],
    ...more,
  }
  return {
    tool: found,
    step,
    seen: {
      before: view(from),
      after: view(to),
      outcome: {
        changed: true,
        tracks: ['Voice'],
        range: null,
        at: null,
        peakBeforeDb: null,
        peakAfterDb: null,
        ...outcome,
      },
      sound: null,
      historyLabel: null,
      files: null,
    },
  }
}

describe('the answer', () => {
  it.each<[what: string, performed: Performed[], expected: string]>([
    [
      'a step with the length before and after',
      [done('trim_to_selection', 120, 30, { range: { start: 0, end: 30 } })],
      'Trimmed Voice to 0:00–0:30: 2:00 → 0:30.',
    ],
    ['a step that leaves the length', [done('apply_fade_in', 120, 120)], 'Faded in 0:00–0:10 of Voice.'],
    [
      'several steps with one length',
      [done('delete_selection', 120, 110), done('delete_selection', 110, 100)],
      'Deleted 0:00–0:10 from Voice. Deleted 0:00–0:10 from Voice. Length 2:00 → 1:40.',
    ],
    [
      'measured levels',
      [done('apply_normalize', 120, 120, { args: { peak_db: -1 } }, { peakBeforeDb: -19.96, peakAfterDb: -1.001 })],
      'Normalized 0:00–0:10 of Voice: peak -20 dB → -1 dB.',
    ],
    [
      'what was so already as such, and not as done',
      [done('apply_normalize', 120, 120, { args: { peak_db: -1 } }, { changed: false })],
      '0:00–0:10 of Voice has a peak of -1 dB already.',
    ],
    [
      'pointing only where nothing else was done',
      [done('seek', 120, 120, { args: { time: 5 }, at: 5 }), done('apply_fade_in', 120, 120)],
      'Faded in 0:00–0:10 of Voice.',
    ],
    ['pointing by itself', [done('seek', 120, 120, { args: { time: 5 }, at: 5 })], 'The cursor is at 0:05.'],
    ['nothing', [], 'Nothing was changed.'],
  ])('tells %s', (_what, performed, expected) => {
    expect(tellResult(performed)).toBe(expected)
  })
})

describe('the question beside the dialog', () => {
  const shown = {
    id: 'a',
    request: 'r',
    fingerprint: '',
    contentRevision: 1,
    stepping: false,
    trackLengths: [] as Approval['trackLengths'],
  } as const
  const step = (sentence: string): Approval['steps'][number] => ({
    index: 0,
    tool: 't',
    title: 'T',
    sentence,
    asks: true,
    range: null,
    tracks: [],
    values: [],
    sources: [],
    regions: [],
    flip: null,
    changes: [],
    moreChanges: 0,
    mayAllow: false,
  })

  it('has the sentence, both lengths, and what was put right, each once', () => {
    const text = tellApproval({
      ...shown,
      steps: [step('Delete 0:10–0:20 from Voice')],
      before: 120,
      after: 110,
      notes: ['It was turned round.', 'It was turned round.'],
    })
    expect(text).toBe('Delete 0:10–0:20 from Voice. 2:00 → 1:50.\nIt was turned round.\nShall I go ahead?')
  })

  it('numbers several steps', () => {
    expect(tellApproval({ ...shown, steps: [step('One'), step('Two')], before: 5, after: 5, notes: [] })).toBe(
      '1. One.\n2. Two.\nShall I go ahead?',
    )
  })
})
