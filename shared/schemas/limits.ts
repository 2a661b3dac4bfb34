/** The one place for the range of each value that a person or a model can give. */
export const limits = {
  /** Longest timeline that is accepted, seconds (100 hours). */
  time: { min: 0, max: 360_000 },
  /** Peak to normalize to, dB below full scale. */
  peakDb: { min: -60, max: 0, default: -1 },
  /** Gain, dB. */
  gainDb: { min: -60, max: 60 },
  /** Characters in a name or label. */
  nameLength: 200,
  /** Characters in one chat message. */
  messageLength: 4000,
} as const
