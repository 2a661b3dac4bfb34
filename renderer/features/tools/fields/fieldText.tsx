import { Text } from 'react-aria-components'
import type { ToolField } from '../../../../shared/schemas/toolEntry.ts'
import type { Texts } from '../../../../shared/texts/index.ts'
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
  const [min, max] = [formats.decimals(String(field.min)), formats.decimals(String(field.max))]
  return values
    .about(about, min, field.unit === '' ? max : `${max} ${field.unit}`)
    .trim()
    .replaceAll(/(^|\s)-(?=\d)/gu, '$1−')
}

export function nameOf({ name, ...field }: ToolField): string {
  const unit = 'unit' in field && field.unit !== '' && field.unit !== name ? ` (${field.unit})` : ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${unit}`
}
