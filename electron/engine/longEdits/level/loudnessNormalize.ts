import { failure } from '../../../../shared/failures/index.ts'
import type { TrackId } from '../../../../shared/ids.ts'
import { err, ok } from '../../../../shared/result.ts'
import type { Change, EditNote } from '../../../../shared/schemas/change.ts'
import { changeTracks } from '../../edits/changeTracks.ts'
import { finish } from '../../edits/edit.ts'
import { readTargetWithAudio } from '../../edits/readTarget.ts'
import { scaleRange } from '../../edits/level/shapeRange.ts'
import { channelsOf } from '../../measure/loudness/index.ts'
import { heardOf } from '../../render/audibleTracks.ts'
import type { LongEdit } from '../longEdit.ts'
import { isNear, listenPart, loudnessChange, loudnessGain, monoNotes } from './loudnessGain.ts'

/**
 * Brings the selected tracks to a loudness: all by one gain, so that their mix reaches it, or each by its own. Gain
 * only, as Audacity does; it says when peaks go too high. Silent tracks stay.
 */
export const loudnessNormalize: LongEdit<'loudnessNormalize'> = async (state, { targetLufs, mode, mono }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, tracks, names } = target.value
  const groups = mode === 'each' ? tracks.map((track) => [track]) : [tracks]
  const gains = new Map<TrackId, number>()
  const notes: EditNote[] = []
  const changes: Change[] = []
  for (const [index, group] of groups.entries()) {
    const part = { ...listenPart(env, index, groups.length, state.project.sampleRate), mono }
    const found = await loudnessGain(part, group, { start, end }, targetLufs)
    if (!found.ok) return found
    if (found.value === null) continue
    for (const track of group) gains.set(track.id, found.value.gain)
    // Where all are one group it is not named.
    const name = groups.length > 1 ? (group[0]?.name ?? null) : null
    if (!isNear(found.value.gain)) changes.push(loudnessChange(name, found.value.lufs, targetLufs))
    if (found.value.highPeakDb !== null) notes.push({ kind: 'true-peak', track: name, db: found.value.highPeakDb })
  }
  notes.push(
    ...monoNotes(
      groups.map((group) => channelsOf(heardOf(group))),
      mono,
    ),
  )
  if (gains.size === 0) return err(failure('engine/only-silence', { track: null }))
  return ok({
    tasks: [],
    apply: (now) => {
      const project = changeTracks(now.project, ids, (track) => {
        const gain = gains.get(track.id) ?? 1
        if (isNear(gain)) return track
        return scaleRange(track, target.value, gain)
      })
      return finish(now, { project }, { tracks: names, range: target.value, notes, changes })
    },
  })
}
