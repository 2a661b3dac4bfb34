/** The colours that a track can be given; none of them is one that means something else. */
export const trackColours = ['blue', 'rose', 'teal', 'violet', 'green', 'cyan', 'orchid', 'olive'] as const
export type TrackColour = (typeof trackColours)[number]
