import { type FailureLanguage, failuresIn } from '../../../shared/failures/index.ts'
import type { Language } from '../../../shared/language.ts'
import { textsFor, type Texts } from '../../../shared/texts/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { wordsOfTool } from '../../../shared/texts/sayTool.ts'

/** All that the agent says, in one language: what English says every other language has to say too. */
export type AgentTexts = typeof en & {
  readonly language: Language
  readonly failures: FailureLanguage
  /** What the window says: titles of tools, names of values, measured levels. */
  readonly window: Texts
}

const make = (language: Language, own: typeof en): AgentTexts => ({
  ...own,
  language,
  failures: failuresIn(language),
  window: textsFor(language, language),
})

const tables: Readonly<Record<Language, AgentTexts>> = {
  en: make('en', en),
  de: make('de', de),
}

export const agentTexts = (language: Language): AgentTexts => tables[language]

/** What is said where nobody has chosen a language: to models, and on the command line. */
export const englishTexts = tables.en

interface Named {
  readonly name: string
  readonly title: string
}

/** The title of a tool within a sentence. English has it as the tool itself has it, without its capital letters. */
export const titleOf = (tool: Named, texts: AgentTexts): string => ownTitle(tool, texts) ?? tool.title.toLowerCase()

/** The same as it stands in the menu. */
export const menuWord = (tool: Named, texts: AgentTexts): string => ownTitle(tool, texts) ?? tool.title

const ownTitle = ({ name }: Named, { window }: AgentTexts): string | undefined => wordsOfTool(name, window)?.title
