/** What we write: integers of 16 and 24 bits, floats of 32. */
export interface WavOutputFormat {
  readonly encoding: 's16' | 's24' | 'f32'
  readonly channels: 1 | 2
  readonly sampleRate: number
}

export const wavSampleBytes = { s16: 2, s24: 3, f32: 4 } as const

const largestRiff = 2 ** 32 - 1
const unknownSize = 0xffff_ffff

/** Bytes of sound; an odd number is followed by one zero in the file. */
export function wavDataBytes(format: WavOutputFormat, frames: number): number {
  return frames * format.channels * wavSampleBytes[format.encoding]
}

/**
 * Everything in front of the samples: 44 bytes for integers, 58 for floats (which have to say their number of frames),
 * and 36 more where the file is too long for 32-bit sizes and is an RF64 file (EBU Tech 3306). `bytesBehind` are those
 * of chunks that follow the samples.
 */
export function wavHeader(format: WavOutputFormat, frames: number, bytesBehind = 0): Uint8Array {
  const dataBytes = wavDataBytes(format, frames)
  const isFloat = format.encoding === 'f32'
  const plainLength = isFloat ? 58 : 44
  const isLong = plainLength - 8 + dataBytes + (dataBytes % 2) + bytesBehind > largestRiff
  const header = new Uint8Array(plainLength + (isLong ? 36 : 0))
  const view = new DataView(header.buffer)
  const riffBytes = header.length - 8 + dataBytes + (dataBytes % 2) + bytesBehind

  let at = 0
  const writeText = (text: string): void => {
    for (const letter of text) view.setUint8(at++, letter.charCodeAt(0))
  }
  const writeShort = (value: number): void => {
    view.setUint16(at, value, true)
    at += 2
  }
  const writeLong = (value: number): void => {
    view.setUint32(at, value, true)
    at += 4
  }
  const writeHuge = (value: number): void => {
    writeLong(value % 2 ** 32)
    writeLong(Math.floor(value / 2 ** 32))
  }

  writeText(isLong ? 'RF64' : 'RIFF')
  writeLong(isLong ? unknownSize : riffBytes)
  writeText('WAVE')
  if (isLong) {
    writeText('ds64')
    writeLong(28)
    writeHuge(riffBytes)
    writeHuge(dataBytes)
    writeHuge(frames)
    writeLong(0)
  }
  const frameBytes = format.channels * wavSampleBytes[format.encoding]
  writeText('fmt ')
  writeLong(isFloat ? 18 : 16)
  writeShort(isFloat ? 3 : 1)
  writeShort(format.channels)
  writeLong(format.sampleRate)
  writeLong(format.sampleRate * frameBytes)
  writeShort(frameBytes)
  writeShort(wavSampleBytes[format.encoding] * 8)
  if (isFloat) {
    writeShort(0)
    writeText('fact')
    writeLong(4)
    writeLong(isLong ? unknownSize : frames)
  }
  writeText('data')
  writeLong(isLong ? unknownSize : dataBytes)
  return header
}
