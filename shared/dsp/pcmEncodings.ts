/** How uncompressed samples (and those of the two telephone laws) are written, and how many bytes each takes. */
export const pcmBytes = {
  u8: 1,
  s8: 1,
  s16: 2,
  s24: 3,
  s32: 4,
  f32: 4,
  f64: 8,
  alaw: 1,
  mulaw: 1,
} as const

export type PcmEncoding = keyof typeof pcmBytes

export const pcmEncodings = Object.keys(pcmBytes) as readonly PcmEncoding[]
