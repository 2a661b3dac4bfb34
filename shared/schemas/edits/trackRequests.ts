/** The menu Tracks. Muting and soloing are content: they are in the mix, in the file and in the undo history. */
export const trackRequests = [] as const
