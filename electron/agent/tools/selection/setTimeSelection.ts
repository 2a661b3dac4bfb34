import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { endTime, startTime } from '../schema/parameters.ts'
import { sayRange } from '../sentences/saying.ts'
import { point } from '../../reader/frames/slots.ts'
import { expectSelection } from './expectSelection.ts'

export const setTimeSelection = defineTool({
  name: 'set_time_selection',
  group: 'selection',
  title: 'Select time',
  description:
    'Selects a time range, and the given tracks where some are given. Later calls without a range work on it. Changes no audio.',
  parameters: z.strictObject({ start_time: startTime, end_time: endTime }),
  reads: [{ state: 'selectedTracks', need: 'optional' }],
  writes: ['timeSelection', 'selectedTracks'],
  impact: 'focus',
  regions: 'none',
  frames: [
    {
      acts: ['select'],
      picks: true,
      target: { object: ['pause'], place: ['track', 'part'], ties: ['bare', 'to'], needed: true, uncounted: false },
    },
    {
      acts: ['select'],
      picks: true,
      target: {
        object: ['part', 'any'],
        place: ['track', 'clip', 'part', 'label'],
        ties: ['bare', 'to', 'on', 'from'],
        needed: true,
      },
    },
    // "select the drums in the chorus".
    {
      acts: ['select'],
      picks: true,
      target: { object: ['track'], place: ['part', 'label', 'clip'], needed: true, inPart: true },
    },
    {
      acts: ['extend'],
      target: { object: ['part'], place: [], needed: true, selected: true },
      slots: [{ ...point('to', 'at'), needed: true }],
      extends: true,
    },
    {
      acts: ['selectWhole'],
      target: { object: ['part'], place: ['track', 'clip', 'label'], needed: true },
      cost: -1.3,
    },
  ],
  words: [
    'select',
    'highlight',
    'set the selection',
    'set the selection to',
    'make a selection',
    'extend the selection',
    'change the selection',
    'choose',
    'set … selection',
  ],
  request: (args) => ({ kind: 'setTimeSelection', start: args.start_time, end: args.end_time }),
  sentence: (step) => `Select ${sayRange({ start: step.args.start_time, end: step.args.end_time })}`,
  done: (step) => `Selected ${sayRange({ start: step.args.start_time, end: step.args.end_time })}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [expectSelection(after, { start: step.args.start_time, end: step.args.end_time })]),
})
