import { X } from 'lucide-react'
import { Button, Group } from 'react-aria-components'
import type { Job } from '../../../shared/schemas/job.ts'
import { hueStyle, trackHue } from '../../lib/trackHue.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'

type Arriving = Job & { readonly of: string }

/** Sound that comes in: a file each, which becomes a track. */
export const isArriving = (job: Job): job is Arriving => job.title === 'Import' && job.of !== undefined

interface ArrivingLane {
  readonly key: string
  readonly name: string
  readonly progress: string
  readonly picture: NonNullable<Job['picture']>
  /** Null for a moment: the page has given it away, and the app has no job for it yet. */
  readonly stop: (() => void) | null
}

/** The lanes of files that are being read, behind the tracks that they come to; each can be stopped by itself. */
export function ArrivingLanes() {
  const texts = useTexts()
  const tracks = useAppState(({ project }) => project?.tracks.length ?? 0)
  const arriving = useArrivingLanes()
  if (arriving.length === 0) return null
  return (
    <section className="arriving" aria-label={texts.status.arriving}>
      {arriving.map(({ key, name, progress, picture, stop }, index) => (
        <Group
          key={key}
          className="arriving-row"
          aria-label={name}
          style={hueStyle(trackHue(tracks + index))}
          data-testid="arriving"
        >
          <div className="arriving-head">
            <span className="arriving-name">{name}</span>
            <span className="job-value">{progress}</span>
            <Button
              className="icon-button"
              aria-label={texts.status.cancelWork(name)}
              isDisabled={stop === null}
              onPress={() => stop?.()}
              data-testid="arriving-cancel"
            >
              <X size={15} aria-hidden="true" />
            </Button>
          </div>
          <ArrivingWave picture={picture} />
        </Group>
      ))}
    </section>
  )
}

/** Files that this page sends, in the order in which they were chosen, and those that the app reads. */
function useArrivingLanes(): readonly ArrivingLane[] {
  const { status } = useTexts()
  const app = useApp()
  const all = useAppState((state) => state.jobs)
  const uploads = useAppState((state) => state.uploads)
  const jobs = all.filter(isArriving)
  const read = jobs.map(({ id, of, fraction, picture = [] }) => ({
    key: id,
    name: of,
    progress: fraction === null ? '' : `${Math.floor(fraction * 100)} %`,
    picture,
    stop: () => void ask(app, 'app:job:cancel', { id }),
  }))
  const sent = uploads
    .filter(({ name, step }) => step === 'sending' || !jobs.some(({ of }) => of === name))
    .map(({ id, name, fraction, step, stop }) => ({
      key: `upload-${id}`,
      name,
      progress: status.copying(Math.floor(fraction * 100)),
      picture: [],
      stop: step === 'sending' ? stop : null,
    }))
  return [...read, ...sent]
}

/** What has come of it, above and below its middle. */
function ArrivingWave({ picture }: { readonly picture: NonNullable<Job['picture']> }) {
  const bars = picture
    .map((height, column) => (height === null ? '' : `M${column} ${256 - height}h1v${height * 2 + 1}h-1z`))
    .join('')
  return (
    <svg
      className="arriving-wave"
      viewBox={`0 0 ${Math.max(1, picture.length)} 512`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-testid="arriving-wave"
    >
      <path d={bars} />
    </svg>
  )
}
