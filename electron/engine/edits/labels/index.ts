/** Edits of this group by their kind; spread into the whole table. */
export const labelEdits = {} as const
