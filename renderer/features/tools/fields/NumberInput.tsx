import { Input, Label, NumberField } from 'react-aria-components'
import type { NumberToolField } from '../../../../shared/schemas/toolEntry.ts'
import { About, nameOf } from './fieldText.tsx'
import { useTexts } from '../../../store/useTexts.ts'

interface NumberProps {
  readonly field: NumberToolField
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly testId?: string
}

export function NumberInput({ field, value, onChange, testId = `tool-${field.key}` }: NumberProps) {
  const texts = useTexts()
  return (
    <NumberField
      className="field"
      value={value ?? NaN}
      onChange={(next) => onChange(Number.isFinite(next) ? next : null)}
      isRequired={field.required}
      validationBehavior="aria"
      formatOptions={{ maximumFractionDigits: field.whole ? 0 : 3, useGrouping: false }}
      {...(field.min === null ? {} : { minValue: field.min })}
      {...(field.max === null ? {} : { maxValue: field.max })}
    >
      <Label>{nameOf(field)}</Label>
      <Input data-testid={testId} {...(field.required ? {} : { placeholder: texts.values.automatic })} />
      <About field={field} />
    </NumberField>
  )
}
