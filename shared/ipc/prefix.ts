/** Every channel starts with it. The preload script imports nothing else. */
export const channelPrefix = 'app:'
