// The music track, composed and synthesised here: a short theme, a low bed for the voice, the theme again.
// 120 beats a minute, four beats to the bar (2 s), D major. Sines and simple FM only: no samples, no recordings.
import { RATE, fromDb, peak, random, smooth, writeWav } from './wav.mjs'

export const LENGTH = 63.5
const BEAT = 0.5
const BAR = 4 * BEAT
const hz = (midi) => 440 * 2 ** ((midi - 69) / 12)

/** Chords of two bars each: bass note and the notes above it (MIDI numbers). */
const CHORDS = {
  D: [38, [62, 66, 69, 76]],
  Bm: [35, [62, 66, 69, 71]],
  G: [43, [62, 67, 71, 69]],
  A: [45, [61, 64, 69, 71]],
  Em: [40, [62, 64, 67, 71]],
  Fsm: [42, [61, 64, 66, 69]],
}
const ROUND = ['D', 'Bm', 'G', 'A', 'D', 'Fsm', 'Em', 'A']

/** The theme: beat, MIDI note, length in beats, weight. Two bars. */
const THEME = [
  [0, 78, 1.5, 0.9],
  [1, 81, 1, 0.7],
  [1.5, 83, 1.5, 1],
  [2.5, 81, 1, 0.75],
  [3, 78, 1, 0.65],
  [3.5, 76, 1, 0.7],
  [4, 74, 1.5, 0.9],
  [5, 76, 1, 0.7],
  [5.5, 78, 1.5, 0.9],
  [6.5, 74, 1, 0.65],
  [7, 73, 1.5, 0.75],
]
const ANSWER = [
  [0, 74, 1.5, 0.8],
  [1, 78, 1, 0.7],
  [1.5, 81, 1.5, 0.95],
  [2.5, 83, 1, 0.75],
  [3, 81, 2, 0.8],
  [4, 79, 1.5, 0.8],
  [5, 78, 1, 0.7],
  [5.5, 76, 1.5, 0.8],
  [6.5, 73, 1, 0.65],
  [7, 76, 1.2, 0.7],
]

/** How loud the theme is against the bed: full at both ends, out of the way while someone speaks. */
const bedAt = (t, speechEnd) => smooth((t - 3.3) / 1.2) * (1 - smooth((t - speechEnd + 0.5) / 0.8))

/** Two stereo rows: the dry sound and what goes to the room. */
function createMix() {
  const count = Math.round(LENGTH * RATE)
  const dry = [new Float64Array(count), new Float64Array(count)]
  const send = [new Float64Array(count), new Float64Array(count)]

  /** Adds one note: shape(t) gives the value at t seconds into it. */
  const note = (start, length, pan, gain, wet, shape) => {
    const from = Math.max(0, Math.round(start * RATE))
    const to = Math.min(count, Math.round((start + length) * RATE))
    const left = gain * Math.cos(((pan + 1) * Math.PI) / 4)
    const right = gain * Math.sin(((pan + 1) * Math.PI) / 4)
    for (let i = from; i < to; i++) {
      const v = shape(i / RATE - start)
      dry[0][i] += v * left
      dry[1][i] += v * right
      send[0][i] += v * left * wet
      send[1][i] += v * right * wet
    }
  }

  return { dry, send, note }
}

