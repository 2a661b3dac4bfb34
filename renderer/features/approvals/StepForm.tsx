import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button, FieldError, Input, Label, NumberField, TextField } from 'react-aria-components'
import { formatTime } from '../../../shared/formatTime.ts'
import { parseTime } from '../../../shared/parseTime.ts'
import type { ApprovalStep, Decision } from '../../../shared/schemas/conversation.ts'
import { useApp } from '../../store/appContext.ts'
import { useEscape } from './useEscape.ts'

type Value = ApprovalStep['values'][number]
type Change = Pick<Extract<Decision, { verb: 'edit' }>, 'values' | 'range'>

interface Props {
  readonly step: ApprovalStep
  readonly onSave: (change: Change) => void
  readonly onCancel: () => void
}

/** A step's range and values, each within the tool's limits. Only what was changed is sent. */
export function StepForm({ step, onSave, onCancel }: Props) {
  const app = useApp()
  const form = useRef<HTMLFormElement>(null)
  useEscape(form, onCancel)
  const [start, setStart] = useState(formatTime(step.range?.start ?? 0))
  const [end, setEnd] = useState(formatTime(step.range?.end ?? 0))
  const [values, setValues] = useState<Readonly<Record<string, Value['value']>>>({})
  const range = step.range === null ? null : { start: parseTime(start), end: parseTime(end) }
  const isBackwards = range !== null && range.start !== null && range.end !== null && range.end <= range.start
  const isWrong = range !== null && (range.start === null || range.end === null || isBackwards)

  const [from, to] = isWrong ? [null, null] : [range?.start ?? null, range?.end ?? null]
  useEffect(() => {
    if (from !== null && to !== null)
      app.store.getState().setEdgeDraft({ of: 'step', id: String(step.index), start: from, end: to })
  }, [app, step.index, from, to])
  useEffect(() => () => app.store.getState().setEdgeDraft(null), [app])

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    const isMoved =
      range !== null && (start !== formatTime(step.range?.start ?? 0) || end !== formatTime(step.range?.end ?? 0))
    onSave({
      ...(isMoved ? { range: { start: range.start ?? 0, end: range.end ?? 0 } } : {}),
      ...(Object.keys(values).length > 0 ? { values } : {}),
    })
  }
  return (
    <form ref={form} className="step-form" onSubmit={save} aria-label={`Edit step ${step.index + 1}`}>
      {range !== null && (
        <>
          <TimeField
            label="From"
            value={start}
            problem={range.start === null ? 'Write a time like 1:30 or 90.' : null}
            onChange={setStart}
          />
          <TimeField
            label="To"
            value={end}
            problem={
              range.end === null
                ? 'Write a time like 1:30 or 90.'
                : isBackwards
                  ? 'The end has to lie behind the start.'
                  : null
            }
            onChange={setEnd}
          />
        </>
      )}
      {step.values
        .filter(({ key }) => key !== '')
        .map((value) => (
          <ValueField
            key={value.key}
            value={value}
            now={values[value.key] ?? value.value}
            onChange={(next) => setValues({ ...values, [value.key]: next })}
          />
        ))}
      <div className="step-form-actions">
        <Button className="small-button" onPress={onCancel}>
          Cancel
        </Button>
        <Button
          className="small-button button-strong"
          type="submit"
          isDisabled={isWrong}
          data-testid={`save-step-${step.index + 1}`}
        >
          Update
        </Button>
      </div>
    </form>
  )
}

function TimeField({
  label,
  value,
  problem,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly problem: string | null
  readonly onChange: (text: string) => void
}) {
  // The edge moves on the waveform as it does under a pointer.
  const nudge = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const now = parseTime(value)
    if (by === 0 || now === null) return
    event.preventDefault()
    onChange(formatTime(Math.max(0, now + by * (event.shiftKey ? 1 : 0.1))))
  }
  return (
    <TextField
      className="field step-field"
      value={value}
      onChange={onChange}
      onKeyDown={nudge}
      isInvalid={problem !== null}
    >
      <Label>{label}</Label>
      <Input inputMode="decimal" data-testid={`step-${label.toLowerCase()}`} />
      <FieldError className="field-error">{problem}</FieldError>
    </TextField>
  )
}

interface ValueProps {
  readonly value: Value
  readonly now: Value['value']
  readonly onChange: (value: Value['value']) => void
}

function ValueField({ value, now, onChange }: ValueProps) {
  const { key, name, unit, min, max, choices } = value
  const label = unit === '' ? name : `${name} (${unit})`
  if (choices !== null) {
    return (
      <label className="field step-field">
        <span>{label}</span>
        <select
          value={String(now)}
          onChange={(event) => onChange(choices.find((choice) => String(choice) === event.target.value) ?? now)}
          data-testid={`value-${key}`}
        >
          {choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {String(choice).replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
    )
  }
  if (typeof now === 'number') {
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
  if (typeof now === 'boolean') {
    return (
      <label className="field step-field">
        <span>{label}</span>
        <input
          type="checkbox"
          checked={now}
          onChange={(event) => onChange(event.target.checked)}
          data-testid={`value-${key}`}
        />
      </label>
    )
  }
  return (
    <TextField className="field step-field" value={now} onChange={onChange} maxLength={200}>
      <Label>{label}</Label>
      <Input data-testid={`value-${key}`} />
    </TextField>
  )
}
