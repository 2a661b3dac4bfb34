import { formatTime } from '../../../../shared/formatTime.ts'
import { defineQuery } from '../defineQuery.ts'

export const getTotalProjectTime = defineQuery({
  name: 'get_total_project_time',
  title: 'Project length',
  description: 'Length of the project in seconds.',
  words: ['how long is it', 'what is the length'],
  read: (view) => view.duration,
  say: (seconds) => `The project is ${formatTime(seconds)} long.`,
})
