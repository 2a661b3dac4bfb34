/**
 * How loud one frequency is in a sound, in dB of a sine of full scale: its Fourier sum in a Blackman-Harris window,
 * whose side lobes lie 92 dB down and fall with the distance.
 */
export function levelAt(sound: Float32Array, hz: number, sampleRate: number): number {
  const step = (2 * Math.PI) / sound.length
  let [real, imaginary, weights] = [0, 0, 0]
  for (let i = 0; i < sound.length; i++) {
    const at = step * i
    const weight = 0.35875 - 0.48829 * Math.cos(at) + 0.14128 * Math.cos(2 * at) - 0.01168 * Math.cos(3 * at)
    const turn = (2 * Math.PI * hz * i) / sampleRate
    weights += weight
    real += (sound[i] as number) * weight * Math.cos(turn)
    imaginary += (sound[i] as number) * weight * Math.sin(turn)
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / weights)
}
