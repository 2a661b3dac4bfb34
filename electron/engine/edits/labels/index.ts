import { addLabel, addLabels } from './addLabels.ts'
import { deleteLabels, moveLabel, renameLabel } from './changeLabels.ts'

/** Edits of this group by their kind; spread into the whole table. */
export const labelEdits = { addLabel, addLabels, renameLabel, moveLabel, deleteLabels } as const
