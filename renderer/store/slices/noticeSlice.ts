import type { Recover } from '../../../shared/failures/index.ts'

export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'problem'
  /** What it offers to do. */
  readonly recover: Recover | 'revealExport' | null
  /** What failed: it speaks of it until that succeeds, or fails again. */
  readonly about: string | null
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
  readonly tell: (text: string, tone: Notice['tone'], more?: Partial<Pick<Notice, 'recover' | 'about'>>) => void
  readonly dismiss: (id: number) => void
  /** It was done: what said that it could not be is no news any more. */
  readonly settle: (about: string) => void
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
    tell: (text, tone, { recover = null, about = null } = {}) =>
      set(({ notices }) => {
        const others = notices.filter((notice) => notice.text !== text && (about === null || notice.about !== about))
        return { notices: [...others, { id: nextId++, text, tone, recover, about }].slice(-mostNotices) }
      }),
    settle: (about) =>
      set((state) => {
        const left = state.notices.filter((notice) => notice.about !== about)
        return left.length === state.notices.length ? state : { notices: left }
      }),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
    announce: (text, urgency) =>
      set(({ announcements }) => ({
        announcements: [...announcements, { id: nextId++, text, urgency }].slice(-mostAnnouncements),
      })),
  }
}
