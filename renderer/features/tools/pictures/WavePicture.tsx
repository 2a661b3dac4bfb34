import type { SoundLevels } from '../levels.ts'
import type { Preview } from '../preview/usePreview.ts'
import { useTexts } from '../../../store/useTexts.ts'

const [width, height] = [240, 80]

/** The stretch that is heard, as it is and as it would be. */
export function WavePicture({ preview: { before, after, problem } }: { readonly preview: Preview }) {
  const texts = useTexts()
  return (
    <>
      <Wave name={texts.common.before} levels={before} kind="wave-before" />
      <Wave name={texts.common.after} levels={problem === '' ? after : null} kind="wave-after" />
    </>
  )
}

interface Props {
  readonly name: string
  readonly levels: SoundLevels | null
  readonly kind: string
}

function Wave({ name, levels, kind }: Props) {
  const columns = levels?.columns ?? []
  const at = (i: number, side: number) =>
    `${((i / Math.max(1, columns.length - 1)) * width).toFixed(1)} ${(height / 2 - side * (height / 2 - 2)).toFixed(1)}`
  const top = columns.map(([high], i) => at(i, Math.max(high, 0.012)))
  const bottom = columns.map(([, low], i) => at(i, Math.min(low, -0.012))).toReversed()
  return (
    <svg className={`wave-picture ${kind}`} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      <title>{name}</title>
      {columns.length > 0 && <path d={`M${[...top, ...bottom].join('L')}Z`} />}
    </svg>
  )
}
