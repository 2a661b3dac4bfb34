import type { BlockStore } from '../blocks/blockStore.ts'
import type { Project } from '../model/project.ts'
import { audioEnd } from './audibleTracks.ts'
import { mixFrames, readMixFloat } from './readMixFloat.ts'
import { readPlainStretch } from './readPlainStretch.ts'

/**
 * The mix as interleaved 16-bit stereo, rounded and clipped; shorter at the end of the audio, empty behind it.
 * Not dithered: 16-bit sound that nothing was done to passes bit for bit.
 */
export function readMix(store: BlockStore, project: Project, fromFrame: number, frames: number): Int16Array {
  const end = Math.min(fromFrame + frames, audioEnd(project))
  const mix = new Int16Array(Math.max(0, end - fromFrame) * 2)
  for (let at = fromFrame; at < end;) {
    const out = mix.subarray((at - fromFrame) * 2)
    const plain = readPlainStretch(store, project, at, end - at, 2)
    if (plain !== null) {
      out.set(plain.samples)
      at += plain.frames
      continue
    }
    const count = Math.min(mixFrames, end - at)
    const [left, right] = readMixFloat(store, project, at, count)
    interleave(left, right, out)
    at += count
  }
  return mix
}

function interleave(left: Float32Array, right: Float32Array, out: Int16Array): void {
  for (let i = 0, to = 0; i < left.length; i++, to += 2) {
    out[to] = toStep(left[i] as number)
    out[to + 1] = toStep(right[i] as number)
  }
}

function toStep(sample: number): number {
  const step = Math.floor(sample * 32_768 + 0.5)
  return step > 32_767 ? 32_767 : step < -32_768 ? -32_768 : step
}
