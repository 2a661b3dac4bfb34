import { z } from 'zod'
import { confirmAll, type Expectation } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep, type ReadBack } from '../contract/defineTool.ts'
import { audioOf, newTracks, sameTime, tracksOf } from '../readBack/measureTracks.ts'
import { sayNames } from '../sentences/saying.ts'
import { onNewTrack } from '../../reader/frames/slots.ts'
import { expectOthersSame } from './expectOnTracks.ts'

export const duplicateTrack = defineTool({
  name: 'duplicate_track',
  group: 'tracks',
  title: 'Duplicate Track',
  description: 'Puts a copy of each track below it, with its gain, pan, mute and solo, and selects the copies.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content', 'selectedTracks'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['duplicate'],
      target: { object: ['track'], place: [], needed: true },
      slots: [onNewTrack],
    },
    {
      acts: ['copy'],
      target: { object: ['track'], place: [], needed: true },
      slots: [{ ...onNewTrack, said: true }],
    },
    {
      acts: ['light:duplicate'],
      target: { object: ['track'], place: [], ties: ['on', 'from'], needed: true },
      slots: [onNewTrack],
    },
  ],
  words: ['duplicate the track', 'duplicate track', 'copy the track', 'clone the track'],
  request: () => ({ kind: 'duplicateTracks' }),
  sentence: (_step, names) => `Duplicate ${sayNames(names)}`,
  done: (_step, names, seen) =>
    `Duplicated ${sayNames(names)} as ${sayNames(newTracks(seen).map((track) => track.name))}`,
  confirm: (step, seen) =>
    confirmAll(step.tool, [expectCopies(step, seen), expectOthersSame([], seen.before, seen.after)]),
})

/** In order, each with as many clips and as much audio as its original. */
function expectCopies(step: PreparedStep, seen: ReadBack): Expectation {
  const originals = tracksOf(seen.before, step.trackIds)
  const copies = newTracks(seen)
  const holds =
    copies.length === originals.length &&
    originals.every((track, index) => {
      const copy = copies[index]
      return (
        copy !== undefined &&
        copy.clips.length === track.clips.length &&
        sameTime(audioOf(copy), audioOf(track), seen.after)
      )
    })
  return {
    holds,
    expected: { kind: 'copies', count: originals.length },
    found: { kind: 'new-tracks', count: copies.length },
  }
}
