/** A range of the decoded sound, in seconds from where its first packet begins; `to` is exclusive. */
export interface HeardRange {
  readonly from: number
  readonly to: number
}

/** What of a file's first stream of sound is meant to be heard: encoders put more in front and behind. */
export interface SoundEdges {
  /** One behind the other; none: nothing is heard. */
  readonly heard: readonly HeardRange[]
  /** Seconds that are taken off behind the last packet; or so much as it is longer than its container says. */
  readonly behind: number | 'asPacketsSay'
  /** How long all that is heard is by the file's own word; null where it does not say. */
  readonly duration: number | null
}

/** All of it. */
export const wholeSound: SoundEdges = {
  heard: [{ from: 0, to: Number.POSITIVE_INFINITY }],
  behind: 0,
  duration: null,
}
