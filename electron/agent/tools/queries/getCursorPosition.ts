import { formatTime } from '../../../../shared/formatTime.ts'
import { defineQuery } from '../defineQuery.ts'

export const getCursorPosition = defineQuery({
  name: 'get_cursor_position',
  title: 'Cursor',
  description: 'Position of the cursor in seconds.',
  words: ['where is the cursor', 'where am i'],
  read: (view) => view.cursor,
  say: (seconds) => `The cursor is at ${formatTime(seconds)}.`,
})
