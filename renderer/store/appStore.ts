import { createStore, type StoreApi } from 'zustand/vanilla'
import { chatSlice, type ChatSlice } from './slices/chatSlice.ts'
import { createExportSlice, type ExportSlice } from './slices/exportSlice.ts'
import { jobSlice, type JobSlice } from './slices/jobSlice.ts'
import { createNoticeSlice, type NoticeSlice } from './slices/noticeSlice.ts'
import { projectSlice, type ProjectSlice } from './slices/projectSlice.ts'
import { createSettingsSlice, type SettingsSlice } from './slices/settingsSlice.ts'
import { createToolSlice, type ToolSlice } from './slices/toolSlice.ts'
import { createViewSlice, type ViewSlice } from './slices/viewSlice.ts'

export type AppState = ProjectSlice &
  ChatSlice &
  JobSlice &
  SettingsSlice &
  NoticeSlice &
  ViewSlice &
  ExportSlice &
  ToolSlice
export type AppStore = StoreApi<AppState>

/** One store: mirrors of what the app says, and the window's own view. Sound never goes through it. */
export function createAppStore(): AppStore {
  return createStore<AppState>()((set) => ({
    ...projectSlice,
    ...chatSlice,
    ...jobSlice,
    ...createSettingsSlice(set),
    ...createNoticeSlice(set),
    ...createViewSlice(set),
    ...createExportSlice(set),
    ...createToolSlice(set),
  }))
}
