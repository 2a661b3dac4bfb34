import { defineQuery } from '../defineQuery.ts'

export const getHistory = defineQuery({
  name: 'get_history',
  title: 'History',
  description: 'What was done so far, oldest first, and how much of it is undone.',
  words: ['what did you do', 'show the history'],
  read: (view) => ({
    done: view.history.slice(0, view.historyPosition).map((entry) => entry.text),
    undone: view.history.slice(view.historyPosition).map((entry) => entry.text),
  }),
  say: (history) =>
    history.done.length === 0 ? 'Nothing has been done yet.' : `Done so far: ${history.done.join('; ')}.`,
})
