import { z } from 'zod'
import { limits } from '../limits.ts'
import { trackColourSchema } from '../trackColour.ts'
import { ids, name, within } from './values.ts'

/** Left out: the selected tracks. */
const trackIds = ids.min(1).optional()
const switched = z.enum(['on', 'off'])

/** The menu Tracks. Muting and soloing are content: they are in the mix, in the file and in the undo history. */
export const trackRequests = [
  /** An empty track behind the others; it becomes the selected one. */
  z.strictObject({
    kind: z.literal('createTrack'),
    channels: z.union([z.literal(1), z.literal(2)]),
    name: name.optional(),
  }),
  z.strictObject({ kind: z.literal('deleteTracks'), trackIds }),
  /** Each copy stands below its original; the copies become the selected tracks. */
  z.strictObject({ kind: z.literal('duplicateTracks'), trackIds }),
  /** By one place; tracks at the very edge stay. */
  z.strictObject({ kind: z.literal('moveTracks'), direction: z.enum(['up', 'down']), trackIds }),
  /** Above another track, or below all of them; they keep their order. */
  z.strictObject({ kind: z.literal('placeTracks'), above: z.string().nullable(), trackIds }),
  /** One track only. */
  z.strictObject({ kind: z.literal('renameTrack'), name, trackIds }),
  /** Where the slider stands, not by how much it moves. */
  z.strictObject({ kind: z.literal('setTrackGain'), gainDb: within(limits.trackGainDb), trackIds }),
  /** -1 left … 1 right. */
  z.strictObject({ kind: z.literal('setTrackPan'), pan: z.number().min(-1).max(1), trackIds }),
  /** Null: that of its place again. */
  z.strictObject({ kind: z.literal('setTrackColour'), colour: trackColourSchema.nullable(), trackIds }),
  z.strictObject({ kind: z.literal('muteTracks'), mute: switched, trackIds }),
  z.strictObject({ kind: z.literal('soloTracks'), solo: switched, trackIds }),
] as const
