export const wavHeaderBytes = 44
export const bytesPerFrame = 4

/** RIFF counts in 32 bits. Behind that the sizes stay at their largest, which players read as "until the end". */
const largest = 0xffff_ffff

/** The head of a 16-bit stereo WAV of so many frames. */
export function wavHeader(sampleRate: number, frames: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(wavHeaderBytes)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(Buffer.from(text, 'latin1'), at)
  const size = frames * bytesPerFrame
  write(0, 'RIFF')
  view.setUint32(4, Math.min(largest, size + wavHeaderBytes - 8), true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * bytesPerFrame, true)
  view.setUint16(32, bytesPerFrame, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, Math.min(largest, size), true)
  return bytes
}
