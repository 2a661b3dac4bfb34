import type { work as english } from '../../en/conversation/work.ts'

/** What a tool is called by its own title stands in `tools.ts` and `effects.ts`. */
export const work: typeof english = {
  'Move Clip': 'Clip verschieben',
  'Rename Clip': 'Clip umbenennen',
  'Trim Clip': 'Clip kürzen',
  'Fade Clip': 'Clip blenden',
  'Clip Gain': 'Verstärkung des Clips',
  'Delete Clip': 'Clip löschen',
  'Insert Silence': 'Stille einfügen',
  'Fade In': 'Einblenden',
  'Fade Out': 'Ausblenden',
  'Crossfade Clips': 'Clips überblenden',
  'Add New Track': 'Neue Spur',
  'Move Track': 'Spur verschieben',
  'Add Labels': 'Textmarken hinzufügen',
  'Move Label': 'Textmarke verschieben',
  'Edit Metadata Tags': 'Tags ändern',
  Import: 'Import',
  Export: 'Export',
  'Export each track': 'Export jeder Spur',
  'Export each label': 'Export jeder Textmarke',
  'Write a report': 'Bericht schreiben',
  'Measure levels': 'Pegel messen',
  'Find what is too loud': 'Suchen, was zu laut ist',
  'Compare times': 'Zeiten vergleichen',
  'Find where a cut is not heard': 'Unhörbaren Schnitt suchen',
}
