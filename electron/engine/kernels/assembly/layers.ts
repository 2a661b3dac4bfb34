// A layer of RNNoise, outputs side by side in vectors. It takes the place of the function that its package has for one
// (effects/restoration/loadRnnoise.ts), so it calls nothing and knows no global. Each output is the same sum in the
// same order, so the sound is the same to the bit.

/** Sums of so many blocks of four products of bytes are whole numbers that a float holds, in whatever order. */
// @ts-ignore: decorator
@inline
const wholeBlocks = 255

/** Four inputs times 127 to the nearest whole number, twice beside each other in 16 bits. */
// @ts-ignore: decorator
@inline
function wholeInputs(input: usize): v128 {
  const scaled = f32x4.mul(v128.load(input), f32x4.splat(127))
  const below = f32x4.floor(scaled)
  const up = f32x4.ge(f32x4.sub(scaled, below), f32x4.splat(0.5))
  // Kept in 8 bits there.
  const whole = i32x4.shr_s(i32x4.shl(i32x4.sub(i32x4.trunc_sat_f32x4_s(below), up), 24), 24)
  return i16x8.narrow_i32x4_s(whole, whole)
}

/** Of two outputs: four weights of each times four inputs, as two sums each. */
// @ts-ignore: decorator
@inline
function pairsOf(weights: usize, inputs: v128): v128 {
  return i32x4.dot_i16x8_s(v128.load8x8_s(weights), inputs)
}

/** Four outputs of their pairs. */
// @ts-ignore: decorator
@inline
function closed(low: v128, high: v128): v128 {
  return f32x4.convert_i32x4_s(i32x4.add(i32x4.shuffle(low, high, 0, 2, 4, 6), i32x4.shuffle(low, high, 1, 3, 5, 7)))
}

// @ts-ignore: decorator
@inline
function fourOf(weights: usize, inputs: v128): v128 {
  return closed(pairsOf(weights, inputs), pairsOf(weights + 8, inputs))
}

// @ts-ignore: decorator
@inline
function onTop(sum: v128, weights: usize, input: v128): v128 {
  return f32x4.add(f32x4.mul(v128.load(weights), input), sum)
}

/**
 * All inputs as whole numbers, where those outputs come to lie that are computed last: until then all others need no
 * more than that.
 */
// @ts-ignore: decorator
@inline
function keepWholes(input: usize, inputs: i32, to: usize): void {
  for (let j = 0; j < inputs; j += 4) {
    v128.store64_lane(to, wholeInputs(input), 0)
    input += 16
    to += 8
  }
}

