import { execFileSync, spawnSync } from 'node:child_process'

const found = (program: string, flag: string): boolean => spawnSync(program, [flag], { stdio: 'ignore' }).status === 0

/** Other programs that files are checked with, where they are installed. */
export const hasSox = found('sox', '--version')
export const hasFfmpeg = found('ffmpeg', '-version')
export const hasFlac = found('flac', '--version')
export const hasRubberBand = found('rubberband', '--version')

export function runPeer(program: 'sox' | 'ffmpeg' | 'ffprobe' | 'flac' | 'soxi', ...args: readonly string[]): Buffer {
  return execFileSync(program, args, { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** What FFmpeg makes of one of its own sources, as the rest of the arguments say. */
export const runLavfi = (source: string, ...args: readonly string[]): Buffer =>
  runPeer('ffmpeg', '-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...args)

/** What FFmpeg hears in a file: interleaved floats. */
export function ffmpegFloats(file: string): Float32Array {
  const bytes = runPeer('ffmpeg', '-v', 'error', '-i', file, '-f', 'f32le', '-')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
