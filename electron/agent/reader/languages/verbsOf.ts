import type { Rule } from '../chart/rule.ts'
import { rulesIn, type RuleTable } from '../chart/ruleTable.ts'
import { builtLanguages } from './builtLanguages.ts'

/** The rules of a language's verbs, as they were built, or else as they are made. */
export function verbsOf(id: string, make: () => readonly Rule[]): readonly Rule[] {
  const built = builtLanguages[id]
  return built === undefined ? make() : rulesIn(JSON.parse(built.verbs) as RuleTable)
}
