import { z } from 'zod'
import type { ProjectView, TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Slot, ToolFrame } from '../../reader/frames/frame.ts'
import { point } from '../../reader/frames/slots.ts'
import { defineTool, type PreparedStep, type ReadBack, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import { confirmAll, type Expectation } from '../readBack/confirming.ts'
import { audioIn, audioOf, newTracks, sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { pathParameter } from '../schema/parameters.ts'
import { sayNames, sayTime } from '../sentences/saying.ts'
import { fileName } from './sayFiles.ts'

const parameters = z.strictObject({
  path: pathParameter.describe('File to read. Left out: the person chooses.'),
})

const frame = (act: string, ...more: readonly Slot[]): ToolFrame => ({
  acts: [act],
  target: { object: ['track'], place: ['track'], ties: ['on', 'to', 'into', 'at'] },
  slots: [
    { param: 'path', content: 'file', ties: ['bare', 'from'], needed: true },
    { ...point('at', 'to', 'after', 'before', 'into', 'from'), needed: true },
    ...more,
  ],
})

/** "on a new track", where it goes anyway. */
const newTrack: Slot = { param: '#place', choice: 'place', ties: ['on'] }

export const insertAudio = definePlaced({
  name: 'insert_audio',
  title: 'Insert Audio File',
  description:
    'Puts an audio file in at `time` or the cursor, and what follows moves back: on the named or selected tracks; where none is, on a new track, and all others open a gap.',
  frames: [frame('insertFile')],
  words: ['insert the file', 'insert … file', 'splice in', 'splice … in'],
  gap: 'open',
  before: 'Insert',
  after: 'Inserted',
})

export const placeAudio = definePlaced({
  name: 'place_audio',
  title: 'Place Audio File',
  description:
    'Adds an audio file from `time` or the cursor on, and nothing moves: on a new track, or on the named or selected tracks where they are free. insert_audio makes room for it.',
  frames: [frame('import', newTrack), frame('putFile', newTrack)],
  words: ['place the file', 'place … file', 'lay … file', 'put the file'],
  gap: 'leave',
  before: 'Place',
  after: 'Placed',
})

type Gap = 'open' | 'leave'
type Args = z.output<typeof parameters>

interface Placed extends Pick<ToolLiteral<typeof parameters>, 'name' | 'title' | 'description' | 'frames' | 'words'> {
  readonly gap: Gap
  readonly before: string
  readonly after: string
}

function definePlaced({ gap, before, after, ...literal }: Placed): Tool {
  return defineTool<typeof parameters>({
    ...literal,
    group: 'project',
    parameters,
    reads: [
      { state: 'cursor', need: 'required' },
      { state: 'selectedTracks', need: 'optional' },
    ],
    writes: ['content'],
    impact: 'adds',
    regions: 'none',
    examples: ['jingle.wav at 0:30'],
    readiness: (step) => ({
      kind: 'needs',
      use: 'open',
      parameter: 'path',
      said: step.args.path ?? null,
      suggested: '',
    }),
    request: (args, step) => ({
      kind: 'importAudio',
      request: [
        {
          path: args.path ?? '',
          name: fileName(args.path),
          place: { at: step.at ?? 0, trackIds: step.trackIds, gap },
        },
      ],
    }),
    sentence: (step, names, view) => `${before} ${where(step, names, gap, view)}`,
    done: (step, names, seen) => `${after} ${where(step, names, gap, seen.before)}`,
    confirm: (step, seen) => confirmAll(step.tool, seen.files === null ? [] : expectThere(step, seen, gap)),
  })
}

function where(step: PreparedStep<Args>, names: readonly string[], gap: Gap, view: ProjectView | undefined): string {
  const only = onlyTrack(step, gap, view)
  const name = fileName(step.args.path)
  const behind = gap === 'open' ? ', and what follows moves back' : ''
  return step.trackIds.length === 0 && only === undefined
    ? `${name} at ${sayTime(step.at)} on a new track${behind}`
    : `${name} ${gap === 'open' ? 'into' : 'on'} ${sayNames(only === undefined ? names : [only.name])} at ${sayTime(step.at)}${behind}`
}

/** Where nothing is named, what is inserted becomes a part of the only track that there is. */
export function onlyTrack(step: PreparedStep<Args>, gap: Gap, view: ProjectView | undefined): TrackView | undefined {
  return gap === 'open' && step.trackIds.length === 0 && view?.tracks.length === 1 ? view.tracks[0] : undefined
}

/** What came in sounds from its time on, as long everywhere, and where room was made for it nothing else does. */
function expectThere(step: PreparedStep<Args>, { before, after }: ReadBack, gap: Gap): Expectation[] {
  const at = step.at ?? 0
  const added = newTracks({ before, after })
  const only = onlyTrack(step, gap, before)
  const named = only === undefined ? step.trackIds : [only.id]
  const onto = named.length === 0 ? added : tracksOf(after, named)
  const grown = onto.map((track) => audioOf(track) - audioOf(trackById(before, track.id) ?? { ...track, clips: [] }))
  const [length = 0] = grown
  const there = { start: at, end: at + length }
  const others = after.tracks.filter((track) => !onto.includes(track))
  return [
    {
      holds: onto.length > 0 && length > 0 && added.length === (named.length === 0 ? onto.length : 0),
      expected: { kind: 'one-more-track' },
      found: { kind: 'more-tracks', count: added.length },
    },
    ...onto.map((track, index): Expectation => ({
      holds: sameTime(grown[index] ?? 0, length, after) && sameTime(audioIn(track, there), length, after),
      expected: { kind: 'sound-from', seconds: length, from: at },
      found: { kind: 'less' },
    })),
    ...others.map((track): Expectation => {
      const was = audioOf(trackById(before, track.id) ?? { ...track, clips: [] })
      const isOpen = named.length > 0 || gap === 'leave' || sameTime(audioIn(track, there), 0, after)
      return {
        holds: isOpen && sameTime(audioOf(track), was, after),
        expected: { kind: 'audio-on', seconds: was, track: track.name },
        found: { kind: 'length', seconds: audioOf(track) },
      }
    }),
  ]
}
