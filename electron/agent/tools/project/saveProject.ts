import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { expectFile, withEnding } from './sayFiles.ts'
import { sayOverwrite } from './soundParameters.ts'
import { overwriteParameter, pathParameter } from '../schema/parameters.ts'
import { projectSlots } from '../../reader/frames/slots.ts'

const extension = '.tapehand'

export const saveProject = defineTool({
  name: 'save_project',
  group: 'project',
  title: 'Save Project As',
  description:
    'Writes a copy of the project, with its history, to a place. Without a place nothing has to be done: every change is kept as it is made. Not for audio files.',
  parameters: z.strictObject({
    path: pathParameter.describe(
      'Project file to write. Left out: nothing is written, because every change is kept already.',
    ),
    overwrite: overwriteParameter,
  }),
  reads: [],
  writes: [],
  impact: 'outside',
  regions: 'none',
  frames: [{ acts: ['save'], target: { object: ['any'], place: [], ignored: true }, slots: projectSlots }],
  words: [
    'save project',
    'save the project',
    'save my work',
    'save project as',
    'save the project as',
    'save a copy of the project',
  ],
  idleBecause: (step) =>
    step.args.path === undefined
      ? 'Every change is kept as it is made, so there is nothing to save. Say “save the project as …” for a copy in another place, or “export as …” for an audio file.'
      : null,
  readiness: (step, view) => ({
    kind: 'needs',
    use: 'save',
    parameter: 'path',
    said: step.args.path === undefined ? null : withEnding(step.args.path, extension),
    suggested: withEnding(view.name, extension),
  }),
  request: (args) => ({ kind: 'saveProject', request: { path: args.path ?? '', overwrite: args.overwrite } }),
  sentence: (step) =>
    `Save a copy of the project to ${step.args.path ?? 'a file'}; ${sayOverwrite(step.args.overwrite)}`,
  done: (step) => `Saved a copy of the project to ${step.args.path ?? 'a file'}`,
  confirm: (step, seen) => confirmAll(step.tool, expectFile(step.args.path, seen)),
})
