import { z } from 'zod'

/** A parameter of an address that holds JSON, of so many characters at most: what it says, still to be checked. */
export const jsonText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text, into): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        into.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
