import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeWav } from '../../support/files/makeWav.ts'

interface Recording {
  readonly name?: string
  readonly seconds?: number
  readonly channels?: 1 | 2
  /** Largest sample, 1 is full scale; what is beyond is cut off there. */
  readonly peak?: number
}

const sampleRate = 8000

/** Seconds of speech-like tone, each with a pause behind it; the pauses are 1.2 to 3 s long. */
export function writePauses(folder: string, count: number): string {
  const lengths = Array.from({ length: count }, (_, index) => 1.2 + ((index * 7) % 10) * 0.2)
  const total = lengths.reduce((sum, pause) => sum + 1 + pause, 0)
  const samples = new Int16Array(Math.ceil(total * sampleRate))
  let at = 0
  for (const pause of lengths) {
    for (let frame = 0; frame < sampleRate; frame++)
      samples[at + frame] = Math.round(12_000 * Math.sin((2 * Math.PI * 220 * frame) / sampleRate))
    at += Math.round((1 + pause) * sampleRate)
  }
  const file = path.join(folder, 'pauses.wav')
  writeFileSync(file, makeWav(new Uint8Array(samples.buffer), { sampleRate, channels: 1, blockAlign: 2 }))
  return file
}

/** A tone that clicks once a second, each time for three frames, never in the first. */
export function writeClicks(folder: string, count: number): string {
  const samples = new Int16Array((count + 2) * sampleRate)
  for (let frame = 0; frame < samples.length; frame++)
    samples[frame] = Math.round(6000 * Math.sin((2 * Math.PI * 220 * frame) / sampleRate))
  for (let second = 1; second <= count; second++)
    for (let frame = 0; frame < 3; frame++) samples[second * sampleRate + 100 + frame] = frame === 1 ? -28_000 : 28_000
  const file = path.join(folder, 'take.wav')
  writeFileSync(file, makeWav(new Uint8Array(samples.buffer), { sampleRate, channels: 1, blockAlign: 2 }))
  return file
}

/** A quiet tone that is loud for a third of a second at every other second; a later one is a little louder. */
export function writeBursts(folder: string, count: number): string {
  const samples = new Int16Array((2 * count + 2) * sampleRate)
  for (let frame = 0; frame < samples.length; frame++) {
    const second = frame / sampleRate
    const burst = Math.floor(second / 2)
    const isLoud = burst >= 1 && burst <= count && second % 2 < 1 / 3
    const level = isLoud ? 14_000 + (14_000 * burst) / count : 1500
    samples[frame] = Math.round(level * Math.sin(2 * Math.PI * 220 * second))
  }
  const file = path.join(folder, 'take.wav')
  writeFileSync(file, makeWav(new Uint8Array(samples.buffer), { sampleRate, channels: 1, blockAlign: 2 }))
  return file
}

/** Ten seconds of each tone, one behind the other, wide enough for high ones. */
export function writeTones(folder: string, tones: readonly number[], name = 'take.wav'): string {
  const rate = 22_050
  const samples = new Int16Array(tones.length * 10 * rate)
  for (let frame = 0; frame < samples.length; frame++) {
    const hertz = tones[Math.floor(frame / (10 * rate))] ?? 0
    samples[frame] = Math.round(8000 * Math.sin((2 * Math.PI * hertz * frame) / rate))
  }
  const file = path.join(folder, name)
  writeFileSync(file, makeWav(new Uint8Array(samples.buffer), { sampleRate: rate, channels: 1, blockAlign: 2 }))
  return file
}

/** A tone that steps up at every second, so that a picture and a file both show which second is which. */
export function writeRecording(
  folder: string,
  { name = 'take.wav', seconds = 60, channels = 1, peak = 0.5 }: Recording = {},
): string {
  const samples = new Int16Array(seconds * sampleRate * channels)
  for (let frame = 0; frame < seconds * sampleRate; frame++) {
    const value = levelAt(frame, peak) * Math.sin((2 * Math.PI * 440 * frame) / sampleRate)
    for (let channel = 0; channel < channels; channel++)
      samples[frame * channels + channel] = Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
  }
  const file = path.join(folder, name)
  writeFileSync(file, makeWav(new Uint8Array(samples.buffer), { sampleRate, channels, blockAlign: 2 * channels }))
  return file
}

/** From a tenth of the peak up to the peak, ten seconds long, then again. */
function levelAt(frame: number, peak: number): number {
  return (peak * ((Math.floor(frame / sampleRate) % 10) + 1)) / 10
}
