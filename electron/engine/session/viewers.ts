import type { ProjectView, ReadOnlyView } from '../../../shared/schemas/projectView.ts'
import type { EditorState } from '../state/editorState.ts'
import { createViewBuilder, type ViewBuilder } from '../state/view.ts'

/** Who is told of a session's state, and what they see of it. */
export interface Viewers {
  /** Shared with forks: what did not change is the same object in the views of both. */
  readonly builder: ViewBuilder
  see(state: EditorState): ProjectView
  tell(state: EditorState): void
  add(listener: (view: ProjectView) => void): () => void
}

/** What can't be changed can't be undone either. */
export function createViewers(name: string, readOnly: () => ReadOnlyView | null): Viewers {
  const builder = createViewBuilder(name)
  const listeners = new Set<(view: ProjectView) => void>()
  const see = (state: EditorState): ProjectView => {
    const view = builder.build(state)
    const why = readOnly()
    return why === null ? view : { ...view, canUndo: false, canRedo: false, readOnly: why }
  }
  return {
    builder,
    see,
    tell: (state) => {
      const view = see(state)
      for (const listener of listeners) listener(view)
    },
    add: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