/** `layer` is RNNoise's `LinearLayer`, in the memory of its module. */
export function computeLayer(layer: usize, out: usize, input: usize): void {
  const bias = load<usize>(layer)
  let whole = load<usize>(layer, 8)
  let floats = load<usize>(layer, 12)
  let index = load<usize>(layer, 16)
  const diagonal = load<usize>(layer, 20)
  const scale = load<usize>(layer, 24)
  const inputs = load<i32>(layer, 28)
  const outputs = load<i32>(layer, 32)
  if (floats != 0 && index != 0) {
    for (let i = 0; i < outputs; i += 8) {
      let low = f32x4.splat(0)
      let high = f32x4.splat(0)
      const blocks = load<i32>(index)
      index += 4
      for (let j = 0; j < blocks; j++) {
        const from = input + (<usize>load<i32>(index) << 2)
        const one = v128.load32_splat(from)
        const two = v128.load32_splat(from, 4)
        const three = v128.load32_splat(from, 8)
        const four = v128.load32_splat(from, 12)
        low = onTop(onTop(onTop(onTop(low, floats, one), floats + 32, two), floats + 64, three), floats + 96, four)
        high = onTop(onTop(onTop(onTop(high, floats + 16, one), floats + 48, two), floats + 80, three), floats + 112, four)
        index += 4
        floats += 128
      }
      v128.store(out + (i << 2), low)
      v128.store(out + (i << 2), high, 16)
    }
  } else if (floats != 0) {
    const stride = <usize>outputs << 2
    let i = 0
    for (; i + 16 <= outputs; i += 16) {
      let a = f32x4.splat(0)
      let b = f32x4.splat(0)
      let c = f32x4.splat(0)
      let d = f32x4.splat(0)
      let row = floats + (i << 2)
      for (let j = 0; j < inputs; j++) {
        const x = v128.load32_splat(input + (j << 2))
        a = onTop(a, row, x)
        b = onTop(b, row + 16, x)
        c = onTop(c, row + 32, x)
        d = onTop(d, row + 48, x)
        row += stride
      }
      v128.store(out + (i << 2), a)
      v128.store(out + (i << 2), b, 16)
      v128.store(out + (i << 2), c, 32)
      v128.store(out + (i << 2), d, 48)
    }
    for (; i < outputs; i++) {
      let sum: f32 = 0
      let at = floats + (i << 2)
      for (let j = 0; j < inputs; j++) {
        sum += load<f32>(at) * load<f32>(input + (j << 2))
        at += stride
      }
      store<f32>(out + (i << 2), sum)
    }
  } else if (whole != 0 && index != 0) {
    const ready = outputs - ((inputs + 1) >> 1)
    const wholes = out + ((<usize>outputs << 2) - (<usize>inputs << 1))
    if (ready >= 8) keepWholes(input, inputs, wholes)
    for (let i = 0; i < outputs; i += 8) {
      const blocks = load<i32>(index)
      let low = f32x4.splat(0)
      let high = f32x4.splat(0)
      if (i + 8 <= ready && blocks <= wholeBlocks) {
        let a = i32x4.splat(0)
        let b = i32x4.splat(0)
        let c = i32x4.splat(0)
        let d = i32x4.splat(0)
        for (let j = 0; j < blocks; j++) {
          index += 4
          const x = v128.load64_splat(wholes + (<usize>load<i32>(index) << 1))
          a = i32x4.add(a, pairsOf(whole, x))
          b = i32x4.add(b, pairsOf(whole + 8, x))
          c = i32x4.add(c, pairsOf(whole + 16, x))
          d = i32x4.add(d, pairsOf(whole + 24, x))
          whole += 32
        }
        low = closed(a, b)
        high = closed(c, d)
      } else if (blocks <= wholeBlocks) {
        let a = i32x4.splat(0)
        let b = i32x4.splat(0)
        let c = i32x4.splat(0)
        let d = i32x4.splat(0)
        for (let j = 0; j < blocks; j++) {
          index += 4
          const x = wholeInputs(input + (<usize>load<i32>(index) << 2))
          a = i32x4.add(a, pairsOf(whole, x))
          b = i32x4.add(b, pairsOf(whole + 8, x))
          c = i32x4.add(c, pairsOf(whole + 16, x))
          d = i32x4.add(d, pairsOf(whole + 24, x))
          whole += 32
        }
        low = closed(a, b)
        high = closed(c, d)
      } else
        for (let j = 0; j < blocks; j++) {
          index += 4
          const x = wholeInputs(input + (<usize>load<i32>(index) << 2))
          low = f32x4.add(low, fourOf(whole, x))
          high = f32x4.add(high, fourOf(whole + 16, x))
          whole += 32
        }
      index += 4
      v128.store(out + (i << 2), f32x4.mul(v128.load(scale + (i << 2)), low))
      v128.store(out + (i << 2), f32x4.mul(v128.load(scale + (i << 2), 16), high), 16)
    }
  } else if (whole != 0) {
    const ready = outputs - ((inputs + 1) >> 1)
    const wholes = out + ((<usize>outputs << 2) - (<usize>inputs << 1))
    if (ready >= 8) keepWholes(input, inputs, wholes)
    for (let i = 0; i < outputs; i += 8) {
      let low = f32x4.splat(0)
      let high = f32x4.splat(0)
      if (i + 8 <= ready && inputs <= wholeBlocks * 4) {
        let a = i32x4.splat(0)
        let b = i32x4.splat(0)
        let c = i32x4.splat(0)
        let d = i32x4.splat(0)
        for (let at = wholes, end = wholes + (<usize>inputs << 1); at < end; at += 8) {
          const x = v128.load64_splat(at)
          a = i32x4.add(a, pairsOf(whole, x))
          b = i32x4.add(b, pairsOf(whole + 8, x))
          c = i32x4.add(c, pairsOf(whole + 16, x))
          d = i32x4.add(d, pairsOf(whole + 24, x))
          whole += 32
        }
        low = closed(a, b)
        high = closed(c, d)
      } else if (inputs <= wholeBlocks * 4) {
        let a = i32x4.splat(0)
        let b = i32x4.splat(0)
        let c = i32x4.splat(0)
        let d = i32x4.splat(0)
        for (let j = 0; j < inputs; j += 4) {
          const x = wholeInputs(input + (j << 2))
          a = i32x4.add(a, pairsOf(whole, x))
          b = i32x4.add(b, pairsOf(whole + 8, x))
          c = i32x4.add(c, pairsOf(whole + 16, x))
          d = i32x4.add(d, pairsOf(whole + 24, x))
          whole += 32
        }
        low = closed(a, b)
        high = closed(c, d)
      } else
        for (let j = 0; j < inputs; j += 4) {
          const x = wholeInputs(input + (j << 2))
          low = f32x4.add(low, fourOf(whole, x))
          high = f32x4.add(high, fourOf(whole + 16, x))
          whole += 32
        }
      v128.store(out + (i << 2), f32x4.mul(v128.load(scale + (i << 2)), low))
      v128.store(out + (i << 2), f32x4.mul(v128.load(scale + (i << 2), 16), high), 16)
    }
  } else for (let i = 0; i < outputs; i++) store<f32>(out + (i << 2), 0)
  if (bias != 0)
    for (let i = 0; i < outputs; i++) store<f32>(out + (i << 2), load<f32>(bias + (i << 2)) + load<f32>(out + (i << 2)))
  if (diagonal == 0) return
  for (let part = 0; part < 3; part++)
    for (let i = 0; i < inputs; i++) {
      const at = <usize>(part * inputs + i) << 2
      store<f32>(out + at, load<f32>(diagonal + at) * load<f32>(input + (i << 2)) + load<f32>(out + at))
    }
}
