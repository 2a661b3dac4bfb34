import { describe, expect, it } from 'vitest'
import { mostGrowth, renumberFrame } from '../../../../../../../electron/engine/codecs/encode/flac/renumberFrame.ts'
import { crc16, crc8, shiftCrc16 } from '../../../../../../../electron/engine/codecs/flac/crc.ts'
import { random } from '../../../../../../support/signals.ts'

/** A frame of a fixed block size with number 5 and a body of noise; its checksums hold. */
function frameOf(bodyBytes: number): Uint8Array {
  const next = random(bodyBytes)
  const head = [0xff, 0xf8, 0xc9, 0x18, 5]
  const frame = Uint8Array.from([
    ...head,
    crc8(Uint8Array.from(head), 0, 5),
    ...Array.from({ length: bodyBytes }, () => Math.floor(next() * 256)),
    0,
    0,
  ])
  const sum = crc16(frame, 0, frame.length - 2)
  frame.set([sum >> 8, sum & 0xff], frame.length - 2)
  return frame
}

describe('a FLAC frame that gets another number', () => {
  it.each([
    [0, [5]],
    [64, [69]],
    [122, [127]],
    [123, [0xc2, 0x80]],
    [2043, [0xe0, 0xa0, 0x80]],
    [65_531, [0xf0, 0x90, 0x80, 0x80]],
    [2 ** 26 - 5, [0xfc, 0x84, 0x80, 0x80, 0x80, 0x80]],
  ] as const)('by %i keeps its body and has checksums that hold', (by, number) => {
    for (const bodyBytes of [0, 1, 2, 255, 9001]) {
      const frame = frameOf(bodyBytes)
      const out = new Uint8Array(3 + frame.length + mostGrowth).fill(0xaa)
      const length = renumberFrame(frame, by, out, 3)
      const made = out.subarray(3, 3 + length)
      expect([...made.subarray(4, 4 + number.length)]).toEqual(number)
      expect(length).toBe(frame.length + number.length - 1)
      expect(made[4 + number.length]).toBe(crc8(made, 0, 4 + number.length))
      expect(crc16(made, 0, length)).toBe(0)
      expect(made.subarray(5 + number.length, length - 2)).toEqual(frame.subarray(6, frame.length - 2))
    }
  })
})

it('a checksum goes on over zeros as it would byte by byte', () => {
  for (const zeros of [0, 1, 2, 3, 100, 65_537]) {
    const bytes = new Uint8Array(4 + zeros)
    bytes.set([1, 200, 30, 4])
    expect(shiftCrc16(crc16(bytes, 0, 4), zeros)).toBe(crc16(bytes, 0, bytes.length))
  }
})
