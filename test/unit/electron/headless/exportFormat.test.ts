import { expect, test } from 'vitest'
import { formatOfHead } from '../../../../electron/headless/exportFormat.ts'

function wav({
  code = 1,
  bits = 16,
  sub = 0,
  before = '',
}: {
  code?: number
  bits?: number
  sub?: number
  before?: string
}): Buffer {
  const fmt = Buffer.alloc(8 + 40)
  fmt.write('fmt ')
  fmt.writeUInt32LE(40, 4)
  fmt.writeUInt16LE(code, 8)
  fmt.writeUInt16LE(bits, 22)
  fmt.writeUInt16LE(sub, 32)
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), Buffer.from(before, 'latin1'), fmt])
}

test.each([
  ['8-bit', wav({ bits: 8 }), 'wav16'],
  ['16-bit', wav({}), 'wav16'],
  ['24-bit', wav({ bits: 24 }), 'wav24'],
  ['32-bit', wav({ bits: 32 }), 'wavFloat'],
  ['float', wav({ code: 3, bits: 32 }), 'wavFloat'],
  ['extensible float', wav({ code: 0xfffe, bits: 32, sub: 3 }), 'wavFloat'],
  ['extensible 24-bit', wav({ code: 0xfffe, bits: 24, sub: 1 }), 'wav24'],
  ['behind another chunk of odd length', wav({ bits: 24, before: 'LIST\u0003\0\0\0abc\0' }), 'wav24'],
  ['cut off', wav({ bits: 24 }).subarray(0, 20), 'wav16'],
  ['a project of Audacity', Buffer.from('SQLite format 3\0'), 'wavFloat'],
  ['a project of Audacity 2', Buffer.from('<?xml version="1.0"?>'), 'wavFloat'],
  ['not audio', Buffer.from('hello there, this is text'), 'wav16'],
  ['empty', Buffer.alloc(0), 'wav16'],
])('%s', (_, head, format) => {
  expect(formatOfHead(head)).toBe(format)
})

test.each([
  [16, 'wav16'],
  [24, 'wav24'],
])('FLAC with %i bits', (bits, format) => {
  // 16 bytes of block header and sizes, then 20 bits of rate, 3 of channels, 5 of bits - 1.
  const head = Buffer.alloc(42)
  head.write('fLaC')
  head.writeUIntBE(Math.floor(44100 * 2 ** 12 + (1 << 9) + ((bits - 1) << 4)), 18, 4)
  expect(formatOfHead(head)).toBe(format)
})
