import { useState } from 'react'

interface Props {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** Where a double click puts it. */
  readonly rest: number
  readonly say: (value: number) => string
  /** What stands at both ends, for the eye. */
  readonly ends: readonly [string, string]
  readonly testId: string
  /** Once when a drag or a held key ends. */
  readonly onChange: (value: number) => void
}

/** A slider whose whole drag is one change: what is under way shows here only. */
export function DragSlider({ label, value, min, max, step, rest, say, ends, testId, onChange }: Props) {
  const [draft, setDraft] = useState<number | null>(null)
  const shown = draft ?? value
  const finish = () => {
    if (draft !== null && draft !== value) onChange(draft)
    setDraft(null)
  }
  return (
    <span className="drag-slider-row">
      <span aria-hidden="true">{ends[0]}</span>
      <input
        type="range"
        className="drag-slider"
        aria-label={label}
        aria-valuetext={say(shown)}
        title={`${label}: ${say(shown)}`}
        data-testid={testId}
        min={min}
        max={max}
        step={step}
        value={shown}
        onChange={(event) => setDraft(Number(event.currentTarget.value))}
        onPointerUp={finish}
        onKeyUp={finish}
        onBlur={finish}
        onDoubleClick={() => {
          setDraft(null)
          if (value !== rest) onChange(rest)
        }}
      />
      <span aria-hidden="true">{ends[1]}</span>
    </span>
  )
}
