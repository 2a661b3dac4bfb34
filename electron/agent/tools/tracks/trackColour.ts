import { z } from 'zod'
import type { ArgumentProblem } from '../../../../shared/failures/index.ts'
import { trackColours } from '../../../../shared/schemas/trackPalette.ts'
import type { Slot } from '../../reader/frames/frame.ts'
import { sayNames } from '../sentences/saying.ts'
import { defineTrackSetting } from './defineTrackSetting.ts'

/** That of its place, as long as it has none of its own. */
const none = 'none'

/** "the colour" of "change the colour to green"; it says no more than the verb "colour" does. */
const noun: Slot = { param: '#colour', choice: 'ofColour' }
const colour: Slot = { param: 'colour', choice: 'colour', needed: true }

export const setTrackColour = defineTrackSetting({
  name: 'set_track_colour',
  title: 'Track Colour',
  description: 'Gives tracks another colour in the window, or takes theirs away; nothing is heard of it.',
  parameters: z.strictObject({
    colour: z
      .enum([...trackColours, none], 'colours-of-tracks' satisfies ArgumentProblem)
      .describe('The colour; "none" is the one that a track has by its place.'),
  }),
  frames: [
    {
      acts: ['colour', 'change', 'set', 'light', 'light:noColour', 'change:noColour'],
      target: { object: ['track', 'any'], place: ['track'], ties: ['bare', 'on', 'as', 'to'], needed: true },
      slots: [colour, noun],
    },
    {
      acts: ['remove'],
      target: { object: ['track', 'any'], place: ['track'], ties: ['bare', 'on', 'from'], needed: true },
      slots: [{ ...noun, presets: { any: { colour: none } }, needed: true }],
    },
  ],
  words: [
    'track colour',
    'track color',
    'colour the track',
    'color the track',
    'change the colour',
    'change the color',
  ],
  examples: ['in green', 'in blue'],
  request: (args) => ({ kind: 'setTrackColour', colour: args.colour === none ? null : args.colour }),
  sentence: (step, names) => saySetting(step.args.colour, sayNames(names)),
  done: (step, names) =>
    step.args.colour === none
      ? `Took the colour of ${sayNames(names)} away`
      : `Made ${sayNames(names)} ${step.args.colour}`,
  already: (step, names) =>
    step.args.colour === none
      ? `${sayNames(names)} had no colour of ${names.length === 1 ? 'its' : 'their'} own`
      : `${sayNames(names)} ${names.length === 1 ? 'was' : 'were'} ${step.args.colour} already`,
  expected: (step) => ({ kind: 'colour', colour: step.args.colour }),
  holds: (track, step) => (track.colour ?? none) === step.args.colour,
})

const saySetting = (colour: string, names: string): string =>
  colour === none ? `Take the colour of ${names} away` : `Make ${names} ${colour}`
