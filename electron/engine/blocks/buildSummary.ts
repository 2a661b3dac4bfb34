import { type Block, type BlockSummary, summaryFrames } from './blockStore.ts'
import { aligned, decodeSamples } from './sampleFormat.ts'

/** Min, max and energy of every 256 frames, channel by channel: read once when the block is made. */
export function buildSummary(block: Block): BlockSummary {
  const entries = Math.ceil(block.frames / summaryFrames)
  const summary = {
    entries,
    min: new Float32Array(entries * block.channels),
    max: new Float32Array(entries * block.channels),
    energy: new Float32Array(entries * block.channels),
  }
  if (block.format === 's16') {
    summariseS16(aligned(block.bytes, Int16Array), block.frames, block.channels, summary)
    return summary
  }
  const samples = new Float32Array(block.frames)
  for (const channel of block.channels === 2 ? ([0, 1] as const) : ([0] as const)) {
    decodeSamples({ ...block, channel, from: 0, direction: 'forward', gain: 1 }, block.frames, samples, 0)
    summariseFloats(samples, channel * entries, summary)
  }
  return summary
}

/** Most recordings are 16 bits: whole numbers stay whole here, and both channels are read in one go. */
function summariseS16(samples: Int16Array, frames: number, channels: 1 | 2, summary: BlockSummary): void {
  const { entries, min, max, energy } = summary
  const other = channels - 1
  for (let entry = 0, at = 0; entry < entries; entry++) {
    const stop = Math.min(frames, (entry + 1) * summaryFrames) * channels
    let leftMin = 32_767
    let leftMax = -32_768
    let leftEnergy = 0
    let rightMin = 32_767
    let rightMax = -32_768
    let rightEnergy = 0
    for (; at < stop; at += channels) {
      const left = samples[at] as number
      const right = samples[at + other] as number
      if (left < leftMin) leftMin = left
      if (left > leftMax) leftMax = left
      leftEnergy += left * left
      if (right < rightMin) rightMin = right
      if (right > rightMax) rightMax = right
      rightEnergy += right * right
    }
    min[entry] = leftMin / 32_768
    max[entry] = leftMax / 32_768
    energy[entry] = leftEnergy / 1_073_741_824
    if (channels === 1) continue
    min[entries + entry] = rightMin / 32_768
    max[entries + entry] = rightMax / 32_768
    energy[entries + entry] = rightEnergy / 1_073_741_824
  }
}

function summariseFloats(samples: Float32Array, firstEntry: number, summary: BlockSummary): void {
  let entry = firstEntry
  for (let at = 0; at < samples.length; entry++) {
    const stop = Math.min(samples.length, at + summaryFrames)
    let min = Infinity
    let max = -Infinity
    let energy = 0
    for (; at < stop; at++) {
      const sample = samples[at] as number
      if (sample < min) min = sample
      if (sample > max) max = sample
      energy += sample * sample
    }
    summary.min[entry] = min
    summary.max[entry] = max
    summary.energy[entry] = energy
  }
}
