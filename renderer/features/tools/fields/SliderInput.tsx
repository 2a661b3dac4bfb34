import type { KeyboardEvent } from 'react'
import { Input, NumberField } from 'react-aria-components'
import type { NumberToolField } from '../../../../shared/schemas/toolEntry.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { nameOf, sayAbout, saysUnit } from './fieldText.tsx'
import { NumberInput } from './NumberInput.tsx'
import { rounded, type SliderScale, sliderScale } from './sliderScale.ts'

interface Props {
  readonly field: NumberToolField
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** A number that is moved, or typed where it stands. What has no ends is typed only. */
export function SliderInput(props: Props) {
  const scale = sliderScale(props.field)
  return scale === null ? <NumberInput {...props} /> : <Slider {...props} scale={scale} />
}

const places = 1000

function Slider({ field, value, onChange, scale }: Props & { readonly scale: SliderScale }) {
  const texts = useTexts()
  const { key, name, unit, required, whole, min, max } = field
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const place = value === null ? restOf(scale) : scale.at(value)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyedValue(event, value ?? scale.valueAt(place), scale)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    onChange(next)
  }
  return (
    <div className="slide" title={sayAbout(field, texts)}>
      <span className="slide-name" aria-hidden="true">
        {label}
      </span>
      <NumberField
        className="slide-typed"
        aria-label={nameOf(field)}
        value={value ?? NaN}
        onChange={(next) => onChange(Number.isFinite(next) ? next : null)}
        isRequired={required}
        validationBehavior="aria"
        formatOptions={{ maximumFractionDigits: whole ? 0 : 3, useGrouping: false }}
        {...(min === null ? {} : { minValue: min })}
        {...(max === null ? {} : { maxValue: max })}
      >
        <Input data-testid={`tool-${key}`} placeholder={required ? '–' : texts.values.auto} />
        {saysUnit(field) && <span aria-hidden="true">{unit}</span>}
      </NumberField>
      <input
        type="range"
        className="slider"
        aria-label={label}
        aria-valuetext={
          value === null ? texts.values.notSet : `${texts.formats.decimals(String(value))} ${unit}`.trim()
        }
        min={0}
        max={places}
        value={Math.round(place * places)}
        style={{ '--v': place } as object}
        onChange={(event) => onChange(scale.valueAt(Number(event.target.value) / places))}
        onKeyDown={onKeyDown}
        data-testid={`tool-${key}-slider`}
      />
    </div>
  )
}

/** Where the knob of a value stands that is not given: at nothing, where that lies in it. */
const restOf = ({ min, max, at }: SliderScale): number => at(Math.min(max, Math.max(min, 0)))

const fine = 0.1
const page = 10

function keyedValue({ key, shiftKey }: KeyboardEvent, value: number, scale: SliderScale): number | null {
  const step = scale.stepAt(value) * (shiftKey ? fine : 1)
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: value + step * page,
    PageDown: value - step * page,
    Home: scale.min,
    End: scale.max,
  }
  const next = moves[key]
  return next === undefined ? null : Math.min(scale.max, Math.max(scale.min, rounded(next, step)))
}
