/** Deterministic sound for tests: the same call gives the same samples. */
export function sine(frequency: number, sampleRate: number, frames: number, level = 0.5): Float32Array {
  return made(frames, (i) => level * Math.sin((2 * Math.PI * frequency * i) / sampleRate))
}

/** White noise of a seeded generator (mulberry32), evenly spread between -level and level. */
export function noise(frames: number, seed = 1, level = 0.9): Float32Array {
  const next = random(seed)
  return made(frames, () => (next() * 2 - 1) * level)
}

/** Numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Whole steps of a depth (16 or 24 bits) as floats, the two ends of the scale among them. */
export function steps(bits: 8 | 16 | 24, frames: number, seed = 1): Float32Array {
  const next = random(seed)
  const scale = 2 ** (bits - 1)
  const step = (frame: number): number => {
    if (frame === 0) return -scale
    return frame === 1 ? scale - 1 : Math.floor(next() * 2 * scale) - scale
  }
  return made(frames, (frame) => step(frame) / scale)
}

/** As Float32Array.from does, several times as fast. */
function made(frames: number, sample: (frame: number) => number): Float32Array {
  const row = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) row[frame] = sample(frame)
  return row
}
