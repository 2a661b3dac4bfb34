/** The request was given up, or what it was at: by whoever pressed Cancel, neither is an error. */
const cancels: ReadonlySet<string> = new Set(['agent/cancelled', 'engine/cancelled', 'files/cancelled'])

export const wasCancelled = ({ code }: { readonly code: string }): boolean => cancels.has(code)
