import type { Settings } from '../../../shared/schemas/settings.ts'

export interface SettingsSlice {
  /** Mirror; written by `connect` only. */
  readonly settings: Settings | null
  readonly settingsOpen: boolean
  readonly openSettings: () => void
  readonly closeSettings: () => void
}

export function createSettingsSlice(set: (change: Partial<SettingsSlice>) => void): SettingsSlice {
  return {
    settings: null,
    settingsOpen: false,
    openSettings: () => set({ settingsOpen: true }),
    closeSettings: () => set({ settingsOpen: false }),
  }
}
