/** Notices a model that makes the same failing call again and again. */
export interface RepeatWatch {
  readonly limit: number
  record(failedCall: unknown): void
  /** Any call at all has failed. */
  hasFailed(): boolean
  isStuck(): boolean
}

export function createRepeatWatch(limit = 3): RepeatWatch {
  const counts = new Map<string, number>()
  return {
    limit,
    record: (failedCall) => {
      const key =
        JSON.stringify(failedCall, (name, value: unknown) =>
          name === 'id' || name === 'callId' ? undefined : value,
        ) ?? ''
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    hasFailed: () => counts.size > 0,
    isStuck: () => [...counts.values()].some((count) => count >= limit),
  }
}
