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
  let state = 0x2545f491
  const nextRandom = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }

  const ditherInto = (samples: Float32Array, out: Int16Array, first: number, step: number): void => {
    for (let i = 0, to = first; i < samples.length; i++, to += step) {
      out[to] = clip(Math.floor((samples[i] as number) * 32_768 + nextRandom() + nextRandom() - 0.5), 32_768)
    }
  }

  return {
    toInt16(channels, out) {
      const frames = channels[0]?.length ?? 0
      for (let at = 0; at < frames; at += granuleFrames) {
        const parts = channels.map((channel) => channel.subarray(at, at + granuleFrames))
        const isExact = parts.every(isOnGrid)
        parts.forEach((part, c) => {
          const first = at * channels.length + c
          if (isExact) copyInto(part, out, first, channels.length)
          else ditherInto(part, out, first, channels.length)
        })
      }
    },
    toInt24(channels, out) {
      channels.forEach((channel, c) => {
        for (let i = 0, to = c * 3; i < channel.length; i++, to += channels.length * 3) {
          const value = clip(Math.floor((channel[i] as number) * 8_388_608 + 0.5), 8_388_608)
          out[to] = value
          out[to + 1] = value >> 8
          out[to + 2] = value >> 16
        }
      })
    },
  }
}

/** Samples of exactly a whole step; a sample above full scale is not one, as it has to be clipped in any case. */
function isOnGrid(samples: Float32Array): boolean {
  for (let i = 0; i < samples.length; i++) {
    const step = (samples[i] as number) * 32_768
    if (step !== Math.floor(step)) return false
  }
  return true
}

function copyInto(samples: Float32Array, out: Int16Array, first: number, step: number): void {
  for (let i = 0, to = first; i < samples.length; i++, to += step) out[to] = clip((samples[i] as number) * 32_768, 32_768)
}

function clip(value: number, scale: number): number {
  return value > scale - 1 ? scale - 1 : value < -scale ? -scale : value
}
