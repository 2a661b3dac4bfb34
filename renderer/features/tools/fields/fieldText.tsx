import { Text } from 'react-aria-components'
import type { ToolField } from '../../../../shared/schemas/toolEntry.ts'
import type { Formats, Texts } from '../../../../shared/texts/index.ts'
import { useTexts } from '../../../store/useTexts.ts'

export function About({ field }: { readonly field: ToolField }) {
  return (
    <Text slot="description" className="field-note">
      {sayAbout(field, useTexts())}
    </Text>
  )
}

/** What the value means, and between what it lies. */
export function sayAbout(field: ToolField, { values, formats }: Texts): string {
  const about = field.description.replaceAll('`', '')
  if (field.kind !== 'number' || field.min === null || field.max === null) return about
  const { min, max, unit } = field
  const isLong = unit === 's' && max >= hour
  const [from, to] = isLong
    ? [sayLong(min, formats), sayLong(max, formats)]
    : [formats.decimals(String(min)), `${formats.decimals(String(max))} ${unit}`.trim()]
  return values
    .about(about, from, to)
    .trim()
    .replaceAll(/(^|\s)-(?=\d)/gu, '$1−')
}

const hour = 3600

/** Seconds as people say them where they may be many: `100 h`. */
const sayLong = (seconds: number, { decimals }: Formats): string =>
  seconds >= hour ? `${decimals(String(seconds / hour))} h` : `${decimals(String(seconds))} s`

export function nameOf(field: ToolField): string {
  const { name } = field
  const unit = 'unit' in field && saysUnit(field) ? ` (${field.unit})` : ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${unit}`
}

/** Whether its unit is told beside its name: "Bpm from" is in beats a minute by its name. */
export const saysUnit = ({ name, unit }: { readonly name: string; readonly unit: string }): boolean =>
  unit !== '' && !name.toLowerCase().split(' ').includes(unit.toLowerCase())
