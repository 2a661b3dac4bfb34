/** The laws of ITU-T G.711: 8 bits that stand for 13 (A) or 14 (µ), here at the upper end of 16. */
const tables = {
  alaw: Int16Array.from({ length: 256 }, (_, code) => expandA(code)),
  mulaw: Int16Array.from({ length: 256 }, (_, code) => expandMu(code)),
}

export function expandLaw(codes: Uint8Array, law: 'alaw' | 'mulaw'): Uint8Array {
  const table = tables[law]
  const samples = new Int16Array(codes.length)
  for (let i = 0; i < codes.length; i++) samples[i] = table[codes[i] as number] as number
  return new Uint8Array(samples.buffer)
}

function expandA(code: number): number {
  const bits = code ^ 0x55
  const exponent = (bits >> 4) & 7
  const mantissa = ((bits & 15) << 4) + 8
  const size = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1)
  return (bits & 0x80) === 0 ? -size : size
}

function expandMu(code: number): number {
  const bits = ~code & 0xff
  const size = ((((bits & 15) << 3) + 0x84) << ((bits >> 4) & 7)) - 0x84
  return (bits & 0x80) === 0 ? size : -size
}
