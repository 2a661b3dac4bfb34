import { closeSync, openSync, readSync } from 'node:fs'

/** Sample formats that a WAV file is written in. */
type Format = 'wav16' | 'wav24' | 'wavFloat'

const depth: Readonly<Record<Format, number>> = { wav16: 0, wav24: 1, wavFloat: 2 }

/** The deepest format among the inputs, so that a 24-bit or float recording does not lose by passing through. */
export function exportFormat(inputs: readonly string[]): Format {
  return inputs.map(formatOf).reduce((deepest, one) => (depth[one] > depth[deepest] ? one : deepest), 'wav16')
}

/** Read from the head of the file; what can't be told there counts as 16-bit. */
function formatOf(path: string): Format {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(65_536)
    return formatOfHead(head.subarray(0, readSync(file, head, 0, head.length, 0)))
  } finally {
    closeSync(file)
  }
}

/**
 * Deep enough for what is in the file. WAV: the `fmt ` chunk. FLAC: 5 bits of STREAMINFO hold the sample size less
 * one.
 */
export function formatOfHead(head: Buffer): Format {
  const tag = head.toString('latin1', 0, 4)
  if (tag === 'fLaC' && head.length > 22) return ofBits(((head.readUInt16BE(20) >> 4) & 0x1f) + 1)
  // A project of Audacity: whatever its recordings have, levels and envelopes are floats.
  if (tag === 'SQLi' || /^\s*<\?xml/u.test(head.toString('latin1', 0, 64))) return 'wavFloat'
  if (tag !== 'RIFF' && tag !== 'RF64') return 'wav16'
  for (let at = 12; at + 8 <= head.length;) {
    const size = head.readUInt32LE(at + 4)
    if (head.toString('latin1', at, at + 4) === 'fmt ' && at + 24 <= head.length) return ofWav(head, at + 8, size)
    at += 8 + size + (size % 2)
  }
  return 'wav16'
}

function ofWav(head: Buffer, at: number, size: number): Format {
  const extensible = 0xfffe
  const tag = head.readUInt16LE(at)
  const code = tag === extensible && size >= 26 && at + 26 <= head.length ? head.readUInt16LE(at + 24) : tag
  return code === 3 ? 'wavFloat' : ofBits(head.readUInt16LE(at + 14))
}

function ofBits(bits: number): Format {
  if (bits > 24) return 'wavFloat'
  return bits > 16 ? 'wav24' : 'wav16'
}
