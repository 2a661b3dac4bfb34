import type { TimeFormat } from '../../shared/schemas/settingChoices.ts'
import { useAppState } from './appContext.ts'
import type { AppState } from './appStore.ts'

/** What the ruler and the fields with times count in. */
export const timeFormatOf = ({ settings }: Pick<AppState, 'settings'>): TimeFormat => settings?.timeFormat ?? 'clock'

export const useTimeFormat = (): TimeFormat => useAppState(timeFormatOf)
