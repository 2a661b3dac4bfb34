import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { heardTracks } from '../../lib/heardTracks.ts'
import { useAppState } from '../../store/appContext.ts'
import { toTenth } from '../../lib/toTenth.ts'
import { useTexts } from '../../store/useTexts.ts'
import type { ExportDraft } from './exportDraft.ts'
import { exportSize, sayFileSize } from './exportSize.ts'

/** How long and how large what is written will be, before it is. */
export function ExportFacts({ draft, range }: { readonly draft: ExportDraft; readonly range: ExportDraft['range'] }) {
  const texts = useTexts()
  const project = useAppState((state) => state.project)
  if (project === null) return null
  const seconds = secondsOf(project, range)
  const sampleRate = draft.rate === 'project' ? project.sampleRate : Number(draft.rate)
  const size = exportSize(draft, { seconds, channels: channelsOf(project, draft.channels), sampleRate })
  return (
    <dl className="export-facts" data-testid="export-facts">
      <div>
        <dt>{texts.common.length}</dt>
        <dd>{texts.formats.time(toTenth(seconds))}</dd>
      </div>
      <div>
        <dt>{texts.exporting.size}</dt>
        <dd>{sayFileSize(size, texts.formats)}</dd>
      </div>
    </dl>
  )
}

function secondsOf({ duration, selection, tracks, labels }: ProjectView, range: ExportDraft['range']): number {
  if (range === 'selection' && selection !== null) return selection.end - selection.start
  if (range === 'tracks') return heardTracks(tracks).reduce((sum, { clips }) => sum + (clips.at(-1)?.end ?? 0), 0)
  if (range === 'labels') return labels.reduce((sum, { start, end }) => sum + end - start, 0)
  return duration
}

/** As needed: one channel where all that is heard is mono in the middle. */
function channelsOf({ tracks }: ProjectView, wanted: ExportDraft['channels']): 1 | 2 {
  if (wanted !== 'auto') return wanted === '1' ? 1 : 2
  return heardTracks(tracks).every(({ channels, pan }) => channels === 1 && pan === 0) ? 1 : 2
}
