import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { nameParameter, numberIn } from '../schema/parameters.ts'
import { sayDb, sayName, sayNames } from '../sentences/saying.ts'
import { defineTrackSetting } from './defineTrackSetting.ts'

export const renameTrack = defineTrackSetting({
  name: 'rename_track',
  title: 'Rename Track',
  description: 'Gives one track another name.',
  parameters: z.strictObject({
    name: nameParameter.describe('The new name.'),
  }),
  frames: [
    {
      acts: ['rename'],
      target: { object: ['track'], place: [], needed: true },
      slots: [{ param: 'name', content: 'text', ties: ['called', 'bare'], needed: true }],
    },
  ],
  words: ['rename the track', 'rename track', 'rename'],
  examples: ['to Interview'],
  request: (args) => ({ kind: 'renameTrack', name: args.name }),
  sentence: (step, names) => `Rename ${sayNames(names)} to ${sayName(step.args.name)}`,
  done: (step, names) => `Renamed ${sayNames(names)} to ${sayName(step.args.name)}`,
  already: (_step, names) => `${sayNames(names)} had that name already`,
  expected: (step) => ({ kind: 'track-called', name: step.args.name }),
  holds: (track, step) => track.name === step.args.name,
})

export const setTrackGain = defineTrackSetting({
  name: 'set_track_gain',
  title: 'Track Gain',
  description:
    'Moves the gain slider of tracks to a value in dB; samples stay as they are. To change the samples use apply_amplify.',
  parameters: z.strictObject({
    gain_db: numberIn(limits.trackGainDb).describe('Where the slider stands afterwards, in dB; 0 is unchanged sound.'),
  }),
  frames: [
    {
      acts: ['change', 'trackGain', 'gain'],
      target: { object: ['track'], place: ['track'], ties: ['bare', 'on', 'from'], needed: true },
      aspects: ['trackGain', 'gain'],
      slots: [{ param: 'gain_db', ties: ['to', 'at', 'bare'], dimensions: ['gain', 'plain'], needed: true }],
      cost: 0.1,
    },
    {
      acts: ['set'],
      target: { object: ['track'], place: [], needed: true },
      slots: [{ param: 'gain_db', ties: ['to', 'at'], dimensions: ['gain'], needed: true }],
      cost: 0,
    },
  ],
  words: [
    'set the track gain',
    'set track gain',
    'track gain',
    'set the track volume',
    'set track volume',
    'track volume',
  ],
  examples: ['to -6 dB', 'to 3 dB'],
  request: (args) => ({ kind: 'setTrackGain', gainDb: args.gain_db }),
  sentence: (step, names) => `Set the gain of ${sayNames(names)} to ${sayDb(step.args.gain_db)}`,
  done: (step, names) => `Set the gain of ${sayNames(names)} to ${sayDb(step.args.gain_db)}`,
  already: (step, names) => `The gain of ${sayNames(names)} was ${sayDb(step.args.gain_db)} already`,
  expected: (step) => ({ kind: 'gain', db: step.args.gain_db }),
  holds: (track, step) => track.gainDb === step.args.gain_db,
})

export const setTrackPan = defineTrackSetting({
  name: 'set_track_pan',
  title: 'Track Pan',
  description: 'Moves tracks to the left or right; samples stay as they are.',
  parameters: z.strictObject({
    pan: numberIn(limits.panPercent).describe('Percent: -100 is left, 0 the centre, 100 right.'),
  }),
  frames: [
    {
      acts: ['pan', 'change', 'move', 'bare'],
      target: { object: ['track', 'any'], place: ['track'], ties: ['bare', 'on'], needed: true },
      aspects: ['pan'],
      aspectOptional: true,
      slots: [{ param: 'pan', ties: ['to', 'bare', 'by', 'at'], dimensions: ['side'], convert: 'side', needed: true }],
      bare: true,
    },
  ],
  words: ['pan', 'set the pan', 'set … pan'],
  examples: ['30% left', 'to the centre', 'hard right'],
  request: (args) => ({ kind: 'setTrackPan', pan: args.pan / 100 }),
  sentence: (step, names) => `Pan ${sayNames(names)} ${saySide(step.args.pan)}`,
  done: (step, names) => `Panned ${sayNames(names)} ${saySide(step.args.pan)}`,
  already: (step, names) => `${sayNames(names)} stood ${saySide(step.args.pan)} already`,
  expected: (step) => ({ kind: 'pan', pan: step.args.pan }),
  holds: (track, step) => Math.abs(track.pan * 100 - step.args.pan) < 0.001,
})

function saySide(pan: number): string {
  return pan === 0 ? 'to the centre' : `${Math.abs(pan)}% ${pan < 0 ? 'left' : 'right'}`
}
