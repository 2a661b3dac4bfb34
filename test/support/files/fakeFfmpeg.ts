import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A program that can be run: a shell script. Its full path. */
export function writeProgram(folder: string, name: string, script: string): string {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

/** Both programs of an FFmpeg that can say its version, and nothing else. The full path of the first. */
export function writeFakeFfmpeg(folder: string, version: string, suffix = ''): string {
  writeProgram(folder, `ffprobe${suffix}`, `echo "ffprobe version ${version} Copyright (c)"`)
  return writeProgram(folder, `ffmpeg${suffix}`, `echo "ffmpeg version ${version} Copyright (c)"`)
}
