// Reading and writing 16-bit PCM WAV, a seeded random generator, and a few level helpers.
import { readFileSync, writeFileSync } from 'node:fs'

export const RATE = 24000

/** Samples of a mono 16-bit WAV file as floats in -1..1. */
export function readMono(path) {
  const b = readFileSync(path)
  let at = 12
  while (at + 8 <= b.length && b.toString('ascii', at, at + 4) !== 'data') at += 8 + b.readUInt32LE(at + 4)
  const n = Math.min(b.readUInt32LE(at + 4), b.length - at - 8) >> 1
  return Float64Array.from({ length: n }, (_, i) => b.readInt16LE(at + 8 + 2 * i) / 32768)
}

/** Writes one Float64Array per channel as 16-bit PCM at RATE, rounded without dither. */
export function writeWav(path, channels) {
  const count = channels[0].length
  const width = channels.length
  const b = Buffer.alloc(44 + count * width * 2)
  b.write('RIFF', 0)
  b.writeUInt32LE(b.length - 8, 4)
  b.write('WAVEfmt ', 8)
  b.writeUInt32LE(16, 16)
  b.writeUInt16LE(1, 20)
  b.writeUInt16LE(width, 22)
  b.writeUInt32LE(RATE, 24)
  b.writeUInt32LE(RATE * width * 2, 28)
  b.writeUInt16LE(width * 2, 32)
  b.writeUInt16LE(16, 34)
  b.write('data', 36)
  b.writeUInt32LE(count * width * 2, 40)
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < width; c++) {
      const v = Math.round(channels[c][i] * 32767)
      b.writeInt16LE(Math.max(-32768, Math.min(32767, v)), 44 + 2 * (i * width + c))
    }
  }
  writeFileSync(path, b)
}

/** mulberry32: small, seeded, the same everywhere. */
export function random(seed) {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), s | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const fromDb = (db) => 10 ** (db / 20)
export const toDb = (v) => 20 * Math.log10(Math.max(v, 1e-9))
export const rms = (x) => Math.sqrt(x.reduce((sum, v) => sum + v * v, 0) / Math.max(1, x.length))
export const peak = (x) => x.reduce((max, v) => Math.max(max, Math.abs(v)), 0)
export const smooth = (t) => {
  const u = Math.max(0, Math.min(1, t))
  return u * u * (3 - 2 * u)
}
