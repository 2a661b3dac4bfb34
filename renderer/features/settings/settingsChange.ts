import type { Settings, SettingsChange } from '../../../shared/schemas/settings.ts'

type InForm = Omit<Settings, 'presets' | 'keys' | 'historyLimit' | 'hearAround' | 'timeFormat' | 'output'>

export type SettingsDraft = InForm & {
  /** A new key; '' leaves the saved one alone. */
  readonly key: string
  readonly forgetKey: 'keep' | 'forget'
}

/** Only what the person has changed; absent fields stay as they are. */
export function settingsChange(before: InForm, draft: SettingsDraft): SettingsChange {
  const baseUrl = draft.baseUrl.trim()
  const model = draft.model.trim()
  return {
    ...(draft.planner === before.planner ? {} : { planner: draft.planner }),
    ...(baseUrl === before.baseUrl || baseUrl === '' ? {} : { baseUrl }),
    ...(model === before.model || model === '' ? {} : { model }),
    ...(draft.clickSafe === before.clickSafe ? {} : { clickSafe: draft.clickSafe }),
    ...(draft.theme === before.theme ? {} : { theme: draft.theme }),
    ...(draft.language === before.language ? {} : { language: draft.language }),
    ...(draft.follow === before.follow ? {} : { follow: draft.follow }),
    // Emptied: it is looked for.
    ...(draft.ffmpeg.trim() === before.ffmpeg ? {} : { ffmpeg: draft.ffmpeg.trim() }),
    ...keyChange(draft),
  }
}

/** An empty key removes the one that is saved. */
function keyChange({ key, forgetKey }: SettingsDraft): Pick<SettingsChange, 'key'> {
  return key !== '' || forgetKey === 'forget' ? { key } : {}
}