/** The band; `next` gives the numbers between 0 and 1 that make it a little uneven. */
function createInstruments(note, next) {
  /** Electric-piano-like bell: two-operator FM whose brightness dies away first. */
  const keys = (start, midi, beats, weight, pan = 0, wet = 0.35) => {
    const f = 2 * Math.PI * hz(midi)
    const hold = beats * BEAT
    const length = hold + 0.9
    const late = (next() - 0.5) * 0.012
    note(start + late, length, pan, 0.16 * weight, wet, (t) => {
      const amp = smooth(t / 0.006) * Math.exp(-t * (1.1 + midi / 90)) * smooth((length - t) / 0.6)
      const bright = 1.5 * weight * Math.exp(-t * 5) + 0.12
      return amp * (Math.sin(f * t + bright * Math.sin(f * t)) + 0.06 * Math.exp(-t * 14) * Math.sin(4 * f * t))
    })
  }

  /** Soft plucked wood: a sine, its fourth harmonic for the strike, a quick decay. */
  const wood = (start, midi, weight, pan) => {
    const f = 2 * Math.PI * hz(midi)
    note(
      start,
      0.8,
      pan,
      0.1 * weight,
      0.3,
      (t) =>
        smooth(t / 0.003) *
        smooth((0.8 - t) / 0.3) *
        (Math.exp(-t * 7) * Math.sin(f * t) + 0.2 * Math.exp(-t * 30) * Math.sin(3.93 * f * t)),
    )
  }

  /** Pad: two slightly detuned voices of four soft partials, slow in, slow out. */
  const pad = (start, length, midi, weight, pan) => {
    const f = 2 * Math.PI * hz(midi)
    const phase = next() * 6.28
    const long = length + 1.2
    for (const side of [-1, 1]) {
      const g = f * (1 + side * 0.0011)
      note(start - 0.3, long, pan + side * 0.35, 0.028 * weight, 0.5, (t) => {
        const amp = smooth(t / 1.1) * smooth((long - t) / 1.4) * (1 + 0.1 * Math.sin(1.7 * t + phase))
        return (
          amp *
          (Math.sin(g * t + phase) +
            0.32 * Math.sin(2 * g * t) +
            0.12 * Math.sin(3 * g * t + phase) +
            0.04 * Math.sin(4 * g * t))
        )
      })
    }
  }

  /** Round bass: a sine and a little of its octave, so that small loudspeakers show it too. */
  const bass = (start, beats, midi, weight) => {
    const f = 2 * Math.PI * hz(midi)
    const length = beats * BEAT
    note(
      start,
      length + 0.15,
      0,
      0.15 * weight,
      0,
      (t) =>
        smooth(t / 0.02) *
        smooth((length + 0.15 - t) / 0.2) *
        Math.exp(-t * 0.9) *
        (Math.sin(f * t) + 0.4 * Math.sin(2 * f * t) + 0.1 * Math.sin(3 * f * t)),
    )
  }

  /** A soft thump on the beat: a sine gliding down. */
  const thump = (start, weight) => {
    note(
      start,
      0.3,
      0,
      0.2 * weight,
      0.05,
      (t) =>
        smooth(t / 0.004) *
        Math.exp(-t * 16) *
        smooth((0.3 - t) / 0.1) *
        Math.sin(2 * Math.PI * (48 * t + 2.2 * (1 - Math.exp(-t * 30)))),
    )
  }

  return { keys, wood, pad, bass, thump }
}

function playTheme({ keys }, start, phrase, weight) {
  for (const [beat, midi, beats, w] of phrase) keys(start + beat * BEAT, midi, beats, w * weight, 0.15)
}

/** Two bars of chords, bass, beat and arpeggio. */
function playTwoBars(band, next, { start, step, closing }) {
  const { bass, thump, keys } = band
  const name = closing ? 'G' : ROUND[step % ROUND.length]
  const [root, chord] = CHORDS[name]
  const second = closing ? CHORDS.A : CHORDS[name]
  playPads(band, start, chord, closing ? BAR : 2 * BAR)
  if (closing) playPads(band, start + BAR, second[1], BAR)
  bass(start, 3, root, 0.9)
  bass(start + 3 * BEAT, 1.5, root, 0.55)
  bass(start + BAR, 2.5, second[0], 0.8)
  bass(start + BAR + 3 * BEAT, 1, second[0] + 7 > 47 ? second[0] - 5 : second[0] + 7, 0.6)
  for (let beat = 0; beat < 8; beat += 2) thump(start + beat * BEAT, beat % 4 ? 0.35 : 0.6)
  playFigure(band, next, { start, step, chords: [chord, second[1]] })
  if (start > 1 && !closing && step % 2 === 0) {
    keys(start + 5 * BEAT, chord[2] + 12, 2, 0.4, -0.3)
    keys(start + 6.5 * BEAT, chord[1] + 12, 2, 0.35, 0.3)
  }
}

