import { describe, expect, it } from 'vitest'
import type { TrackId } from '../../../../../../shared/ids.ts'
import { memoryBlockStore } from '../../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { fillDeadJoins } from '../../../../../../electron/engine/edits/removal/fillDeadJoins.ts'
import { removeRange } from '../../../../../../electron/engine/edits/removal/removeRange.ts'
import type { Project, Track } from '../../../../../../electron/engine/model/project.ts'
import { readTrack } from '../../../../../../electron/engine/render/readTrack.ts'
import { makeSoundTrack } from '../../../../../support/engine/makeSoundTrack.ts'
import { makeAudioProject } from '../../../../../support/engine/makeTrack.ts'
import { levelOf } from '../../../../../support/engine/renderEffect.ts'
import { noise } from '../../../../../support/signals.ts'

const rate = 16_000
const id = 'track-1' as TrackId
const seconds = 20

/** Syllables of a third of a second with shorter pauses, in a room that is as loud as that. */
function speech(roomLevel: number): Float32Array {
  const room = noise(seconds * rate, 3, roomLevel)
  return room.map((sample, k) => {
    const inSyllable = (k / rate) % 0.8
    const shape = inSyllable < 0.35 ? Math.sin((Math.PI * inSyllable) / 0.35) : 0
    const voice = Math.sin(2 * Math.PI * 140 * (k / rate)) + 0.5 * Math.sin(2 * Math.PI * 420 * (k / rate))
    return sample + 0.3 * shape * voice
  })
}

function dead(sound: Float32Array, from: number, to: number): Float32Array {
  return sound.slice().fill(0, Math.round(from * rate), Math.round(to * rate))
}

/** What is left of a sound behind a cut from `from` to `to`, with what is filled at its join. */
function cut(sound: Float32Array, from: number, to: number, joins: 'clickSafe' | 'exact' = 'clickSafe') {
  const store = memoryBlockStore()
  const [start, end] = [Math.round(from * rate), Math.round(to * rate)]
  const rules = { joins, sampleRate: rate }
  const track = removeRange(makeSoundTrack(store, [sound]), { start, end, gap: 'close' }, rules, () => expect.fail())
  const project = makeAudioProject([track], rate)
  const gone = [{ at: start, removed: { from: start, to: end } }]
  const done = fillDeadJoins(project, new Set([id]), gone, { store, joins })
  const read = (one: Project): Float32Array =>
    readTrack(store, one.tracks[0] as Track, 0, sound.length - end + start)[0] ?? new Float32Array()
  return { before: read(project), after: read(done.project), filled: done.told.joins[0]?.filled ?? null, ...done }
}

const within = (sound: Float32Array, from: number, to: number): number =>
  levelOf(sound, Math.round(from * rate), Math.round(to * rate))

describe('dead air at a join', () => {
  it('gets the sound of the room near it, as loud as that is, and nothing else changes', () => {
    // given: 0.6 s of it, of which a cut leaves the last 0.4 s
    const sound = dead(speech(0.004), 10.4, 11)
    // when
    const { before, after, filled, told } = cut(sound, 9.3, 10.6)
    // then
    expect(filled?.start).toBeCloseTo(9.3, 1)
    expect(filled?.end).toBeCloseTo(9.7, 1)
    const [start, end] = [(filled?.start ?? 0) * rate, (filled?.end ?? 0) * rate]
    expect(after.subarray(0, start)).toEqual(before.subarray(0, start))
    expect(after.subarray(end)).toEqual(before.subarray(end))
    expect(within(before, 9.35, 9.65)).toBeLessThan(-100)
    const room = within(sound, 9.2, 9.3)
    expect(Math.abs(within(after, 9.35, 9.65) - room)).toBeLessThan(1.5)
    expect(told.notes).toContainEqual(expect.objectContaining({ kind: 'room-filled', count: 1 }))
  })

  it('is left as it is to the bit with exact joins', () => {
    const sound = dead(speech(0.004), 10.4, 11)
    const { before, after, filled } = cut(sound, 9.3, 10.6, 'exact')
    expect(filled).toBeNull()
    expect(after).toEqual(before)
  })

  it('that is shorter than the room that is found for it never goes on without end', () => {
    // given: no more than a third of a second of room at a time, and 1.5 s without it
    const sound = dead(speech(0.004), 10.4, 12)
    const { after, filled } = cut(sound, 9.3, 10.5)
    expect((filled?.end ?? 0) - (filled?.start ?? 0)).toBeGreaterThan(1.4)
    for (let at = 9.4; at < 10.7; at += 0.1) expect(within(after, at, at + 0.1)).toBeGreaterThan(-56)
  })

  it.each([
    ['a room that is heard on both sides', speech(0.004), 9.3, 10.6],
    ['a room that is as quiet as dead air', dead(speech(0.0002), 10.4, 11), 9.3, 10.6],
    ['speech that a gate has parted everywhere', speech(0), 9.3, 10.7],
    ['a silence of its own', dead(speech(0.004), 10.4, 15), 9.3, 10.6],
    ['a rest in music that has no room', dead(music(), 10.4, 11), 9.3, 10.6],
  ])('is not filled in %s', (_, sound, from, to) => {
    const { filled, told, before, after } = cut(sound, from, to)
    expect(filled).toBeNull()
    expect(after).toEqual(before)
    expect(told.notes.map(({ kind }) => kind)).not.toContain('room-filled')
  })
})

/** Notes that swell and fade, one after the other, without a pause. */
function music(): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, k) => {
    const at = k / rate
    const note = 220 * 2 ** ((Math.floor(at * 2) % 5) / 12)
    return 0.3 * Math.exp(-3 * (at % 0.5)) * Math.sin(2 * Math.PI * note * at)
  })
}
