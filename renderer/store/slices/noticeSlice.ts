import type { Recover } from '../../../shared/failures/index.ts'

export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'problem'
  /** What it offers to do. */
  readonly recover: Recover | 'revealExport' | null
}

export interface Announcement {
  readonly id: number
  readonly text: string
  readonly urgency: 'polite' | 'assertive'
}

export interface NoticeSlice {
  readonly notices: readonly Notice[]
  /** What was last said to a screen reader that no visible element says, the newest last. */
  readonly announcements: readonly Announcement[]
  readonly tell: (text: string, tone: Notice['tone'], recover?: Notice['recover']) => void
  readonly dismiss: (id: number) => void
  readonly announce: (text: string, urgency: Announcement['urgency']) => void
}

const mostNotices = 4
/** As many as may be said within the time that the first of them takes to be spoken. */
const mostAnnouncements = 3
type Change = (change: (state: NoticeSlice) => Partial<NoticeSlice>) => void

export function createNoticeSlice(set: Change): NoticeSlice {
  let nextId = 1
  return {
    notices: [],
    announcements: [],
    tell: (text, tone, recover) =>
      set(({ notices }) => {
        const others = notices.filter((notice) => notice.text !== text)
        return { notices: [...others, { id: nextId++, text, tone, recover: recover ?? null }].slice(-mostNotices) }
      }),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
    announce: (text, urgency) =>
      set(({ announcements }) => ({
        announcements: [...announcements, { id: nextId++, text, urgency }].slice(-mostAnnouncements),
      })),
  }
}
