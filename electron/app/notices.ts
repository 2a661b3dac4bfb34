import type { EventHub } from './eventHub.ts'

export interface Notices {
  readonly tell: (text: string, tone: 'info' | 'problem') => void
  /** The window is there: what was said before goes out now. */
  readonly release: () => void
}

/** Sentences for the person. What comes up before the first window listens is kept for it. */
export function createNotices(hub: EventHub): Notices {
  let waiting: { readonly text: string; readonly tone: 'info' | 'problem' }[] | null = []
  return {
    tell(text, tone) {
      if (waiting === null) hub.emit('app:notice', { text, tone })
      else waiting.push({ text, tone })
    },
    release() {
      const due = waiting ?? []
      waiting = null
      for (const notice of due) hub.emit('app:notice', notice)
    },
  }
}
