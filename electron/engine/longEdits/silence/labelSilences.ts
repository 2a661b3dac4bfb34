import { failure } from '../../../../shared/failures/index.ts'
import { err, ok } from '../../../../shared/result.ts'
import { frames, toFrames } from '../../../../shared/time.ts'
import { finish } from '../../edits/edit.ts'
import { withLabels } from '../../edits/labels/addLabels.ts'
import { listenForSilences } from '../../measure/findSilences.ts'
import { trackEnd } from '../../model/projectEnd.ts'
import type { LongEdit } from '../longEdit.ts'

/**
 * Numbered where a text is given: `Pause 1`, `Pause 2`. Without tracks that hold audio there is nothing to listen to.
 */
export const labelSilences: LongEdit<'labelSilences'> = async ({ project, focus }, request, env) => {
  const chosen =
    focus.selectedTracks.length === 0
      ? project.tracks
      : project.tracks.filter((track) => focus.selectedTracks.includes(track.id))
  const tracks = chosen.filter((track) => track.clips.length > 0)
  const end = tracks.reduce((last, track) => Math.max(last, trackEnd(track)), 0)
  const range = focus.selection ?? { start: frames(0), end: frames(end) }
  const rules = { thresholdDb: request.thresholdDb, minFrames: toFrames(request.minSilence, project.sampleRate) }
  const found = await listenForSilences(env, tracks, { from: range.start, to: Math.min(range.end, end) }, rules)
  if (!found.ok) return found
  if (found.value.length === 0)
    return err(failure('engine/no-silence', { seconds: request.minSilence, thresholdDb: request.thresholdDb }))
  const text = request.text.trim()
  const added = found.value.map(({ from, to }, index) => ({
    text: `${text} ${index + 1}`.trim(),
    start: frames(from),
    end: frames(to),
  }))
  return ok({
    tasks: [],
    apply: (now, _made, applied) =>
      finish(
        now,
        { project: { ...now.project, labels: withLabels(now.project.labels, added, applied) } },
        { tracks: tracks.map((track) => track.name), range },
      ),
  })
}
