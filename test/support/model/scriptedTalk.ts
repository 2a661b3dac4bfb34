import type { PlannedStep } from '../../../electron/agent/planner/plan.ts'
import type { ReplyReading } from '../../../electron/agent/planner/index.ts'
import { openConversation, type SeedParts } from '../openConversation.ts'
import { between, scriptedOffline, seconds, step } from '../scriptedPlanner.ts'

export const plans: Readonly<Record<string, readonly PlannedStep[]>> = {
  'delete 0-10': [step('delete_selection', { range: between(0, 10) })],
  'delete and fade': [
    step('delete_selection', { range: between(0, 10) }),
    step('apply_fade_out', { range: { kind: 'last', seconds: 5 } }),
  ],
  'delete, fade at both sides': [
    step('delete_selection', { range: between(20, 30) }),
    step('apply_fade_out', { range: between(15, 20) }),
    step('apply_fade_in', { range: between(20, 25) }),
  ],
  'fade, cut, reverse': [
    step('apply_fade_in', { range: between(0, 5) }),
    step('split_at_time', { at: [seconds(50)] }),
    step('cut', { range: between(60, 70) }),
    step('apply_reverse', { range: between(80, 90) }),
  ],
  cut: [step('cut')],
  'cut and paste': [
    step('cut', { range: between(10, 20) }),
    step('paste', { at: [{ kind: 'anchor', anchor: 'end', offset: 0 }] }),
  ],
  'delete take 1': [step('delete_selection', { thing: { what: 'clip', name: 'take 1' } })],
  'silence take 1': [step('silence_selection', { thing: { what: 'clip', name: 'take 1' } })],
  'reverse guitar': [step('apply_reverse', { tracks: [{ kind: 'name', name: 'guitar' }], range: between(0, 5) })],
  'select and fade': [step('set_time_selection', { range: between(1, 3) }), step('apply_fade_in')],
  'select guest and normalize': [
    step('select_tracks', { tracks: [{ kind: 'name', name: 'guest' }] }),
    step('apply_normalize', { range: { kind: 'selection' } }),
  ],
  play: [step('play')],
  undo: [step('undo')],
  mumble: [step('split_at_time', { at: [seconds(20)] }, {}, { confidence: 0.3 })],
  'mumble delete': [step('delete_selection', { range: between(0, 10) }, {}, { confidence: 0.3 })],
  'delete intro then outro': [
    step('delete_selection', { range: between(0, 10) }),
    step('delete_selection', { thing: { what: 'label', name: 'outro' } }),
  ],
  'write it down': [step('transcribe_speech', { tracks: [{ kind: 'number', number: 1 }] })],
  length: [step('get_total_project_time')],
}
export const readings: Readonly<Record<string, ReplyReading>> = {
  'from 5 to 8': { kind: 'answer', steps: [step('cut', { range: between(5, 8) })] },
  'make it 20': { kind: 'correction', steps: [step('delete_selection', { range: between(0, 20) })] },
  'the second': { kind: 'choice', picks: [1] },
  all: { kind: 'choice', picks: [0, 1] },
  yes: { kind: 'approve' },
  no: { kind: 'reject', reason: '' },
  '7': { kind: 'choice', picks: [6] },
  'never mind': { kind: 'cancel' },
  'what?': { kind: 'unclear' },
}
/** Two tracks whose first clips have the same name. */
export const takes: SeedParts = {
  tracks: {
    Vocals: [
      ['take 1', 0, 10],
      ['take 2', 12, 22],
    ],
    Guitar: [
      ['take 1', 0, 20],
      ['solo', 20, 40],
    ],
  },
}
/** A conversation whose words are read from a table: what is tested is what becomes of a plan. */
export const startScripted = (seed: SeedParts = {}) =>
  openConversation(seed, { offline: scriptedOffline(plans, readings), model: null })
