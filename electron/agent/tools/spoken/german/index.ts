import type { StepSayings } from '../stepSayings.ts'
import { clips } from './clips.ts'
import { editing } from './editing.ts'
import { effects } from './effects.ts'
import { generators } from './generators.ts'
import { levels } from './levels.ts'
import { project } from './project.ts'
import { selection } from './selection.ts'
import { tracks } from './tracks.ts'

/** What every tool says in German, by its name. */
export const germanSteps: StepSayings = {
  ...clips,
  ...editing,
  ...effects,
  ...generators,
  ...levels,
  ...project,
  ...selection,
  ...tracks,
}
