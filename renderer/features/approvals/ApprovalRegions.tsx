import { formatTime } from '../../../shared/formatTime.ts'
import type { Approval, Region } from '../../../shared/schemas/conversation.ts'
import { useAppState } from '../../store/appContext.ts'
import { fateWords } from './regionTags.ts'

const fates = ['removed', 'rewritten', 'added', 'kept'] as const

/** What the colours on the waveform mean, in words: the legend for who sees them, the facts for who does not. */
export function ApprovalRegions({ approval }: { readonly approval: Approval }) {
  const tracks = useAppState(({ project }) => project?.tracks)
  const regions = approval.steps.flatMap((step) => step.regions)
  if (regions.length === 0) return null
  const nameOf = (id: string) => tracks?.find((track) => track.id === id)?.name ?? 'a track'
  const sentences = (fate: Region['fate']) =>
    [...byRange(regions.filter((region) => region.fate === fate))].map(
      ([range, ids]) => `${range} on ${ids.map(nameOf).join(', ')}`,
    )
  return (
    <ul className="approval-regions" aria-label="On the waveform">
      {fates
        .filter((fate) => regions.some((region) => region.fate === fate))
        .map((fate) => (
          <li key={fate}>
            <span className={`swatch region-${fate}`} aria-hidden="true" />
            <b>{fateWords[fate]}</b> {shorten(sentences(fate)).join('; ')}
          </li>
        ))}
    </ul>
  )
}

function byRange(regions: readonly Region[]): Map<string, string[]> {
  const ranges = new Map<string, string[]>()
  for (const { start, end, trackId } of regions) {
    const range = `${formatTime(start)} – ${formatTime(end)}`
    const ids = ranges.get(range) ?? []
    if (!ids.includes(trackId)) ids.push(trackId)
    ranges.set(range, ids)
  }
  return ranges
}

const mostRanges = 6
const shorten = (all: readonly string[]) =>
  all.length > mostRanges ? [...all.slice(0, mostRanges), `and ${all.length - mostRanges} more`] : all
