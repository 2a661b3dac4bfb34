import type { Approval, Region } from '../../../shared/schemas/conversation.ts'
import { useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import type { Formats, Texts } from '../../../shared/texts/index.ts'

const fates = ['removed', 'rewritten', 'added', 'kept'] as const

/** What the colours on the waveform mean, in words: the legend for who sees them, the facts for who does not. */
export function ApprovalRegions({ approval }: { readonly approval: Approval }) {
  const texts = useTexts()
  const tracks = useAppState(({ project }) => project?.tracks)
  const regions = approval.steps.flatMap((step) => step.regions)
  if (regions.length === 0) return null
  const nameOf = (id: string) => tracks?.find((track) => track.id === id)?.name ?? texts.approvals.aTrack
  const sentences = (fate: Region['fate']) =>
    [
      ...byRange(
        regions.filter((region) => region.fate === fate),
        texts.formats,
      ),
    ].map(([range, ids]) => texts.approvals.onTracks(range, ids.map(nameOf).join(', ')))
  return (
    <ul className="approval-regions" aria-label={texts.approvals.onWaveform}>
      {fates
        .filter((fate) => regions.some((region) => region.fate === fate))
        .map((fate) => (
          <li key={fate}>
            <span className={`swatch region-${fate}`} aria-hidden="true" />
            <b>{texts.approvals.fates[fate]}</b> {shorten(sentences(fate), texts).join('; ')}
          </li>
        ))}
    </ul>
  )
}

function byRange(regions: readonly Region[], formats: Formats): Map<string, string[]> {
  const ranges = new Map<string, string[]>()
  for (const { start, end, trackId } of regions) {
    const range = `${formats.time(start)} – ${formats.time(end)}`
    const ids = ranges.get(range) ?? []
    if (!ids.includes(trackId)) ids.push(trackId)
    ranges.set(range, ids)
  }
  return ranges
}

const mostRanges = 6
const shorten = (all: readonly string[], { common }: Texts) =>
  all.length > mostRanges ? [...all.slice(0, mostRanges), common.andMore(all.length - mostRanges)] : all
