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
    const samples = aligned(block.bytes, Int16Array)
    for (let channel = 0; channel < block.channels; channel++) summariseS16(samples, block, channel, summary)
    return summary
  }
  const samples = new Float32Array(block.frames)
  for (const channel of block.channels === 2 ? ([0, 1] as const) : ([0] as const)) {
    decodeSamples({ ...block, channel, from: 0, direction: 'forward', gain: 1 }, block.frames, samples, 0)
    summariseFloats(samples, channel * entries, summary)
  }
  return summary
}

/** Most recordings are 16 bits: whole numbers stay whole here, a third of the time of the way over floats. */
function summariseS16(samples: Int16Array, block: Block, channel: number, summary: BlockSummary): void {
  const stride = block.channels
  const end = block.frames * stride
  let entry = channel * summary.entries
  for (let at = channel; at < end; entry++) {
    const stop = Math.min(end, at + summaryFrames * stride)
    let min = 32_767
    let max = -32_768
    let energy = 0
    for (; at < stop; at += stride) {
      const sample = samples[at] as number
      if (sample < min) min = sample
      if (sample > max) max = sample
      energy += sample * sample
    }
    summary.min[entry] = min / 32_768
    summary.max[entry] = max / 32_768
    summary.energy[entry] = energy / 1_073_741_824
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
