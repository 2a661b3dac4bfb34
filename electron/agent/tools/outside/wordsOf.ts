import type { ManifestParameter, ToolManifest } from '../../../../shared/schemas/toolManifest.ts'
import type { Slot, ToolFrame } from '../../reader/frames/frame.ts'
import { sound } from '../../reader/frames/slots.ts'
import type { ToolPhrases } from '../../reader/languages/toolPhrases.ts'
import { nameParameter } from '../sentences/nameParameter.ts'

/** What a sentence says to the tool. */
export function frameOf({ name, parameters }: ToolManifest): ToolFrame {
  const properties = Object.entries(parameters.properties)
  const numbers = properties.filter(([, one]) => one.type !== 'string').length
  return {
    acts: [actOf(name), `light:${actOf(name)}`, `bare:${actOf(name)}`],
    target: { ...sound, ties: ['bare', 'on', 'to', 'from'] },
    slots: properties.map(([key, one]) => slotOf(name, key, one, numbers)),
  }
}

/** How it is called, by language; its own names for values count in all of them. */
export function phrasesOf({ name, title, words, parameters }: ToolManifest): ToolPhrases {
  return {
    act: actOf(name),
    title,
    words,
    settings: Object.entries(parameters.properties).flatMap(([key, one]) =>
      one.type === 'string' ? [] : [{ name: settingOf(name, key), said: one.title ?? nameParameter(key).name }],
    ),
    choices: Object.entries(parameters.properties).flatMap(([key, one]) =>
      one.type === 'string' ? one.enum.map((value) => ({ name: settingOf(name, key), value })) : [],
    ),
  }
}

const actOf = (name: string): string => `outside:${name}`
const settingOf = (name: string, key: string): string => `outside:${name}:${key}`

const units: Readonly<Record<string, Pick<Slot, 'dimensions' | 'convert'>>> = {
  Hz: { dimensions: ['frequency'] },
  dB: { dimensions: ['gain'] },
  ms: { dimensions: ['duration'], convert: 'milliseconds' },
  s: { dimensions: ['duration'] },
  '%': { dimensions: ['percent'] },
  semitones: { dimensions: ['pitch'] },
}

/** A number without a name of its own is meant where there is only one, or by its unit. */
function slotOf(tool: string, key: string, one: ManifestParameter, numbers: number): Slot {
  const name = settingOf(tool, key)
  if (one.type === 'string') return { param: key, choice: name }
  const { dimensions = ['factor'], ...convert } = units[nameParameter(key).unit] ?? {}
  const bare = numbers === 1 ? (['plain'] as const) : []
  return {
    param: key,
    ties: ['bare', 'by', 'to', 'at', 'with'],
    dimensions: [...dimensions, ...bare],
    settings: [name],
    ...convert,
  }
}
