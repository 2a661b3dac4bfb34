import { z } from 'zod'
import { failure } from '../../../../shared/failures/index.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep } from '../contract/defineTool.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { expectFile } from './sayFiles.ts'
import {
  formatOf,
  sayOverwrite,
  saySound,
  type SoundArgs,
  soundParameters,
  soundSettings,
  withExtension,
} from './soundParameters.ts'
import { pathParameter } from '../schema/parameters.ts'
import type { ToolFrame } from '../../reader/frames/frame.ts'
import { fileTitle, soundFileSlot, soundSlots } from '../../reader/frames/slots.ts'

type Target = Pick<PreparedStep, 'range' | 'trackIds' | 'sources'>
type Args = SoundArgs & { readonly path?: string | undefined; readonly range: 'all' | 'selection' }

/** Whose sound is written. */
const heard = {
  object: ['part', 'clip', 'label', 'any', 'track'],
  place: ['part', 'track'],
  ties: ['bare', 'on', 'from'],
} satisfies ToolFrame['target']

export const exportAudio = defineTool({
  name: 'export_audio',
  group: 'project',
  title: 'Export Audio',
  description:
    'Writes what is heard (the whole project, the time selection, or the tracks that are named) to one audio file. The project stays as it is. Not for saving the project.',
  parameters: z.strictObject({
    path: pathParameter.describe('File to write. Left out: the person chooses.'),
    range: z.enum(['all', 'selection']).default('all').describe('The whole project, or the time selection.'),
    ...soundParameters,
  }),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'selectedTracks', need: 'optional' },
  ],
  writes: [],
  impact: 'outside',
  regions: 'none',
  frames: [
    {
      acts: ['export', 'mix'],
      target: heard,
      onePiece: true,
      slots: [soundFileSlot, fileTitle, ...soundSlots],
      options: { 'own file': {} },
      cost: 0.3,
    },
    {
      acts: ['save', 'exportAs'],
      target: { ...heard, needed: true },
      onePiece: true,
      needsOption: 'own file',
      options: { 'own file': {} },
      slots: [fileTitle, ...soundSlots],
    },
    {
      acts: ['save', 'exportAs'],
      target: heard,
      onePiece: true,
      slots: [
        { param: 'path', content: 'soundFile', ties: ['as', 'bare', 'called', 'to'], needed: true },
        ...soundSlots,
      ],
    },
    {
      acts: ['save', 'exportAs'],
      target: heard,
      onePiece: true,
      slots: [{ param: 'format', choice: 'format', needed: true }, fileTitle, ...soundSlots.slice(1)],
    },
  ],
  words: ['export', 'export audio', 'export the audio', 'bounce', 'save as an audio file'],
  examples: ['as mp3', 'as interview.wav'],
  readiness: (step, view) => {
    const format = formatOf(step.args, step.args.path)
    if (!format.ok) return { kind: 'fail', failure: format.error }
    if (view.duration === 0) return { kind: 'fail', failure: failure('files/nothing-to-export') }
    if (step.args.range === 'selection' && step.range === null)
      return { kind: 'fail', failure: failure('engine/empty-range') }
    const settings = soundSettings(step.args, step.args.path)
    const said = step.args.path === undefined ? null : withExtension(step.args.path, settings.format)
    return {
      kind: 'needs',
      use: 'save',
      parameter: 'path',
      said,
      suggested: withExtension(suggestedName(step, view.name, view.tracks), settings.format),
    }
  },
  request: (args, step) => ({
    kind: 'exportAudio',
    request: {
      ...soundSettings(args, args.path),
      path: args.path ?? '',
      range: isPart(step, args) ? 'selection' : 'all',
      ...(namesTracks(step) ? { trackIds: step.trackIds } : {}),
      overwrite: args.overwrite,
    },
  }),
  sentence: (step, names) =>
    `Export ${sayWhat(step, names)} as ${saySound(soundSettings(step.args, step.args.path))} to ${step.args.path ?? 'a file'}; ${sayOverwrite(step.args.overwrite)}`,
  done: (step, names) =>
    `Exported ${sayWhat(step, names)} to ${step.args.path ?? 'a file'} (${saySound(soundSettings(step.args, step.args.path))})`,
  confirm: (step, seen) => confirmAll(step.tool, expectFile(step.args.path, seen)),
})

/** A selection that merely stands is no wish to export only that: as in Audacity, exporting means all that is heard. */
export function isPart(step: Target, args: Args): boolean {
  if (step.range === null) return false
  return (
    args.range === 'selection' ||
    step.sources.some(
      ({ what, source }) => what === 'range' && source !== 'the time selection' && source !== 'the whole project',
    )
  )
}

export const namesTracks = (step: Target): boolean =>
  step.sources.some(({ what, source }) => what === 'tracks' && source === 'your words')

function sayWhat(step: PreparedStep<Args>, names: readonly string[]): string {
  const whose = namesTracks(step) ? ` of ${sayNames(names)}` : ''
  if (isPart(step, step.args)) return `${sayRange(step.range)}${whose}`
  return whose === '' ? 'the whole project' : `all${whose}`
}

function suggestedName(
  step: Target,
  project: string,
  tracks: readonly { readonly id: string; readonly name: string }[],
): string {
  const [id] = step.trackIds
  return namesTracks(step) && step.trackIds.length === 1
    ? (tracks.find((track) => track.id === id)?.name ?? project)
    : project
}
