import { expect, test } from 'vitest'
import { createPacketJoiner } from '../../../../../../../electron/engine/codecs/encode/ogg/joinSegments.ts'
import type { SoundPacket } from '../../../../../../../electron/engine/codecs/encode/ogg/soundPackets.ts'

const long = 2048
const short = 256

/** Packets of windows of these lengths, the first of which ends at `start`; each says who made it. */
function packets(start: number, sizes: readonly number[], maker: number): SoundPacket[] {
  let end = start
  return sizes.map((size, index) => {
    end += index === 0 ? 0 : ((sizes[index - 1] as number) + size) / 4
    return { bytes: Uint8Array.of(maker), size, end }
  })
}
const longs = (count: number): number[] => Array.from({ length: count }, () => long)
const makersOf = (made: readonly SoundPacket[]): string => made.map(({ bytes }) => bytes[0]).join('')
const start = 100 * 1024

/** Every window of what was joined overlaps with the one before it by a quarter of each. */
function isStream(made: readonly SoundPacket[]): boolean {
  return made.every((packet, index) => {
    const before = made[index - 1]
    return before === undefined || packet.end === before.end + (before.size + packet.size) / 4
  })
}

test('where windows of both lie on one grid the next segment goes on with its own', () => {
  const joiner = createPacketJoiner()
  expect(joiner.add(packets(0, longs(148), 1), 0)).toEqual({ kind: 'settled', packets: [] })
  const joined = joiner.add(packets(start, longs(148), 2), start)
  if (joined.kind !== 'settled') throw new Error(joined.kind)
  const all = [...joined.packets, ...joiner.end()]
  expect(makersOf(all)).toMatch(/^1+2+$/u)
  expect([all.length, isStream(all)]).toEqual([248, true])
})

test('where the grids differ a sharp sound that both have in short windows joins them', () => {
  const joiner = createPacketJoiner()
  const sharp = [short, short, short, short]
  joiner.add(packets(128, [...longs(127), ...sharp, short, ...longs(20)], 1), 0)
  const joined = joiner.add(packets(start, [...longs(27), short, ...sharp, short, ...longs(100)], 2), start)
  if (joined.kind !== 'settled') throw new Error(joined.kind)
  const all = [...joined.packets, ...joiner.end()]
  expect(makersOf(all)).toMatch(/^1+2+$/u)
  expect(isStream(all)).toBe(true)
})

test('without one the next segment has to begin later by as much as its grid lies beside the other', () => {
  const joiner = createPacketJoiner()
  joiner.add(packets(384, longs(148), 1), 0)
  expect(joiner.add(packets(start, longs(148), 2), start)).toEqual({ kind: 'beside', by: 384 })
  expect(joiner.add(packets(start + 384, longs(147), 2), start).kind).toBe('settled')
})

test('segments that have nothing in common stay apart', () => {
  const joiner = createPacketJoiner()
  joiner.add(packets(0, longs(20), 1), 0)
  expect(joiner.add(packets(start, longs(148), 2), start)).toEqual({ kind: 'apart' })
})
