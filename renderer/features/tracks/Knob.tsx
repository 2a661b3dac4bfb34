interface Props {
  /** -1 left … 1 right. */
  readonly turn: number
}

const middle = 11
const sweep = 135

const pointAt = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(middle + radius * Math.cos(angle)).toFixed(2)} ${(middle + radius * Math.sin(angle)).toFixed(2)}`
}

/** A knob that stands where a value is; what lies between the middle and there is in the track's colour. */
export function Knob({ turn }: Props) {
  const angle = turn * sweep
  return (
    <svg className="knob" viewBox="0 0 22 22" aria-hidden="true">
      <path className="knob-way" d={`M${pointAt(-sweep, 8)}A8 8 0 1 1 ${pointAt(sweep, 8)}`} />
      <path className="knob-arc" d={`M${pointAt(0, 8)}A8 8 0 0 ${angle > 0 ? 1 : 0} ${pointAt(angle, 8)}`} />
      <path className="knob-hand" d={`M${middle} ${middle}L${pointAt(angle, 6)}`} />
    </svg>
  )
}

/** Where a level's knob stands: 0 dB in the middle, and to the left ever less for the same way in decibels. */
export function turnOfGain(gainDb: number, most: number): number {
  return gainDb < 0 ? -(1 - 10 ** (gainDb / 30)) : gainDb / most
}
