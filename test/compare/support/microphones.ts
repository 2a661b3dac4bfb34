import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { makeFolder } from '../../support/projectFolder.ts'
import { readWav } from '../../support/files/readWav.ts'
import { random } from '../../support/signals.ts'

export const hasSpeech = spawnSync('espeak-ng', ['--version'], { stdio: 'ignore' }).status === 0

/** What espeak-ng speaks at. */
export const speechRate = 22_050

const sentences = [
  'Welcome back to the show.',
  'Today we talk about the history of radio, and about the people who made it.',
  'I was nine years old when I first heard it.',
  'Really?',
  'There was a box in the kitchen, as large as an oven, and nobody was allowed to touch it.',
  'So you touched it.',
  'Of course.',
  'What did you hear at the other end? Nothing at all, for an hour; then a click.',
  'Yes.',
  'That is how it begins for most of us, with something that we do not understand at all.',
]

/** Who speaks which sentence, and how long it is quiet behind it, seconds. */
export interface Turn {
  readonly who: number
  readonly text: string
  readonly pause: number
}

export interface Room {
  /** How much quieter each person is on the others' microphones, dB. */
  readonly bleedDb: number
  /** How long the room rings: down by 60 dB, seconds. */
  readonly reverb: number
  /** Noise of each microphone, dB. */
  readonly noiseDb: number
  /** How each microphone is turned up, dB. */
  readonly gainsDb: readonly number[]
  readonly seed: number
}

export interface Recorded {
  readonly microphones: readonly Float32Array[]
  /** What each person said, without any room: what the truth is. */
  readonly dry: readonly Float32Array[]
}

const voices = [
  ['en', '35'],
  ['en-us', '75'],
  ['en-gb-scotland', '50'],
] as const

/** Sentences that `shares` of all go to each person; the same ones for the same seed. */
export function conversation(count: number, shares: readonly number[], seed: number): Turn[] {
  const next = random(seed)
  return Array.from({ length: count }, (_, k) => {
    const at = next()
    let who = 0
    for (let sum = shares[0] ?? 1; at > sum && who < shares.length - 1; sum += shares[++who] ?? 1);
    // Now and then somebody begins before the other one has ended.
    return { who, text: sentences[k % sentences.length] as string, pause: next() < 0.15 ? -0.3 : next() * 1.2 }
  })
}

/** Voices that are spoken in turns into microphones of one room, each heard by all. */
export function record(turns: readonly Turn[], people: number, room: Room): Recorded {
  const spoken = turns.map(({ who, text }) => speak(who, text))
  const starts: number[] = []
  let at = speechRate
  for (const [index, { pause }] of turns.entries()) {
    starts.push(at)
    at += (spoken[index] as Float32Array).length + Math.round(pause * speechRate)
  }
  const length = at + 2 * speechRate
  const dry = Array.from({ length: people }, (_, person) => {
    const sound = new Float32Array(length)
    for (const [index, { who }] of turns.entries())
      if (who === person) addTo(sound, spoken[index] as Float32Array, starts[index] as number, 0.5)
    return sound
  })
  const microphones = Array.from({ length: people }, (_, own) => heardBy(own, dry, room))
  return { microphones, dry }
}

function heardBy(own: number, dry: readonly Float32Array[], room: Room): Float32Array {
  const next = random(room.seed + 31 * own)
  const out = new Float32Array(dry[0]?.length ?? 0)
  for (const [person, sound] of dry.entries()) {
    // Others come later: a metre is three milliseconds.
    const late = person === own ? 0 : Math.round(0.004 * (1 + Math.abs(person - own)) * speechRate)
    const level = person === own ? 1 : 10 ** (-room.bleedDb / 20)
    // The room rings alike for all: what is left of a voice in it depends on how loud it was, not on where it was.
    addTo(out, sound, late, level)
    addTo(out, rung(sound, room.reverb, next), late, 10 ** ((-room.bleedDb - 6) / 20))
  }
  const [noise, gain] = [10 ** (room.noiseDb / 20) * Math.sqrt(3), 10 ** ((room.gainsDb[own] ?? 0) / 20)]
  return out.map((sample) => (sample + (next() * 2 - 1) * noise) * gain)
}

/** Four combs whose delays are by chance, down by 60 dB after so many seconds (M. Schroeder, 1962). */
function rung(sound: Float32Array, seconds: number, next: () => number): Float32Array {
  const out = new Float32Array(sound.length)
  for (let comb = 0; comb < 4; comb++) {
    const delay = Math.round((0.02 + 0.03 * next()) * speechRate)
    const again = 10 ** ((-3 * delay) / speechRate / seconds)
    const line = new Float32Array(sound.length)
    for (let i = delay; i < sound.length; i++)
      line[i] = (sound[i - delay] as number) + again * (line[i - delay] as number)
    addTo(out, line, 0, 0.5)
  }
  return out
}

function addTo(out: Float32Array, sound: Float32Array, at: number, level: number): void {
  const count = Math.min(sound.length, out.length - at)
  for (let i = 0; i < count; i++) out[at + i] = (out[at + i] as number) + (sound[i] as number) * level
}

const known = new Map<string, Float32Array>()

function speak(who: number, text: string): Float32Array {
  const key = `${who} ${text}`
  const file = path.join(makeFolder(), 'said.wav')
  const [voice, pitch] = voices[who] ?? voices[0]
  if (!known.has(key)) {
    spawnSync('espeak-ng', ['-v', voice, '-p', pitch, '-s', '155', '-w', file, text])
    known.set(key, readWav(file).channel(0))
  }
  return known.get(key) as Float32Array
}

/** Steps of 20 ms in which somebody says something, small pauses between words included. */
export function saidIn(dry: Float32Array): boolean[] {
  const size = speechRate / 50
  const steps = Array.from({ length: Math.floor(dry.length / size) }, (_, k) =>
    dry.subarray(k * size, (k + 1) * size).some((sample) => Math.abs(sample) > 0.02),
  )
  return steps
}
