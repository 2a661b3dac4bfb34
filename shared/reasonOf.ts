/** What an error says of itself, for the sentence that it is told in. */
export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
