import { Label, Radio, RadioGroup } from 'react-aria-components'
import { joinClasses } from '../lib/joinClasses.ts'
import './forms.css'

export type Option<Value extends string> = readonly [value: Value, name: string, note?: string]

interface Props<Value extends string> {
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly layout?: 'row' | 'column'
  readonly testId: string
}

/** One of a few, all of them in view. */
export function RadioChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'row',
  testId,
}: Props<Value>) {
  return (
    <RadioGroup
      className={joinClasses('choice', layout === 'row' && 'choice-row')}
      orientation={layout === 'row' ? 'horizontal' : 'vertical'}
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
    >
      <Label>{label}</Label>
      <div className="choice-options">
        {options.map(([option, name, note]) => (
          <Radio key={option} value={option} className="radio" data-testid={`${testId}-${option}`}>
            <span className="radio-dot" />
            {name}
            {note !== undefined && <small>{note}</small>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
