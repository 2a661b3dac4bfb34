import { describe, expect, it } from 'vitest'
import { planRedo, planUndo } from '../../../../../../electron/agent/tools/editing/historyMoves.ts'
import type { HistoryAsk } from '../../../../../../electron/agent/tools/contract/toolRequest.ts'
import type { ProjectView } from '../../../../../../shared/schemas/projectView.ts'
import { emptyView } from '../../../../../support/emptyView.ts'

/** An import, a request of three steps, one of two, and one edit by hand. */
const history = [
  { id: 'h1', label: 'Import', text: 'Import voice.wav' },
  {
    id: 'h2',
    label: 'Trim, Fade out, Normalize',
    text: 'trim the start, fade out the end and normalize',
    steps: ['Trim', 'Fade Out', 'Normalize'],
  },
  { id: 'h3', label: 'Delete, Split', text: 'drop the cough and split there', steps: ['Delete', 'Split'] },
  { id: 'h4', label: 'Reverse', text: 'Reverse' },
]
const at = (historyPosition: number, historyStepsBack = 0): ProjectView => ({
  ...emptyView,
  history,
  historyPosition,
  ...(historyStepsBack > 0 && { historyStepsBack }),
})
const ask = (fields: Partial<HistoryAsk> = {}): HistoryAsk => ({ grain: 'request', steps: 1, ...fields })
type Planned = ReturnType<typeof planUndo>
const told = (plan: Planned): unknown =>
  plan.ok
    ? [
        plan.value.move.grain,
        plan.value.move.count,
        plan.value.position,
        plan.value.stepsBack,
        plan.value.taken.join('; '),
      ]
    : plan.error.code

describe('undo', () => {
  it.each<[string, ProjectView, HistoryAsk, unknown]>([
    ['the last request', at(4), ask(), ['request', 1, 3, 0, 'Reverse']],
    ['two requests', at(4), ask({ steps: 2 }), ['request', 2, 2, 0, 'Reverse; drop the cough and split there']],
    [
      'more requests than there are',
      at(2),
      ask({ steps: 9 }),
      ['request', 2, 0, 0, 'trim the start, fade out the end and normalize; Import voice.wav'],
    ],
    [
      'what is left of a request',
      at(2, 1),
      ask(),
      ['request', 1, 1, 0, 'trim the start, fade out the end and normalize'],
    ],
    ['the last step', at(3), ask({ grain: 'step' }), ['step', 1, 3, 1, 'Split']],
    [
      'steps over the edge of a request',
      at(4),
      ask({ grain: 'step', steps: 4 }),
      ['step', 4, 2, 1, 'Reverse; Split; Delete; Normalize'],
    ],
    ['the last step that is left', at(3, 1), ask({ grain: 'step' }), ['step', 1, 2, 0, 'Delete']],
    ['more steps than there are', at(1), ask({ grain: 'step', steps: 50 }), ['step', 1, 0, 0, 'Import']],
    ['where nothing is left', at(0), ask(), 'engine/nothing-to-undo'],
  ])('takes back %s', (_what, view, asked, expected) => {
    expect(told(planUndo(view, asked))).toEqual(expected)
  })

  it.each<[string, ProjectView, unknown]>([
    ['reverse', at(4), ['request', 1, 3, 0, 'Reverse']],
    ['the fade', at(4), ['step', 5, 2, 2, 'Reverse; Split; Delete; Normalize; Fade Out']],
    ['the fading', at(2), ['step', 2, 2, 2, 'Normalize; Fade Out']],
    ['splitting', at(3), ['step', 1, 3, 1, 'Split']],
    ['the cough', at(3), ['request', 1, 2, 0, 'drop the cough and split there']],
    ['Drop the cough and split there', at(4), ['request', 2, 2, 0, 'Reverse; drop the cough and split there']],
    ['the import', at(2), ['request', 2, 0, 0, 'trim the start, fade out the end and normalize; Import voice.wav']],
    ['the split', at(3, 1), ['request', 1, 2, 0, 'drop the cough and split there']],
    ['the echo', at(4), 'agent/not-in-history'],
    ['the', at(4), 'agent/not-in-history'],
    ['reverse', at(3), 'agent/not-in-history'],
  ])('goes back to before “%s”', (to, view, expected) => {
    expect(told(planUndo(view, ask({ to })))).toEqual(expected)
  })
})

describe('redo', () => {
  it.each<[string, ProjectView, HistoryAsk, unknown]>([
    ['the next request', at(1), ask(), ['request', 1, 2, 0, 'trim the start, fade out the end and normalize']],
    [
      'the rest of a request, then the next',
      at(2, 2),
      ask({ steps: 2 }),
      ['request', 2, 3, 0, 'trim the start, fade out the end and normalize; drop the cough and split there'],
    ],
    ['one step of a request', at(1), ask({ grain: 'step' }), ['step', 1, 2, 2, 'Trim']],
    [
      'steps over the edge of a request',
      at(2, 1),
      ask({ grain: 'step', steps: 2 }),
      ['step', 2, 3, 1, 'Normalize; Delete'],
    ],
    ['no more than there is', at(3, 1), ask({ grain: 'step', steps: 9 }), ['step', 2, 4, 0, 'Split; Reverse']],
    ['nothing where all is done', at(4), ask(), 'engine/nothing-to-redo'],
  ])('does %s again', (_what, view, asked, expected) => {
    expect(told(planRedo(view, asked))).toEqual(expected)
  })
})
