import { limits } from '../../../shared/schemas/limits.ts'

interface Props {
  /** Percent of the loudest, from start to end; null where none was kept. */
  readonly picture: readonly number[] | null
  /** Of its colour. */
  readonly hue: number
}

const columns = limits.cardColumns

/** How a project sounds from its start to its end, as small as it can be told apart. */
export function ProjectPicture({ picture, hue }: Props) {
  const middle = 50
  const bars = (picture ?? []).map((loud, x) => {
    const half = Math.max(1, (loud * (middle - 6)) / 100)
    return `M${x + 0.5} ${middle - half}V${middle + half}`
  })
  return (
    <svg
      className="project-picture"
      style={{ '--h': hue } as object}
      viewBox={`0 0 ${columns} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars.length === 0 ? `M0 ${middle}H${columns}` : bars.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
