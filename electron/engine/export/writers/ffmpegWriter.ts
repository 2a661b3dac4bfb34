import { closeSync, openSync, readSync } from 'node:fs'
import type { FfmpegFormat } from '../../../../shared/schemas/exportFormats.ts'
import type { Encoders } from '../../codecs/encode/encoderThreads.ts'
import { startEncoder } from '../../codecs/ffmpeg/encodeByFfmpeg.ts'
import { findFfmpeg } from '../../codecs/ffmpeg/findFfmpeg.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { ThreadDied } from '../../threads/thread.ts'
import { type FilePlan, floatsOf, type SoundWriter } from './soundWriter.ts'

const readBytes = 1 << 20

/** What an FFmpeg that is installed encodes: sound goes to it through a pipe, its file is copied when it is whole. */
export function createFfmpegWriter(
  plan: FilePlan & { readonly format: FfmpegFormat },
  write: WriteBytes,
  encoders: Pick<Encoders, 'ffmpeg'>,
): SoundWriter {
  const encoder = startEncoder(plan, findFfmpeg(process.env, encoders.ffmpeg()))
  return {
    put: async (chunk) => encoder.take(interleaved(floatsOf(chunk))),
    end: async () => {
      if (!(await encoder.finish())) throw new ThreadDied('FFmpeg did not encode the sound.')
      copyFile(encoder.file, write)
    },
    close: () => encoder.close(),
  }
}

function interleaved(rows: readonly Float32Array[]): Uint8Array {
  const [left = new Float32Array(), right] = rows
  if (right === undefined) return new Uint8Array(left.slice().buffer)
  const both = new Float32Array(left.length * 2)
  for (let i = 0; i < left.length; i++) {
    both[i * 2] = left[i] as number
    both[i * 2 + 1] = right[i] as number
  }
  return new Uint8Array(both.buffer)
}

function copyFile(path: string, write: WriteBytes): void {
  const handle = openSync(path, 'r')
  try {
    const part = new Uint8Array(readBytes)
    for (let count = readSync(handle, part); count > 0; count = readSync(handle, part)) write(part.subarray(0, count))
  } finally {
    closeSync(handle)
  }
}
