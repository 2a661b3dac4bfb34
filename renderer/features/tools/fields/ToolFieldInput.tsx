import { Input, Label, TextField } from 'react-aria-components'
import type { ToolField } from '../../../../shared/schemas/toolEntry.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { About, nameOf, sayAbout } from './fieldText.tsx'
import { RowsField } from './RowsField.tsx'
import { SliderInput } from './SliderInput.tsx'
import { ThingField } from './ThingField.tsx'
import type { FieldValue } from '../toolDraft.ts'
import { sayChoice } from '../../../../shared/texts/sayTool.ts'

interface Props<Field extends ToolField = ToolField> {
  readonly field: Field
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
}

/** The control that fits a value: its limits and choices are the tool's own. */
export function ToolFieldInput({ field, value, onChange }: Props) {
  switch (field.kind) {
    case 'number':
      return <SliderInput field={field} value={typeof value === 'number' ? value : null} onChange={onChange} />
    case 'choice':
      return <ChoiceInput field={field} value={value} onChange={onChange} />
    case 'text':
      return (
        <TextField
          className="field"
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          maxLength={field.maxLength}
          isRequired={field.required}
          validationBehavior="aria"
        >
          <Label>{nameOf(field)}</Label>
          <Input data-testid={`tool-${field.key}`} />
          <About field={field} />
        </TextField>
      )
    case 'thing':
      return <ThingField field={field} label={nameOf(field)} value={value} onChange={onChange} />
    case 'rows':
      return (
        <RowsField
          field={field}
          label={nameOf(field)}
          value={Array.isArray(value) ? (value as readonly Record<string, number>[]) : []}
          onChange={onChange}
        />
      )
  }
}

function ChoiceInput({ field, value, onChange }: Props<Extract<ToolField, { kind: 'choice' }>>) {
  const texts = useTexts()
  const { choices, key } = field
  return (
    <label className="field">
      <span>{nameOf(field)}</span>
      <select
        value={typeof value === 'number' || typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(choices.find((choice) => String(choice) === event.target.value) ?? null)}
        data-testid={`tool-${key}`}
      >
        {field.start === null && <option value="">{texts.values.automatic}</option>}
        {choices.map((choice) => (
          <option key={choice} value={String(choice)}>
            {sayChoice(choice, texts)}
          </option>
        ))}
      </select>
      <small className="field-note">{sayAbout(field, texts)}</small>
    </label>
  )
}
