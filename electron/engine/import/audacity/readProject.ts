import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { failure } from '../../../../shared/failures/index.ts'
import type { LeftOutPart } from '../../../../shared/notes/projectNotes.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { ImportFile } from '../../../editor/index.ts'
import { brokenFile } from '../../codecs/inputLimits.ts'
import type { ProjectForm } from '../../codecs/audacity/sniffProject.ts'
import type { ProjectOutline } from '../../codecs/audacity/projectOutline.ts'
import type { ProjectReading } from '../../decoding/decoders.ts'
import { checkLabels } from '../../markers/checkLabels.ts'
import { largestRatio } from '../../resample/createRateConverter.ts'
import { ThreadDied } from '../../threads/thread.ts'
import type { ImportedTrack, ReadFile } from '../imported.ts'
import type { ImportContext } from '../readShares.ts'
import { arrangeClips, type ArrangedTrack } from './arrangeClips.ts'
import { planClips, readSounds, type PlannedClip, type ReadSound } from './clipSounds.ts'
import { lostNotes } from './lostSound.ts'

/** A project of Audacity with its tracks, clips, envelopes, levels and labels. Nothing is ever written to it. */
export async function readProject(
  ctx: ImportContext,
  file: ImportFile,
  form: ProjectForm,
  projectRate: number | null,
): Promise<Result<ReadFile>> {
  let reading: ProjectReading | null = null
  try {
    const opened = await ctx.decoders.openProject(file.path, file.name, form)
    if (!opened.ok) return opened
    reading = opened.value
    return await readAll(ctx, file.name, reading, projectRate)
  } catch (error) {
    if (!(error instanceof ThreadDied)) throw error
    return err(ctx.signal.aborted ? failure('files/cancelled') : failure('files/decoder-stopped', { name: file.name }))
  } finally {
    reading?.close()
  }
}

async function readAll(
  ctx: ImportContext,
  name: string,
  reading: ProjectReading,
  projectRate: number | null,
): Promise<Result<ReadFile>> {
  const { outline } = reading
  const sampleRate = projectRate ?? outline.sampleRate
  const fits = checkAll(name, outline, sampleRate)
  if (!fits.ok) return fits
  if (outline.tracks.length === 0) return err(failure('files/project-empty', { name }))
  const planned = planClips(outline.tracks)
  const sounds = await readSounds(ctx, reading, planned, sampleRate)
  if (!sounds.ok) return sounds
  const arranged = outline.tracks.map((track) =>
    arrangeClips(
      planned.filter((one) => one.track === track),
      sounds.value,
      sampleRate,
    ),
  )
  const tracks = outline.tracks.map((track, index): ImportedTrack => {
    const { gainDb, pan, muted, soloed, channels } = track
    const { clips } = arranged[index] as ArrangedTrack
    return { name: track.name, channels, clips, levels: { gainDb, pan, muted, soloed } }
  })
  const { labels } = checkLabels(outline.labels)
  return ok({
    tracks,
    sampleRate,
    labels,
    about: () => (Object.keys(outline.tags).length === 0 ? null : { tags: outline.tags, cover: null }),
    notes: [
      contentNote(outline, tracks, labels.length),
      ...convertedNotes(outline, sampleRate),
      ...labelNotes(outline.labels.length - labels.length),
      ...soundNotes(reading, planned, sounds.value),
      ...withLeftOut(outline.notes, arranged),
    ],
  })
}

/** Whether all of it can be told times of, and every rate be converted. */
function checkAll(name: string, { tracks }: ProjectOutline, sampleRate: number): Result<void> {
  for (const track of tracks) {
    const ratio = sampleRate / track.sampleRate
    if (Math.max(ratio, 1 / ratio) > largestRatio) {
      const feature = { kind: 'far-sample-rate', sampleRate: track.sampleRate, projectRate: sampleRate } as const
      return err(failure('files/unsupported', { name, feature }))
    }
    for (const { start, length, before, after } of track.clips) {
      const longest = Math.max(
        Math.abs(start) + length / track.sampleRate,
        (before + length + after) / track.sampleRate,
      )
      if (longest > limits.time.max) return brokenFile(name, { kind: 'project-too-long' })
    }
  }
  return ok()
}

const contentNote = ({ version }: ProjectOutline, tracks: readonly ImportedTrack[], labels: number): SourceNote => ({
  kind: 'project',
  version,
  tracks: tracks.length,
  clips: tracks.reduce((sum, { clips }) => sum + clips.length, 0),
  labels,
})

function convertedNotes({ tracks }: ProjectOutline, sampleRate: number): SourceNote[] {
  const others = tracks.filter((track) => track.sampleRate !== sampleRate && track.clips.length > 0)
  return others.map((track) => ({ kind: 'track-converted', track: track.name, from: track.sampleRate, to: sampleRate }))
}

const labelNotes = (leftOut: number): SourceNote[] => (leftOut > 0 ? [{ kind: 'labels-left-out', count: leftOut }] : [])

function soundNotes(
  reading: ProjectReading,
  planned: readonly PlannedClip[],
  sounds: ReadonlyMap<string, ReadSound>,
): SourceNote[] {
  const repaired = reading.repaired()
  return [...lostNotes(planned, sounds), ...(repaired > 0 ? [{ kind: 'repaired' as const, count: repaired }] : [])]
}

/** All that has no place here in one sentence. */
function withLeftOut(notes: readonly SourceNote[], arranged: readonly ArrangedTrack[]): readonly SourceNote[] {
  const more = sumUp(arranged.flatMap(({ leftOut }) => leftOut))
  const parts = [...notes.flatMap((note) => (note.kind === 'project-left-out' ? note.parts : [])), ...more]
  const others = notes.filter(({ kind }) => kind !== 'project-left-out')
  return parts.length === 0 ? others : [...others, { kind: 'project-left-out', parts }]
}

function sumUp(parts: readonly LeftOutPart[]): readonly LeftOutPart[] {
  const sums = new Map<string, LeftOutPart>()
  for (const part of parts) {
    const before = sums.get(part.kind)
    const sum =
      before !== undefined && 'clips' in before && 'clips' in part
        ? { ...part, clips: before.clips + part.clips }
        : part
    sums.set(part.kind, sum)
  }
  return [...sums.values()]
}
