import { defineQuery } from '../defineQuery.ts'

export const hasTimeSelection = defineQuery({
  name: 'has_time_selection',
  title: 'Is time selected?',
  description: 'Whether a time range is selected.',
  words: ['is anything selected'],
  read: (view) => view.selection !== null,
  say: (selected) => (selected ? 'A time range is selected.' : 'No time range is selected.'),
})
