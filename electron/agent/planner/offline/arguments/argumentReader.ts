import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { Amount } from '../grammar/amounts.ts'
import type { Setting } from '../grammar/settings.ts'
import type { Slots, With } from '../steps/slots.ts'
import { en } from '../words/en.ts'
import type { SettingName } from '../words/enValues.ts'

/** What a tool's own values are read from. */
export interface ArgumentWords {
  readonly slots: Slots
  /** All words of the verb, its later parts too: "turn down" says which way. */
  readonly verbWords: readonly string[]
  /** All words of the step, in their order, without the names in it. */
  readonly said: readonly string[]
  /** Where the project's names and its cursor count. */
  readonly project: ProjectView | null
  readonly tool: string
}

/** A value as it was read. `used` are the parts of the slots that it came from: they are no target beside it. */
export interface ReadArgument {
  /** In the order of likelihood: the first that the tool takes is given. */
  readonly values: readonly unknown[]
  readonly used: readonly object[]
}

export type ArgumentReader = (words: ArgumentWords) => ReadArgument | null

export const found = (value: unknown, ...used: readonly (object | undefined)[]): ReadArgument => ({
  values: [value],
  used: used.filter((one) => one !== undefined),
})

export const slotOf = (slots: Slots, unit: Amount['unit']): With<Amount> | undefined =>
  slots.amounts.find(({ value }) => value.unit === unit)
export const settingOf = (slots: Slots, name: SettingName): With<Setting> | undefined =>
  slots.settings.find(({ value }) => value.name === name)

export const bareNumber = (slots: Slots, preps: readonly (string | null)[]): Slots['times'][number] | undefined =>
  slots.times.find(({ value, prep }) => value.bare && preps.includes(prep))

export function wayOf({ slots, verbWords }: ArgumentWords): 'up' | 'down' | null {
  if (slots.way !== null) return slots.way
  if (verbWords.some((word) => en.quieter.has(word))) return 'down'
  return verbWords.some((word) => en.louder.has(word)) ? 'up' : null
}
