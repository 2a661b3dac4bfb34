import { spawnSync } from 'node:child_process'
import type { MonoCount } from '../../../shared/schemas/edits/monoCount.ts'

export interface LoudnessFigures {
  readonly integrated: number
  readonly range: number
  readonly truePeakDb: number
}

/** What FFmpeg's ebur128 reads of a file, in tenths. */
export function ffmpegReads(file: string, mono: MonoCount = 'once'): LoudnessFigures {
  const filter = `ebur128=peak=true:dualmono=${mono === 'dual'}`
  const { stderr } = spawnSync('ffmpeg', ['-nostats', '-i', file, '-af', filter, '-f', 'null', '-'], {
    encoding: 'utf8',
  })
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const figure = (pattern: RegExp): number => Number(pattern.exec(summary)?.[1])
  return {
    integrated: figure(/I:\s+(-?[\d.]+) LUFS/),
    range: figure(/LRA:\s+(-?[\d.]+) LU/),
    truePeakDb: figure(/Peak:\s+(-?[\d.]+) dBFS/),
  }
}

/** RMS and largest sample as FFmpeg's astats has them, over all channels, in dB. */
export function ffmpegLevels(file: string): { readonly rmsDb: number; readonly peakDb: number } {
  const { stderr } = spawnSync('ffmpeg', ['-nostats', '-i', file, '-af', 'astats', '-f', 'null', '-'], {
    encoding: 'utf8',
  })
  const overall = stderr.slice(stderr.lastIndexOf('Overall'))
  const figure = (pattern: RegExp): number => Number(pattern.exec(overall)?.[1])
  return { rmsDb: figure(/RMS level dB: (-?[\d.]+)/), peakDb: figure(/Peak level dB: (-?[\d.]+)/) }
}
