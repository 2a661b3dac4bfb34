import { closeSync, openSync, writeSync } from 'node:fs'
import { wavHeader } from '../../electron/engine/codecs/wav/wavHeader.ts'

const sampleRate = 44_100

/** Seconds of tones, noise and near-silence in a seeded order; peaks at about -4 dB. */
export function makeLongWav(file: string, minutes: number): string {
  const seconds = Array.from({ length: 16 }, (_, kind) => makeSecond(kind))
  const handle = openSync(file, 'wx')
  writeSync(handle, wavHeader({ encoding: 's16', channels: 2, sampleRate }, minutes * 60 * sampleRate))
  for (let k = 0; k < minutes * 60; k++) writeSync(handle, seconds[(k * 7 + (k >> 4)) % 16] ?? new Uint8Array())
  closeSync(handle)
  return file
}

function makeSecond(kind: number): Uint8Array {
  const samples = new Int16Array(sampleRate * 2)
  const level = kind % 4 === 3 ? 20 : 14_000
  let random = 0x2545_f491 + kind
  for (let i = 0; i < samples.length; i++) {
    random ^= random << 13
    random ^= random >>> 17
    random ^= random << 5
    samples[i] = level * Math.sin((i >> 1) * (0.01 + kind * 0.002)) + (random >> 20) * (level / 4000)
  }
  return new Uint8Array(samples.buffer)
}
