/**
 * More than two channels to stereo. Weights of left and right for each channel, in the order that WAV and FLAC share;
 * centre and surrounds at -3 dB as in ITU-R BS.775, the bass channel left out. They are scaled so that full scale on
 * all channels is full scale.
 */
const half = Math.SQRT1_2
type Weights = readonly (readonly [left: number, right: number])[]

const layouts: Readonly<Record<number, Weights>> = {
  3: [
    [1, 0],
    [0, 1],
    [half, half],
  ],
  4: [
    [1, 0],
    [0, 1],
    [half, 0],
    [0, half],
  ],
  5: [
    [1, 0],
    [0, 1],
    [half, half],
    [half, 0],
    [0, half],
  ],
  6: [
    [1, 0],
    [0, 1],
    [half, half],
    [0, 0],
    [half, 0],
    [0, half],
  ],
  7: [
    [1, 0],
    [0, 1],
    [half, half],
    [0, 0],
    [0.5, 0.5],
    [half, 0],
    [0, half],
  ],
  8: [
    [1, 0],
    [0, 1],
    [half, half],
    [0, 0],
    [half, 0],
    [0, half],
    [half, 0],
    [0, half],
  ],
}

/** Stereo from the samples of `channels` (three or more); `sampleAt` gives one sample of the interleaved row. */
export function foldChannels(channels: number, frames: number, sampleAt: (index: number) => number): Float32Array {
  const weights =
    layouts[channels] ?? Array.from({ length: channels }, (_, c): [number, number] => (c % 2 === 0 ? [1, 0] : [0, 1]))
  const totals = [0, 1].map((side) => weights.reduce((sum, weight) => sum + (weight[side] as number), 0)) as [
    number,
    number,
  ]
  const left = weights.map((weight) => weight[0] / totals[0])
  const right = weights.map((weight) => weight[1] / totals[1])
  const folded = new Float32Array(frames * 2)
  for (let frame = 0, index = 0; frame < frames; frame++) {
    let toLeft = 0
    let toRight = 0
    for (let c = 0; c < channels; c++, index++) {
      const sample = sampleAt(index)
      toLeft += sample * (left[c] as number)
      toRight += sample * (right[c] as number)
    }
    folded[frame * 2] = toLeft
    folded[frame * 2 + 1] = toRight
  }
  return folded
}
