import { hueStyle } from '../../lib/trackHue.ts'
import type { ExampleSound } from './demoSound.ts'

interface Props {
  readonly sound: ExampleSound
  /** Of the track that it is done to. */
  readonly hue: number
}

const middle = 50

/** What an example does, as its receipt would show it: before, with what goes away hatched, over after. */
export function ExampleStrips({ sound: { before, after, removed }, hue }: Props) {
  const share = (parts: number) => `${((parts / before.length) * 100).toFixed(2)}%`
  return (
    <span className="example-strips" style={hueStyle(hue)} aria-hidden="true">
      <span className="example-strip example-before">
        <Bars sound={before} />
        {removed.map(({ from, to }) => (
          <i key={from} className="cut-away" style={{ left: share(from), width: share(to - from) }} />
        ))}
      </span>
      <span className="example-strip" style={{ width: share(after.length) }}>
        <Bars sound={after} />
      </span>
    </span>
  )
}

function Bars({ sound }: { readonly sound: readonly number[] }) {
  const bars = sound.map((loud, x) => {
    const half = Math.max(2, (loud * (middle - 6)) / 100)
    return `M${x + 0.5} ${middle - half}V${middle + half}`
  })
  return (
    <svg viewBox={`0 0 ${sound.length} 100`} preserveAspectRatio="none">
      <path d={bars.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
