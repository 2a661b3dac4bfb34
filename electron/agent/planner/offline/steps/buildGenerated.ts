import type { PlannedStep, TrackRef } from '../../plan.ts'
import { step } from './request.ts'
import type { Request, Setting } from './request.ts'
import { rangesOf, targetOf, tracksOf } from './targets.ts'

const isNew = (track: TrackRef): boolean =>
  track.kind === 'name' && /^(?:new|new mono|new stereo|separate|own)$/i.test(track.name)

/** "pink noise on a new track": a generator makes one where no track is named. */
export function withoutNewTrack(request: Request, { project }: Setting): Request {
  const { slots } = request
  const makes =
    request.tool.startsWith('generate_') &&
    slots.tracks.some(isNew) &&
    !project.tracks.some(({ name }) => isNew({ kind: 'name', name }))
  return makes ? { ...request, slots: { ...slots, tracks: [], trackGroups: [] } } : request
}

/** "bleep 10 to 11": the tone takes the place of what is said there, so that it has to be known on which track. */
export function bleepSteps(request: Request, { project }: Setting): readonly PlannedStep[] | null {
  const ranges =
    request.tool === 'generate_tone' && request.verbWords.some((word) => word.startsWith('bleep'))
      ? rangesOf(request.slots, 'ask')
      : []
  const named = tracksOf(request.slots)
  const [only, more] = project.tracks
  const tracks: readonly TrackRef[] =
    named.length > 0
      ? named
      : only !== undefined && more === undefined
        ? [{ kind: 'id', id: only.id }]
        : [{ kind: 'selected' }]
  return ranges.length === 0 ? null : ranges.map((range) => step(request, targetOf(range, null, tracks)))
}
