/** What the ruler and the fields with times count in: minutes and seconds, seconds, or samples. */
export const timeFormats = ['clock', 'seconds', 'samples'] as const
export type TimeFormat = (typeof timeFormats)[number]

/** How the view goes with the playhead: a page at a time, under a playhead that stays in the middle, or not at all. */
export const follows = ['page', 'smooth', 'off'] as const

/** Seconds that are heard in front of and behind a place that is listened to. */
export const hearAroundChoices = [0.5, 1, 2, 4] as const
