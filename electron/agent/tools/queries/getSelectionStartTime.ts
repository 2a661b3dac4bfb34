import { formatTime } from '../../../../shared/formatTime.ts'
import { defineQuery } from '../defineQuery.ts'

export const getSelectionStartTime = defineQuery({
  name: 'get_selection_start_time',
  title: 'Selection start',
  description: 'Start of the time selection in seconds; null without one.',
  words: ['where does the selection start'],
  read: (view) => view.selection?.start ?? null,
  say: (seconds) =>
    seconds === null ? 'No time range is selected.' : `The selection starts at ${formatTime(seconds)}.`,
})
