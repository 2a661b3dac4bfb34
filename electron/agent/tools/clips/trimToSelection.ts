import { z } from 'zod'
import { confirmAll, expectAudioLeft, rangeOf } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { extentOf, sameTime, tracksOf } from '../readBack/measureTracks.ts'
import { isOnAll, sayNames, sayRange } from '../sentences/saying.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { anywhere } from '../../reader/frames/slots.ts'

export const trimToSelection = defineTool({
  name: 'trim_to_selection',
  group: 'clips',
  title: 'Trim',
  description:
    'Keeps a range and removes the rest of the acted-on tracks; what is kept stays where it is. To remove a range use delete_selection.',
  parameters: z.strictObject({}),
  reads: rangeOnTracks('required'),
  writes: ['content'],
  impact: 'removes',
  regions: 'rest removed',
  frames: [
    {
      acts: ['keep', 'light:keepOnly'],
      target: {
        object: ['part', 'clip', 'label', 'any', 'track'],
        place: anywhere,
        ties: ['bare', 'to', 'on', 'at', 'alone'],
        needed: true,
        unsaid: 'bare',
      },
      slots: [{ param: '#edge', ties: ['to'], dimensions: ['duration'] }],
      edge: 'start',
      effect: 'keeps',
      complement: 'delete_selection',
      inner: 'split_delete',
    },
    // "cut the recording to 5 minutes"
    {
      acts: ['shorten'],
      target: { object: ['any', 'track'], place: anywhere, needed: true },
      slots: [{ param: '#edge', ties: ['to'], dimensions: ['duration'], needed: true }],
      edge: 'start',
      effect: 'keeps',
    },
  ],
  words: [
    'trim',
    'trim to',
    'trim down',
    'trim … down',
    'trim outside',
    'keep only',
    'keep just',
    'only keep',
    'just keep',
    'keep',
    'crop',
    'crop to',
    'cut down to',
    'cut … down to',
    'cut down',
    'cut … down',
    'shorten to',
    'shorten … to',
    'reduce to',
    'reduce … to',
    'retain',
    'isolate',
  ],
  request: () => ({ kind: 'trimToSelection' }),
  sentence: (step, names, before) => {
    const rest = isOnAll(names, before) ? 'the rest' : `the rest of ${names.length === 1 ? 'it' : 'them'}`
    return `Keep ${sayRange(step.range)} of ${sayNames(names)} and remove ${rest}`
  },
  done: (step, names, seen) =>
    seen.outcome.changed
      ? `Trimmed ${sayNames(names)} to ${sayRange(step.range)}`
      : `There was nothing outside ${sayRange(step.range)} to remove`,
  confirm: (step, seen) => {
    const range = rangeOf(step)
    const outside = tracksOf(seen.after, step.trackIds).find((track) => {
      const extent = extentOf(track)
      if (extent === null) return false
      const early = extent.start < range.start && !sameTime(extent.start, range.start, seen.after)
      return early || (extent.end > range.end && !sameTime(extent.end, range.end, seen.after))
    })
    return confirmAll(step.tool, [
      ...expectAudioLeft(step, seen, (_all, inside) => inside),
      {
        holds: outside === undefined,
        expected: { kind: 'nothing-outside', range },
        found: { kind: 'audio-outside', track: outside?.name ?? null },
      },
    ])
  },
})
