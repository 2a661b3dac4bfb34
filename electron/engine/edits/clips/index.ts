import { crossfade } from './crossfade.ts'
import { duplicateSelection } from './duplicateSelection.ts'
import { insertSilence } from './insertSilence.ts'
import { join } from './join.ts'
import { moveClips } from './moveClips.ts'
import { renameClips } from './renameClips.ts'

/** Edits of this group by their kind; spread into the whole table. */
export const clipEdits = { join, duplicateSelection, moveClips, renameClips, insertSilence, crossfade } as const
