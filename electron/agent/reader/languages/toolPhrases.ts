import { once } from '../../../../shared/once.ts'
import { type Rule, words } from '../chart/rule.ts'
import { choice } from '../meaning/values.ts'
import type { Language } from './language.ts'

/** What a tool that is no part of the app is called, and its values. */
export interface ToolPhrases {
  /** The family of acts that is its alone. */
  readonly act: string
  readonly title: string
  /** By language: a noun ("a tremolo") or an order; `…` stands where what it is done to may. */
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly settings: readonly { readonly name: string; readonly said: string }[]
  readonly choices: readonly { readonly name: string; readonly value: string }[]
}

/** The language with the words for these tools in it. Its rules are still made when they are first asked for. */
export function withToolPhrases(language: Language, tools: readonly ToolPhrases[]): Language {
  if (tools.length === 0) return language
  const outside = tools.flatMap((tool) => rulesOf(tool, language.id))
  const rules = once(() => [...language.rules, ...outside])
  return Object.defineProperties({} as Language, {
    ...Object.getOwnPropertyDescriptors(language),
    rules: { get: rules, enumerable: true },
    outside: { value: outside, enumerable: true },
  })
}

function rulesOf({ act, title, words: said, settings, choices }: ToolPhrases, language: string): Rule[] {
  const phrases = [...new Set([title, ...(said[language] ?? [])].map(asPattern))]
  return [
    ...phrases.flatMap((phrase) => phraseRules(act, phrase)),
    ...settings.flatMap(({ name, said: is }) => words('settingName', asPattern(is), name)),
    ...choices.flatMap(({ name, value }) => words('choice', asPattern(value), choice(name, value), 0.2)),
  ]
}

function phraseRules(act: string, phrase: string): Rule[] {
  const [head = '', particle] = phrase.split('_…_')
  const sense = { act, particle: particle?.replaceAll('_', ' ') ?? null, tie: null, direction: 0 as const }
  const verb = { kind: 'verb' as const, forms: ['base' as const], senses: [{ ...sense, brings: [], light: false }] }
  if (particle !== undefined)
    return [
      ...words('verb', head, verb),
      ...words('particle', particle, { kind: 'particle', word: particle.replaceAll('_', ' ') }),
    ]
  return [...words('verb', head, verb, -0.2), ...words('effect', head, { kind: 'effect', act, brings: [] }, -0.2)]
}

/** Words as the tokens of a message have them. */
const asPattern = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s-]+/u)
    .filter((word) => word !== '')
    .join('_')
