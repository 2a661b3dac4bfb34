import { Label, Radio, RadioGroup } from 'react-aria-components'

export type Option<Value extends string> = readonly [value: Value, name: string]

interface Props<Value extends string> {
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly testId: string
}

/** One of a few, all of them in view. */
export function Choice<Value extends string>({ label, options, value, onChange, testId }: Props<Value>) {
  return (
    <RadioGroup
      className="choice choice-row"
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
    >
      <Label>{label}</Label>
      {options.map(([option, name]) => (
        <Radio key={option} value={option} className="radio" data-testid={`${testId}-${option}`}>
          <span className="radio-dot" />
          {name}
        </Radio>
      ))}
    </RadioGroup>
  )
}
