import { createStore, type StoreApi } from 'zustand/vanilla'
import { createDialogSlice, type DialogSlice } from './slices/dialogSlice.ts'
import { mirrorSlice, type MirrorSlice } from './slices/mirrorSlice.ts'
import { createNoticeSlice, type NoticeSlice } from './slices/noticeSlice.ts'
import { createSoundSlice, type SoundSlice } from './slices/soundSlice.ts'
import { createUploadSlice, type UploadSlice } from './slices/uploadSlice.ts'
import { createViewSlice, type ViewSlice } from './slices/viewSlice.ts'

export type AppState = MirrorSlice & DialogSlice & NoticeSlice & SoundSlice & UploadSlice & ViewSlice
export type AppStore = StoreApi<AppState>

/** One store: mirrors of what the app says, and the window's own view. Sound never goes through it. */
export function createAppStore(): AppStore {
  return createStore<AppState>()((set) => ({
    ...mirrorSlice,
    ...createDialogSlice(set),
    ...createNoticeSlice(set),
    ...createSoundSlice(set),
    ...createUploadSlice(set),
    ...createViewSlice(set),
  }))
}
