/** The sound around one edge of a cut, with the edge in it. */
export interface EdgeSound {
  readonly sound: Float32Array
  readonly at: number
  /** Frames that the edge may move, earlier and later; none where something else holds it. */
  readonly earlier: number
  readonly later: number
}
