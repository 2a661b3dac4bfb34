/** Levels that last, in dB below full scale: what comes out where so much goes in. */
export type DynamicsCurve = (levelDb: number) => number

export interface CompressorShape {
  readonly thresholdDb: number
  readonly ratio: number
  /** Width over which the ratio sets in, around the threshold. */
  readonly kneeDb: number
  readonly makeupDb: number
}

/** D. Giannoulis, M. Massberg, J. D. Reiss, JAES 60 (2012), equation 4, with the gain behind it. */
export function compressorCurve({ thresholdDb, ratio, kneeDb, makeupDb }: CompressorShape): DynamicsCurve {
  const slope = 1 - 1 / ratio
  return (levelDb) => {
    const over = levelDb - thresholdDb
    const into = Math.min(Math.max(over + kneeDb / 2, 0), kneeDb)
    const bend = kneeDb > 0 ? (slope * into * into) / (2 * kneeDb) : 0
    return levelDb - bend - slope * Math.max(0, over - kneeDb / 2) + makeupDb
  }
}

export function limiterCurve(ceilingDb: number): DynamicsCurve {
  return (levelDb) => Math.min(levelDb, ceilingDb)
}

export interface GateShape {
  readonly thresholdDb: number
  /** How much quieter it is when closed. */
  readonly reductionDb: number
}

/** What reaches the threshold is left as it is; what never does is turned down. */
export function gateCurve({ thresholdDb, reductionDb }: GateShape): DynamicsCurve {
  return (levelDb) => (levelDb >= thresholdDb ? levelDb : levelDb - reductionDb)
}
