import { chooseLanguage, type Language } from '../../shared/language.ts'
import type { SettingsStore } from '../platform/index.ts'

/** The language of the settings, else the system's: spoken to who has not written in any yet. */
export const spokenLanguage = (settings: Pick<SettingsStore, 'view'>): Language =>
  chooseLanguage(settings.view().language, Intl.DateTimeFormat().resolvedOptions().locale)
