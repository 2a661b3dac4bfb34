import { formatTime } from '../../../../shared/formatTime.ts'
import { defineQuery } from '../defineQuery.ts'

export const getSelectionEndTime = defineQuery({
  name: 'get_selection_end_time',
  title: 'Selection end',
  description: 'End of the time selection in seconds; null without one.',
  words: ['where does the selection end'],
  read: (view) => view.selection?.end ?? null,
  say: (seconds) => (seconds === null ? 'No time range is selected.' : `The selection ends at ${formatTime(seconds)}.`),
})
