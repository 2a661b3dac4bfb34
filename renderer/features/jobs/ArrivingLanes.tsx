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

/** The lanes of files that are being read, behind the tracks that they come to; each can be stopped by itself. */
export function ArrivingLanes() {
  const texts = useTexts()
  const app = useApp()
  const jobs = useAppState((state) => state.jobs)
  const tracks = useAppState(({ project }) => project?.tracks.length ?? 0)
  const arriving = jobs.filter(isArriving)
  if (arriving.length === 0) return null
  return (
    <section className="arriving" aria-label={texts.status.arriving}>
      {arriving.map((job, index) => (
        <Group
          key={job.id}
          className="arriving-row"
          aria-label={job.of}
          style={hueStyle(trackHue(tracks + index))}
          data-testid="arriving"
        >
          <div className="arriving-head">
            <span className="arriving-name">{job.of}</span>
            <span className="job-value">{job.fraction === null ? '' : `${Math.floor(job.fraction * 100)} %`}</span>
            <Button
              className="icon-button"
              aria-label={texts.status.cancelWork(job.of)}
              onPress={() => void ask(app, 'app:job:cancel', { id: job.id })}
              data-testid="arriving-cancel"
            >
              <X size={15} aria-hidden="true" />
            </Button>
          </div>
          <ArrivingWave picture={job.picture ?? []} />
        </Group>
      ))}
    </section>
  )
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
