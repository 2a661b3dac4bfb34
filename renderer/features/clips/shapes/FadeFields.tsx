import { type FadeCurve, fadeCurves, fadeShape } from '../../../../shared/dsp/fadeCurve.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { ShapeNumber } from './ShapeNumber.tsx'

export interface FadeValue {
  readonly length: number
  readonly curve: FadeCurve
}

interface Props {
  readonly title: string
  readonly part: 'fade-in' | 'fade-out'
  readonly fade: FadeValue
  /** Seconds. */
  readonly longest: number
  readonly onChange: (fade: FadeValue) => void
}

const curveNamed = (name: string) => fadeCurves.find((curve) => curve === name)

/** How long a fade is, and how it goes: a name, with a picture of it beside. */
export function FadeFields({ title, part, fade, longest, onChange }: Props) {
  const texts = useTexts()
  return (
    <fieldset className="clip-fade-fields">
      <legend>{title}</legend>
      <ShapeNumber
        label={texts.clips.lengthSeconds}
        testId={`clip-${part}`}
        value={fade.length}
        range={[0, longest]}
        step={0.1}
        onChange={(length) => onChange({ ...fade, length })}
      />
      <label className="field">
        <span>{texts.clips.curve}</span>
        <select
          value={fade.curve}
          onChange={({ target }) => onChange({ ...fade, curve: curveNamed(target.value) ?? fade.curve })}
          data-testid={`clip-${part}-curve`}
        >
          {fadeCurves.map((curve) => (
            <option key={curve} value={curve}>
              {texts.clips.curves[curve]}
            </option>
          ))}
        </select>
      </label>
      <svg className="clip-fade-picture" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={pathOf(fade.curve, part)} vectorEffect="non-scaling-stroke" />
      </svg>
    </fieldset>
  )
}

const points = 24

function pathOf(curve: FadeCurve, part: Props['part']): string {
  const at = (i: number) => {
    const x = i / points
    return `${x} ${1 - fadeShape(curve, part === 'fade-in' ? x : 1 - x)}`
  }
  return `M${Array.from({ length: points + 1 }, (_, i) => at(i)).join(' L')}`
}
