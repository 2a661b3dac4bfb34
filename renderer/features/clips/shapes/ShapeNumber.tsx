import { Input, Label, NumberField } from 'react-aria-components'

interface Props {
  readonly label: string
  readonly testId: string
  readonly value: number
  readonly range: readonly [number, number]
  /** Of the arrow keys. What is typed is taken as it is. */
  readonly step: number
  readonly onChange: (value: number) => void
}

export function ShapeNumber({ label, testId, value, range: [minValue, maxValue], step, onChange }: Props) {
  const by = (steps: number) => onChange(Math.min(maxValue, Math.max(minValue, round(value + steps * step))))
  return (
    <NumberField
      className="field"
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      onChange={(next) => onChange(Number.isFinite(next) ? next : 0)}
      formatOptions={{ maximumFractionDigits: 3, useGrouping: false }}
    >
      <Label>{label}</Label>
      <Input
        data-testid={testId}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDownCapture={(event) => {
          const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
          if (steps === undefined) return
          event.preventDefault()
          event.stopPropagation()
          by(steps)
        }}
      />
    </NumberField>
  )
}

const round = (value: number): number => Math.round(value * 1000) / 1000
