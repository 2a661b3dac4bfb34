/** What the ruler and the fields with times count in: minutes and seconds, seconds, or samples. */
export const timeFormats = ['clock', 'seconds', 'samples'] as const
export type TimeFormat = (typeof timeFormats)[number]

/** Seconds that are heard in front of and behind a place that is listened to. */
export const hearAroundChoices = [0.5, 1, 2, 4] as const
