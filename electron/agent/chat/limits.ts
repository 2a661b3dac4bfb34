/** Where a request ends by itself. The person's own time to answer never counts. */
export interface Limits {
  readonly mostTurns: number
  /** For one turn of the model. */
  readonly turnSeconds: number
  /** For all turns of one request together. */
  readonly thinkSeconds: number
  /** Sent and received for one request. */
  readonly mostTokens: number
  /** Without a sign of life from the editor while a tool runs. */
  readonly toolSeconds: number
}

/**
 * A model that has not come to an answer after so many turns will not. The planner ends a silent server sooner; this is for one that never ends.
 * A turn sends about 7000 tokens: the tokens end what answers with books, not what works.
 */
export const usualLimits: Limits = {
  mostTurns: 10,
  turnSeconds: 330,
  thinkSeconds: 900,
  mostTokens: 200_000,
  toolSeconds: 60,
}
