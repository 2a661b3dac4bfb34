import { Input, Label, NumberField, TextField } from 'react-aria-components'
import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import { sayChoice } from '../../../../shared/texts/sayTool.ts'
import { useTexts } from '../../../store/useTexts.ts'

export type StepValue = ApprovalStep['values'][number]

interface Props {
  readonly value: StepValue
  readonly now: StepValue['value']
  readonly onChange: (value: StepValue['value']) => void
}

/** The control that fits a value of a step, within the limits of its tool. */
export function StepValueField({ value, now, onChange }: Props) {
  const texts = useTexts()
  const name = texts.fields[value.key]?.name ?? value.name
  const unit = texts.fieldWords.units[value.unit] ?? value.unit
  const label = unit === '' ? name : `${name} (${unit})`
  if (value.choices !== null) return <ChoiceField {...{ label, value, now, onChange }} choices={value.choices} />
  if (typeof now === 'number') return <NumberValueField {...{ label, value, now, onChange }} />
  const testId = `value-${value.key}`
  if (typeof now === 'boolean') {
    return (
      <label className="field step-field">
        <span>{label}</span>
        <input
          type="checkbox"
          checked={now}
          onChange={(event) => onChange(event.target.checked)}
          data-testid={testId}
        />
      </label>
    )
  }
  return (
    <TextField className="field step-field" value={now} onChange={onChange} maxLength={200}>
      <Label>{label}</Label>
      <Input data-testid={testId} />
    </TextField>
  )
}

interface ChoiceProps extends Props {
  readonly label: string
  readonly choices: NonNullable<StepValue['choices']>
}

function ChoiceField({ label, value, choices, now, onChange }: ChoiceProps) {
  const texts = useTexts()
  return (
    <label className="field step-field">
      <span>{label}</span>
      <select
        value={String(now)}
        onChange={(event) => onChange(choices.find((choice) => String(choice) === event.target.value) ?? now)}
        data-testid={`value-${value.key}`}
      >
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {sayChoice(choice, texts)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface NumberProps extends Props {
  readonly label: string
  readonly now: number
}

function NumberValueField({ label, value: { key, min, max }, now, onChange }: NumberProps) {
  return (
    <NumberField
      className="field step-field"
      value={now}
      onChange={(next) => Number.isFinite(next) && onChange(next)}
      formatOptions={{ maximumFractionDigits: 3, useGrouping: false }}
      {...(min === null ? {} : { minValue: min })}
      {...(max === null ? {} : { maxValue: max })}
    >
      <Label>{label}</Label>
      <Input data-testid={`value-${key}`} />
    </NumberField>
  )
}
