import { Text } from 'react-aria-components'
import type { ToolField } from '../../../../shared/schemas/toolEntry.ts'

export function About({ field }: { readonly field: ToolField }) {
  return (
    <Text slot="description" className="field-note">
      {sayAbout(field)}
    </Text>
  )
}

/** What the value means, and between what it lies. */
export function sayAbout(field: ToolField): string {
  const about = field.description.replaceAll('`', '')
  if (field.kind !== 'number' || field.min === null || field.max === null) return about
  return `${about} ${field.min} to ${field.max}${field.unit === '' ? '' : ` ${field.unit}`}.`
    .trim()
    .replaceAll(/(^|\s)-(?=\d)/gu, '$1−')
}

export function nameOf({ name, ...field }: ToolField): string {
  const unit = 'unit' in field && field.unit !== '' && field.unit !== name ? ` (${field.unit})` : ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${unit}`
}
