import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { extentOf, newTracks, sameRange, tracksOf } from '../readBack/measureTracks.ts'
import { sayName, sayNames, sayNotes } from '../sentences/saying.ts'
import type { Slot } from '../../reader/frames/frame.ts'
import { onNewTrack } from '../../reader/frames/slots.ts'
import { nameParameter } from '../schema/parameters.ts'

const named: Slot = { param: 'name', content: 'text', ties: ['called', 'as'] }
const originals = { 'keep originals': { originals: 'keep' } }

export const mixAndRender = defineTool({
  name: 'mix_and_render',
  group: 'tracks',
  title: 'Mix and Render',
  description:
    'Mixes the tracks down to one new track, with their gain and pan, and removes them unless they are to be kept. Labels stay.',
  parameters: z.strictObject({
    name: nameParameter.optional().describe('Name of the new track.'),
    originals: z
      .enum(['remove', 'keep'])
      .default('remove')
      .describe('Whether the tracks that were mixed go (usual), or stay below the mix.'),
  }),
  reads: [{ state: 'selectedTracks', need: 'orAll' }],
  writes: ['content', 'selectedTracks'],
  impact: 'rewrites',
  regions: 'none',
  frames: [
    {
      acts: ['mix'],
      target: { object: ['track', 'any'], place: ['track'] },
      slots: [named],
      options: originals,
    },
    // "merge drums and bass": clips of one track are joined, and tracks are mixed.
    {
      acts: ['join'],
      target: { object: ['track'], place: [], needed: true, several: true },
      slots: [named, onNewTrack],
      options: { ...originals, together: {} },
      cost: -0.2,
    },
  ],
  words: ['mix and render', 'mix down', 'mix … down', 'mixdown', 'bounce', 'flatten', 'render'],
  request: (args) => ({
    kind: 'mixAndRender',
    originals: args.originals,
    ...(args.name === undefined ? {} : { name: args.name }),
  }),
  sentence: (step, names) =>
    `Mix ${sayNames(names)} down to one track${step.args.name === undefined ? '' : ` called “${sayName(step.args.name)}”`}${step.args.originals === 'keep' ? ', and keep them' : ''}`,
  done: ({ args }, names, seen) =>
    `Mixed ${sayNames(names)} down to ${sayName(newTracks(seen)[0]?.name ?? 'one track')}${args.originals === 'keep' ? ' and kept them, so that both are heard' : ''}${sayNotes(seen.outcome)}`,
  confirm: (step, seen) => {
    const made = newTracks(seen)
    const left = step.trackIds.filter((id) => seen.after.tracks.some((track) => track.id === id))
    const extents = tracksOf(seen.before, step.trackIds).flatMap((track) => extentOf(track) ?? [])
    const wanted = {
      start: Math.min(...extents.map((one) => one.start)),
      end: Math.max(...extents.map((one) => one.end)),
    }
    const found = made[0] === undefined ? null : extentOf(made[0])
    return confirmAll(step.tool, [
      {
        holds: made.length === 1,
        expected: { kind: 'new-tracks', count: 1 },
        found: { kind: 'count', count: made.length },
      },
      {
        holds: sameRange(found, wanted, seen.after),
        expected: { kind: 'mix', range: wanted },
        found: { kind: 'range', range: found },
      },
      {
        holds: left.length === (step.args.originals === 'keep' ? step.trackIds.length : 0),
        expected: step.args.originals === 'keep' ? { kind: 'tracks-kept' } : { kind: 'old-tracks-gone' },
        found: { kind: 'still-there', count: left.length },
      },
      {
        holds: step.args.name === undefined || made[0]?.name === step.args.name,
        expected: { kind: 'the-name', name: step.args.name ?? '' },
        found: { kind: 'name', name: made[0]?.name ?? '' },
      },
    ])
  },
})
