import type { Language } from '../../../shared/language.ts'
import type { CliTexts } from './index.ts'

/** The same as `cliTexts`; where nobody has said anything in another language only English is loaded. */
export const loadCliTexts = async (language: Language): Promise<CliTexts> =>
  language === 'en' ? (await import('./en.ts')).en : (await import('./index.ts')).cliTexts(language)
