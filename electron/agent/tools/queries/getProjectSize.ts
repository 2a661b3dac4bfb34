import { sayBytes } from '../../../../shared/wording/sayBytes.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok } from '../../../../shared/result.ts'
import { defineEditorQuery } from '../contract/defineQuery.ts'

const title = 'Project size'

export const getProjectSize = defineEditorQuery({
  name: 'get_project_size',
  title,
  description:
    'How much the project file takes in bytes: in all, for the sound that is heard now, for what is kept so that it can be undone, and how many changes that are. forget_history makes it smaller.',
  words: ['how big is the project file', 'project size', 'how much space does the history take'],
  ask: async (editor, view) => {
    const size = await editor.fileSize?.()
    if (size === undefined) return err(failure('agent/cannot-yet', { what: title }))
    return size.ok ? ok({ ...size.value, changes: view.history.length }) : size
  },
  say: ({ file, now, past, free, changes }) =>
    [
      `The project file takes ${sayBytes(file)}: ${sayBytes(now)} for what is heard now`,
      past === 0 ? 'nothing that only the history needs' : `${sayBytes(past)} that only the history needs`,
      ...(free === 0 ? [] : [`${sayBytes(free)} that will be given back`]),
    ].join(', ') + `. ${changes === 1 ? '1 change is' : `${changes} changes are`} kept.`,
})
