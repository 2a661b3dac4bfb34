/**
 * What of an edit is read back by its samples, in seconds: a range up to `whole` is, of a longer one `end` at both of
 * its ends, and `beside` on both sides with it, where what follows may have moved and nothing else may have.
 */
export const readBackSpan = { whole: 10, end: 2, beside: 0.5 }
