import { spawnSync } from 'node:child_process'

export interface LoudnessFigures {
  readonly integrated: number
  readonly range: number
  readonly truePeakDb: number
}

/** What FFmpeg's ebur128 reads of a file, in tenths. */
export function ffmpegReads(file: string): LoudnessFigures {
  const { stderr } = spawnSync('ffmpeg', ['-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'], {
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
