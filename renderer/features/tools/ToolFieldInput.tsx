import { Input, Label, NumberField, Text, TextField } from 'react-aria-components'
import type { NumberToolField, ToolField } from '../../../shared/schemas/toolEntry.ts'
import { RowsField } from './RowsField.tsx'
import { ThingField } from './ThingField.tsx'
import type { FieldValue } from './toolDraft.ts'

interface Props<Field extends ToolField = ToolField> {
  readonly field: Field
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
}

/** The control that fits a value: its limits and choices are the tool's own. */
export function ToolFieldInput({ field, value, onChange }: Props) {
  switch (field.kind) {
    case 'number':
      return <NumberInput field={field} value={typeof value === 'number' ? value : null} onChange={onChange} />
    case 'choice':
      return <ChoiceInput field={field} value={value} onChange={onChange} />
    case 'text':
      return (
        <TextField className="field" value={typeof value === 'string' ? value : ''} onChange={onChange} maxLength={field.maxLength} isRequired={field.required} validationBehavior="aria">
          <Label>{nameOf(field)}</Label><Input data-testid={`tool-${field.key}`} /><About field={field} />
        </TextField>
      )
    case 'thing':
      return <ThingField field={field} label={nameOf(field)} value={value} onChange={onChange} />
    case 'rows':
      return <RowsField field={field} label={nameOf(field)} value={Array.isArray(value) ? (value as readonly Record<string, number>[]) : []} onChange={onChange} />
  }
}

interface NumberProps {
  readonly field: NumberToolField
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly testId?: string
}

export function NumberInput({ field, value, onChange, testId = `tool-${field.key}` }: NumberProps) {
  return (
    <NumberField
      className="field" value={value ?? NaN} onChange={(next) => onChange(Number.isFinite(next) ? next : null)} isRequired={field.required} validationBehavior="aria"
      formatOptions={{ maximumFractionDigits: field.whole ? 0 : 3, useGrouping: false }}
      {...(field.min === null ? {} : { minValue: field.min })} {...(field.max === null ? {} : { maxValue: field.max })}
    >
      <Label>{nameOf(field)}</Label><Input data-testid={testId} {...(field.required ? {} : { placeholder: 'automatic' })} /><About field={field} />
    </NumberField>
  )
}

function ChoiceInput({ field, value, onChange }: Props<Extract<ToolField, { kind: 'choice' }>>) {
  const { choices, key } = field
  return (
    <label className="field">
      <span>{nameOf(field)}</span>
      <select value={String(value ?? '')} onChange={(event) => onChange(choices.find((choice) => String(choice) === event.target.value) ?? null)} data-testid={`tool-${key}`}>
        {field.start === null && <option value="">automatic</option>}
        {choices.map((choice) => <option key={choice} value={String(choice)}>{String(choice).replaceAll('_', ' ')}</option>)}
      </select>
      <small className="field-note">{sayAbout(field)}</small>
    </label>
  )
}

function About({ field }: { readonly field: ToolField }) {
  return <Text slot="description" className="field-note">{sayAbout(field)}</Text>
}

/** What the value means, and between what it lies. */
function sayAbout(field: ToolField): string {
  const about = field.description.replaceAll('`', '')
  if (field.kind !== 'number' || field.min === null || field.max === null) return about
  return `${about} ${field.min} to ${field.max}${field.unit === '' ? '' : ` ${field.unit}`}.`.trim().replaceAll(/(^|\s)-(?=\d)/gu, '$1−')
}

export function nameOf({ name, ...field }: ToolField): string {
  const unit = 'unit' in field && field.unit !== '' && field.unit !== name ? ` (${field.unit})` : ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${unit}`
}
