/** An 80-bit float, as AIFF stores its sample rate: sign, 15 bits of exponent, 64 of mantissa. Not finite for infinities and nonsense. */
export function readExtended(view: DataView, at: number): number {
  const head = view.getUint16(at)
  const exponent = (head & 0x7fff) - 16_383
  if (exponent === 16_384) return Number.NaN
  const size = view.getUint32(at + 2) * 2 ** (exponent - 31) + view.getUint32(at + 6) * 2 ** (exponent - 63)
  return head >= 0x8000 ? -size : size
}
