/** Ways of telling a pace, of which one is used: percent faster, times as fast, or beats a minute before and after. */
interface Pace {
  readonly percent?: number | undefined
  readonly factor?: number | undefined
  readonly bpm_from?: number | undefined
  readonly bpm_to?: number | undefined
}

/** How many times as fast; null where it is not told, or told by half. */
export function timesAsFast({ percent, factor, bpm_from: from, bpm_to: to }: Pace): number | null {
  if (percent !== undefined) return 1 + percent / 100
  if (factor !== undefined) return factor
  return from === undefined || to === undefined ? null : to / from
}
