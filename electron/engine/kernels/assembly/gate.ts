// A noise gate, portion by portion of a multiple of 64 frames.

const stepFrames: i32 = 64

/**
 * The gain of every frame: up by `rise` as long as it is open, down by the factor `fall` when all has been below
 * `close` for `hold` frames. `open` and `close` are the smallest floats that reach the thresholds. State: the gain,
 * then how many frames it stays open. Where nothing changes for 64 frames they are done at once.
 */
export function gateGains(left: usize, right: usize, to: usize, count: i32, open: f32, close: f32, hold: i32, rise: f64, fall: f64, closed: f64, state: usize): void {
  let gain = load<f64>(state)
  let stays = load<i32>(state, 8)
  for (let at = 0; at < count; at += stepFrames) {
    if (stays === 0 && gain === closed && lastAt(left, right, open) < 0) fill(to, <f32>closed)
    else if (stays > stepFrames && gain === 1) {
      const last = lastAt(left, right, close)
      stays = last < 0 ? stays - stepFrames : hold - (stepFrames - 1 - last)
      fill(to, 1)
    } else {
      for (let i: usize = 0; i < <usize>stepFrames << 2; i += 4) {
        const x = abs<f32>(load<f32>(left + i))
        const y = abs<f32>(load<f32>(right + i))
        const enough = stays > 0 ? close : open
        if (x >= enough || y >= enough) stays = hold
        else if (stays > 0) stays--
        if (stays > 0) gain = gain + rise < 1 ? gain + rise : 1
        else gain = gain * fall > closed ? gain * fall : closed
        store<f32>(to + i, <f32>gain)
      }
    }
    left += <usize>stepFrames << 2
    right += <usize>stepFrames << 2
    to += <usize>stepFrames << 2
  }
  store<f64>(state, gain)
  store<i32>(state, stays, 8)
}

/**
 * The last of 64 frames of which a channel reaches the level; -1 for none. Looked for from the end on: what is open is
 * loud as a rule.
 */
function lastAt(left: usize, right: usize, level: f32): i32 {
  const levels = f32x4.splat(level)
  for (let i = stepFrames - 4; i >= 0; i -= 4) {
    const x = f32x4.abs(v128.load(left + (<usize>i << 2)))
    const y = f32x4.abs(v128.load(right + (<usize>i << 2)))
    const mask = i32x4.bitmask(v128.or(f32x4.ge(x, levels), f32x4.ge(y, levels)))
    if (mask !== 0) return i + 31 - clz<i32>(mask)
  }
  return -1
}

function fill(to: usize, gain: f32): void {
  const gains = f32x4.splat(gain)
  for (let i: usize = 0; i < <usize>stepFrames << 2; i += 16) v128.store(to + i, gains)
}

/** A row times gains, frame by frame; any number of frames. */
export function multiplyRow(row: usize, gains: usize, to: usize, count: i32): void {
  let i = 0
  for (; i + 4 <= count; i += 4) {
    v128.store(to, f32x4.mul(v128.load(row), v128.load(gains)))
    row += 16
    gains += 16
    to += 16
  }
  for (; i < count; i++) {
    store<f32>(to, load<f32>(row) * load<f32>(gains))
    row += 4
    gains += 4
    to += 4
  }
}
