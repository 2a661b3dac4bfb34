import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { extentOf, newTracks, sameRange, tracksOf } from '../readBack/measureTracks.ts'
import { sayName, sayNames, sayNotes, sayRange } from '../sentences/saying.ts'
import { nameParameter } from '../schema/parameters.ts'

export const mixAndRender = defineTool({
  name: 'mix_and_render',
  group: 'tracks',
  title: 'Mix and Render',
  description: 'Mixes the tracks down to one new track, with their gain and pan, and removes them. Labels stay.',
  parameters: z.strictObject({
    name: nameParameter.optional().describe('Name of the new track.'),
  }),
  reads: [{ state: 'selectedTracks', need: 'orAll' }],
  writes: ['content', 'selectedTracks'],
  impact: 'rewrites',
  regions: 'none',
  frames: [
    {
      acts: ['mix'],
      target: { object: ['track', 'any'], place: ['track'] },
      slots: [{ param: 'name', content: 'text', ties: ['called'] }],
    },
  ],
  words: ['mix and render', 'mix down', 'mix … down', 'mixdown', 'bounce', 'flatten', 'render'],
  request: (args) => ({ kind: 'mixAndRender', ...(args.name === undefined ? {} : { name: args.name }) }),
  sentence: (step, names) =>
    `Mix ${sayNames(names)} down to one track${step.args.name === undefined ? '' : ` called “${sayName(step.args.name)}”`}`,
  done: (_step, names, seen) =>
    `Mixed ${sayNames(names)} down to ${sayName(newTracks(seen)[0]?.name ?? 'one track')}${sayNotes(seen.outcome)}`,
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
      { holds: made.length === 1, expected: 'one new track', found: `${made.length}` },
      {
        holds: sameRange(found, wanted, seen.after),
        expected: `a mix over ${sayRange(wanted)}`,
        found: sayRange(found),
      },
      { holds: left.length === 0, expected: 'the old tracks gone', found: `${left.length} of them there` },
      {
        holds: step.args.name === undefined || made[0]?.name === step.args.name,
        expected: `the name ${sayName(step.args.name ?? '')}`,
        found: sayName(made[0]?.name ?? ''),
      },
    ])
  },
})
