// The spoken track: espeak-ng says each sentence, sox treats it, this file places it in time over a room tone.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { RATE, fromDb, peak, random, readMono, rms, smooth, writeWav } from './wav.mjs'

/** Each line: what is said, the pause after it in seconds, and its level in dBFS RMS. */
export const START = 4.2
export const LENGTH = 59
const NORMAL = -20
const QUIET = -30
export const LINES = [
  { text: 'Hello, and welcome to: One Minute of Sound.', pause: 0.55, level: NORMAL },
  { text: "I'm your host, and today's story begins with a box of old tapes.", pause: 2.2, level: NORMAL },
  {
    text: 'Last spring, my neighbour found it behind a wardrobe, in a house by the harbour.',
    pause: 0.6,
    level: NORMAL,
  },
  { text: 'Most of the tapes were blank.', pause: 0.7, level: NORMAL },
  { text: 'One had a label: the last ferry, nineteen seventy two.', pause: 0.7, level: NORMAL },
  { text: 'Let me say that again.', pause: 0.6, level: NORMAL },
  { text: 'One had a label: the last ferry, nineteen sixty two.', pause: 2.8, level: NORMAL },
  { text: 'At first there was only wind.', pause: 0.5, level: QUIET },
  { text: 'Then, far away, a bell, and someone counting down the minutes.', pause: 1.7, level: QUIET },
  { text: 'We cleaned the recording slowly, one small step at a time.', pause: 0.55, level: NORMAL },
  { text: 'And we kept every version, just in case.', pause: 0.8, level: NORMAL },
  { text: 'Thank you for listening, and take good care of your tapes.', pause: 0, level: NORMAL },
]

const run = (tool, ...args) => execFileSync(tool, args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** One sentence, trimmed to where it is audible and scaled so that its spoken part has the wanted level. */
function speak(line, index, dir) {
  const raw = join(dir, `line-${index}-raw.wav`)
  const done = join(dir, `line-${index}.wav`)
  run('espeak-ng', '-v', 'en-gb', '-s', '148', '-p', '44', '-a', '90', '-w', raw, line.text)
  // Rumble out, less boxiness, softer top, gentle levelling, then a small damped room.
  run(
    'sox',
    '-R',
    '-D',
    raw,
    '-b',
    '16',
    done,
    'gain',
    '-6',
    'rate',
    '-v',
    String(RATE),
    'pad',
    '0',
    '0.35',
    'highpass',
    '75',
    'equalizer',
    '320',
    '1q',
    '-2',
    'equalizer',
    '2800',
    '0.9q',
    '1.5',
    'treble',
    '5',
    '5000',
    'lowpass',
    '-2',
    '8600',
    'compand',
    '0.008,0.12',
    '6:-60,-60,-36,-30,-20,-17,0,-8',
    '0',
    '-24',
    '0.008',
    'reverb',
    '12',
    '70',
    '16',
    '30',
    '4',
    '-4',
    'gain',
    '-3',
  )
  let x = readMono(done)
  const heard = (v) => Math.abs(v) > 0.004
  const first = x.findIndex(heard)
  const last = x.findLastIndex(heard)
  const lead = Math.round(0.008 * RATE)
  const tail = Math.round(0.12 * RATE)
  x = x.slice(Math.max(0, first - lead), Math.min(x.length, last + tail))
  const body = last - first
  x = x.map((v, i) => v * smooth(i / lead) * smooth((x.length - i) / tail))
  const spoken = x.filter((_, i) => loudAround(x, i))
  const gain = fromDb(line.level) / rms(spoken)
  return {
    samples: limit(
      x.map((v) => v * gain),
      fromDb(-4.5),
    ),
    lead: Math.min(lead, first),
    body,
  }
}

/** True where the 50 ms block holding sample i is not a gap between words. */
function loudAround(x, i) {
  const size = RATE / 20
  const at = Math.floor(i / size) * size
  loudAround.cache ??= new WeakMap()
  let blocks = loudAround.cache.get(x)
  if (!blocks) loudAround.cache.set(x, (blocks = new Map()))
  if (!blocks.has(at)) blocks.set(at, rms(x.subarray(at, at + size)) > 0.01)
  return blocks.get(at)
}

/** A look-ahead limiter: the gain is a smoothed minimum of what each sample needs. */
function limit(x, ceiling) {
  if (peak(x) <= ceiling) return x
  const reach = Math.round(0.004 * RATE)
  const need = x.map((v) => Math.min(1, ceiling / Math.max(1e-9, Math.abs(v))))
  const low = need.map((_, i) =>
    need.subarray(Math.max(0, i - reach), i + reach + 1).reduce((a, b) => Math.min(a, b), 1),
  )
  return x.map((v, i) => {
    const near = low.subarray(Math.max(0, i - reach), i + reach + 1)
    return v * (near.reduce((a, b) => a + b, 0) / near.length)
  })
}

/** Soft brownish noise with a slow swell: a quiet room about 64 dB below full scale. */
function roomTone(count) {
  const next = random(1962)
  const x = new Float64Array(count)
  let low = 0
  let high = 0
  let mid = 0
  for (let i = 0; i < count; i++) {
    const white = next() + next() + next() - 1.5
    low += 0.045 * (white - low)
    mid += 0.25 * (white - mid)
    const v = low * 3 + mid * 0.35
    high += 0.012 * (v - high)
    x[i] = v - high
  }
  const gain = fromDb(-64) / rms(x)
  return x.map((v, i) => v * gain * (1 + 0.12 * Math.sin((2 * Math.PI * i) / (7.3 * RATE))))
}

/** Makes the voice track; answers where each sentence starts and ends, in seconds. */
export function makeVoice(dir, out) {
  const count = Math.round(LENGTH * RATE)
  const mix = new Float64Array(count)
  const room = roomTone(count)
  // Nothing at all until the microphone is opened, shortly before the first word; room tone from there on.
  for (let i = 0; i < count; i++) mix[i] = room[i] * smooth((i / RATE - 3.2) / 0.4) * smooth((LENGTH - i / RATE) / 0.5)
  let at = Math.round(START * RATE)
  const said = []
  for (const [index, line] of LINES.entries()) {
    const { samples, lead, body } = speak(line, index, dir)
    for (const [i, v] of samples.entries()) {
      if (at - lead + i < count) mix[at - lead + i] += v
    }
    said.push({ text: line.text, from: at / RATE, to: (at + body) / RATE, level: line.level, pause: line.pause })
    at += body + Math.round(line.pause * RATE)
  }
  writeWav(out, [mix])
  return said
}
