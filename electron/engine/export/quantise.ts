/** Frames that are looked at together when it is decided whether they need dither. */
const granuleFrames = 256

/**
 * Float channels to interleaved integers. 16 bits are dithered (TPDF, two steps wide) where it is needed: a stretch of 256 frames in which
 * every sample is a whole step already (sound of 16 bits that nothing was done to, silence) is written as it is, bit for bit.
 */
export interface Quantiser {
  toInt16(channels: readonly Float32Array[], out: Int16Array): void
  toInt24(channels: readonly Float32Array[], out: Uint8Array): void
}

/** The noise begins with the same seed every time: an export can be repeated to the bit. */
export function createQuantiser(): Quantiser {
  let seed = 0x2545_f491
  return {
    toInt16(channels, out) {
      const frames = channels[0]?.length ?? 0
      for (let at = 0; at < frames; at += granuleFrames) {
        const end = Math.min(frames, at + granuleFrames)
        const isExact = channels.every((channel) => isOnGrid(channel, at, end))
        for (let c = 0; c < channels.length; c++) {
          const target = { out, first: at * channels.length + c, step: channels.length }
          const channel = channels[c] as Float32Array
          if (isExact) copySteps(channel, at, end, target)
          else seed = ditherSteps(channel, at, end, target, seed)
        }
      }
    },
    toInt24(channels, out) {
      channels.forEach((channel, c) => writeInt24(channel, out, c * 3, channels.length * 3))
    },
  }
}

/** Where one channel's samples go. */
interface Target {
  readonly out: Int16Array
  readonly first: number
  readonly step: number
}

function isOnGrid(samples: Float32Array, from: number, end: number): boolean {
  for (let i = from; i < end; i++) {
    const step = (samples[i] as number) * 32_768
    if (step !== Math.floor(step)) return false
  }
  return true
}

function copySteps(samples: Float32Array, from: number, end: number, { out, first, step }: Target): void {
  for (let i = from, to = first; i < end; i++, to += step) {
    const value = (samples[i] as number) * 32_768
    out[to] = value > 32_767 ? 32_767 : value < -32_768 ? -32_768 : value
  }
}

/** The two halves of one random number (xorshift32) are the two evenly spread ones whose sum is triangular. The next seed. */
function ditherSteps(samples: Float32Array, from: number, end: number, { out, first, step }: Target, seed: number): number {
  let state = seed
  for (let i = from, to = first; i < end; i++, to += step) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const noise = ((state & 0xffff) + (state >>> 16) + 1) / 65_536 - 1
    const value = Math.floor((samples[i] as number) * 32_768 + noise + 0.5)
    out[to] = value > 32_767 ? 32_767 : value < -32_768 ? -32_768 : value
  }
  return state
}

function writeInt24(samples: Float32Array, out: Uint8Array, first: number, step: number): void {
  for (let i = 0, to = first; i < samples.length; i++, to += step) {
    const wanted = (samples[i] as number) * 8_388_608
    // Moved up, so that cutting off rounds to the nearest.
    const value = ((wanted > 8_388_607 ? 8_388_607 : wanted < -8_388_608 ? -8_388_608 : wanted) + 8_388_608.5) | 0
    out[to] = value
    out[to + 1] = value >> 8
    // And down again: half the range is its top bit.
    out[to + 2] = (value >> 16) ^ 0x80
  }
}
