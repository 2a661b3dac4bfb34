import { ok } from '../../../shared/result.ts'
import type { Editor } from '../../editor/index.ts'
import type { Owner, Session } from '../session.ts'
import { readLabelFile, writeLabelFile } from './labelFiles.ts'

/** Labels from files and into them, for one pair of hands, who see what is not committed yet of their own. */
export function createLabelFileCalls(session: Session, owner: Owner): Pick<Editor, 'importLabels' | 'exportLabels'> {
  return {
    importLabels: async ({ path }) => {
      const read = readLabelFile(path)
      if (!read.ok) return read
      const { labels, notes } = read.value
      const added = session.perform(owner, { kind: 'addLabels', labels: labels.map((label) => ({ ...label })) })
      return added.ok ? ok({ count: labels.length, notes: [...notes] }) : added
    },
    exportLabels: async (request) => writeLabelFile(session.view(owner).labels, request),
  }
}
