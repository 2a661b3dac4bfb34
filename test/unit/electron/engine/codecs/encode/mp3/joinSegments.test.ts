import { describe, expect, it } from 'vitest'
import {
  createSegmentJoiner,
  sharedFrames,
} from '../../../../../../../electron/engine/codecs/encode/mp3/joinSegments.ts'
import { SeamMissing } from '../../../../../../../electron/engine/codecs/encode/seamMissing.ts'
import { mp3FrameLength } from '../../../../../../../electron/engine/codecs/mp3/frameHeader.ts'
import { hear, scratchFile } from '../../../../../../support/files/importing.ts'
import { encodeMp3, joinMp3, mp3Sounds, type Sound, stride } from '../../../../../../support/files/mp3Segments.ts'

/** Power of what encoding added, in decibels below the sound's, over some frames. */
function distance(one: readonly Float32Array[], other: readonly Float32Array[], from: number, to: number): number {
  let error = 1e-12
  let power = 1e-12
  one.forEach((side, c) => {
    for (let i = from; i < Math.min(to, side.length); i++) {
      error += ((side[i] as number) - (other[c]?.[i] ?? 0)) ** 2
      power += (side[i] as number) ** 2
    }
  })
  return 10 * Math.log10(error / power)
}

describe('segments of MP3 that are encoded by themselves', () => {
  it.each(mp3Sounds)(
    'give the stream that one encoder gives of %s: as many frames, no damage, and the same distance from the sound at every seam',
    async (_, sound) => {
      const frame = mp3FrameLength(sound.sampleRate)
      const { joined, seams } = await joinMp3(sound)
      const whole = await encodeMp3(sound, 0, Infinity)
      expect(seams.length).toBeGreaterThan(2)
      if (sound.quality.kind === 'constant') expect(joined.length).toBe(whole.length)
      const [ours, theirs] = [
        await hear(scratchFile(joined, 'joined.mp3')),
        await hear(scratchFile(new Uint8Array(whole), 'whole.mp3')),
      ]
      expect([ours.notes, ours.sound[0]?.length]).toEqual([[], theirs.sound[0]?.length])
      // What was encoded lies an encoder's and a decoder's delay behind.
      const delay = 576 + 529
      const source = sound.channels.map((side) => {
        const late = new Float32Array(side.length + delay)
        late.set(side, delay)
        return late
      })
      for (const seam of seams) {
        // Where a wrong byte or window would be heard: a frame before the seam, and two behind it.
        const [from, to] = [(seam - 1) * frame, (seam + 3) * frame]
        const [joinedIs, wholeIs] = [distance(source, ours.sound, from, to), distance(source, theirs.sound, from, to)]
        expect(joinedIs).toBeLessThan(Math.max(wholeIs + 1.5, -60))
      }
    },
  )

  it('that share no frame are not joined', async () => {
    const sound = mp3Sounds[0]?.[1] as Sound
    const joiner = createSegmentJoiner(stride)
    joiner.add(await encodeMp3(sound, 0, (stride + sharedFrames) * 1152))
    expect(() => joiner.add(new Uint8Array(0))).toThrow(SeamMissing)
  })
})
