import type { SoundFormat } from '../../shared/schemas/windowSound.ts'

type Encoding = Extract<SoundFormat['encoding'], 's16' | 's24' | 's32' | 'f32'>

/**
 * How decoded sound is kept: that of a lossless codec with the bits of its source, everything else as floats, so that
 * nothing is clipped.
 */
export function encodingOf(config: AudioDecoderConfig): Encoding {
  if (config.codec !== 'flac') return 'f32'
  const bits = flacBits(bytesOf(config.description))
  if (bits === null || bits > 24) return 's32'
  return bits > 16 ? 's24' : 's16'
}

/** Frame by frame, little endian. */
export function samplesOf(data: AudioData, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const count = data.numberOfFrames * data.numberOfChannels
  if (encoding === 'f32') {
    const samples = new Float32Array(count)
    data.copyTo(samples, { planeIndex: 0, format: 'f32' })
    return new Uint8Array(samples.buffer)
  }
  const samples = new Int32Array(count)
  data.copyTo(samples, { planeIndex: 0, format: 's32' })
  return packed(samples, encoding)
}

/** The upper bits of each number: the others are zero. */
function packed(samples: Int32Array<ArrayBuffer>, encoding: 's16' | 's24' | 's32'): Uint8Array<ArrayBuffer> {
  if (encoding === 's32') return new Uint8Array(samples.buffer)
  if (encoding === 's16') return new Uint8Array(Int16Array.from(samples, (sample) => sample >> 16).buffer)
  const from = new Uint8Array(samples.buffer)
  const bytes = new Uint8Array(samples.length * 3)
  for (let index = 0; index < samples.length; index++) bytes.set(from.subarray(index * 4 + 1, index * 4 + 4), index * 3)
  return bytes
}

/** Of the block behind `fLaC` and its head: 5 bits across two bytes. */
function flacBits(description: Uint8Array): number | null {
  const [high, low] = [description[20], description[21]]
  return high === undefined || low === undefined ? null : ((high & 1) << 4) + (low >> 4) + 1
}

/**
 * A decoder that takes off nothing of what an encoder put in front: whoever asked for the sound does that by what the
 * container says, and the header of Opus would have it done twice.
 */
export function withoutPreSkip(config: AudioDecoderConfig): AudioDecoderConfig {
  if (config.codec !== 'opus' || config.description === undefined) return config
  const description = bytesOf(config.description).slice()
  description.fill(0, 10, 12)
  return { ...config, description }
}

function bytesOf(source: AllowSharedBufferSource | undefined): Uint8Array {
  if (source === undefined) return new Uint8Array(0)
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
}