function playPads({ pad }, start, chord, length) {
  for (const [i, midi] of chord.entries()) pad(start, length, midi - (i > 2 ? 12 : 0), 1, (i - 1.5) * 0.3)
}

/** A rolling figure that changes a little each time round. */
function playFigure({ wood }, next, { start, step, chords }) {
  const figure = [0, 2, 1, 3, 2, 1, 3, 2]
  for (let half = 0; half < 16; half++) {
    if (half % 2 && next() < 0.35) continue
    const tone = chords[half < 8 ? 0 : 1][figure[(half + step) % 8]]
    wood(start + half * (BEAT / 2), tone + (half % 8 === 6 ? 12 : 0), half % 4 ? 0.65 : 0.9, half % 2 ? 0.55 : -0.55)
  }
}

export function makeMusic(out, speechEnd) {
  const { dry, send, note } = createMix()
  const next = random(4711)
  const band = createInstruments(note, next)
  const { keys, pad, bass } = band

  // The closing theme begins on the first two-bar line after the last word, give or take its last syllable.
  const outro = Math.ceil((speechEnd - 0.4) / (2 * BAR)) * 2 * BAR
  const final = outro + 2 * BAR

  // Intro: two bars of theme over D.
  playTheme(band, 0, THEME, 1)

  for (let bar = 0, step = 0; bar * BAR < final; bar += 2, step++)
    playTwoBars(band, next, { start: bar * BAR, step, closing: bar * BAR >= outro })

  // Outro: the theme's answer over G and A, then home to D.
  playTheme(band, outro, ANSWER, 0.95)
  for (const [i, midi] of [50, 62, 66, 69, 74, 78].entries())
    keys(final + i * 0.035, midi, 5, 0.8 - i * 0.05, (i - 2.5) * 0.15, 0.5)
  for (const midi of [62, 66, 69]) pad(final, LENGTH - final, midi, 1, 0)
  bass(final, 6, 38, 1)

  const wet = [reverb(send[0], [1187, 1399, 1553, 1801]), reverb(send[1], [1217, 1361, 1597, 1777])]
  const channels = dry.map((x, c) =>
    softened(
      x.map((v, i) => {
        const t = i / RATE
        const level = fromDb(-11 * bedAt(t, speechEnd))
        return (v + wet[c][i]) * level * smooth(t / 0.01) * smooth((LENGTH - t) / 2.2)
      }),
    ),
  )
  const top = Math.max(peak(channels[0]), peak(channels[1]))
  const gain = fromDb(-6.5) / top
  writeWav(
    out,
    channels.map((x) => x.map((v) => v * gain)),
  )
  return { outro, final }
}

/** A small Schroeder room: damped combs in parallel, two all-passes. */
function reverb(x, combs) {
  const y = new Float64Array(x.length)
  for (const size of combs) {
    const line = new Float64Array(size)
    let low = 0
    for (let i = 0, p = 0; i < x.length; i++, p = (p + 1) % size) {
      const v = line[p]
      low += 0.45 * (v - low)
      line[p] = x[i] + 0.76 * low
      y[i] += 0.22 * v
    }
  }
  for (const size of [241, 83]) {
    const line = new Float64Array(size)
    for (let i = 0, p = 0; i < y.length; i++, p = (p + 1) % size) {
      const v = line[p]
      const into = y[i] + 0.6 * v
      line[p] = into
      y[i] = v - 0.6 * into
    }
  }
  return y
}

/** A gentle one-pole roll-off above about 6 kHz. */
function softened(x) {
  const k = 1 - Math.exp((-2 * Math.PI * 6000) / RATE)
  let low = 0
  return x.map((v) => (low += k * (v - low)))
}
