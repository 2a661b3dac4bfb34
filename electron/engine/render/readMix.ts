import type { BlockStore } from '../blocks/blockStore.ts'
import { copyS16, inScratch, roundS16 } from '../kernels/index.ts'
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
    const bytes = new Uint8Array(mix.buffer, (at - fromFrame) * 4)
    const plain = readPlainStretch(store, project, at, end - at, 2)
    if (plain !== null && plain.stored.gain === 1) {
      copyS16(plain.stored, 2, bytes)
      at += plain.frames
      continue
    }
    const count = Math.min(mixFrames, end - at)
    inScratch(() => roundS16(readMixFloat(store, project, at, count), bytes.subarray(0, count * 4)))
    at += count
  }
  return mix
}
