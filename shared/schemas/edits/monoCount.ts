import { z } from 'zod'

/**
 * How sound of one channel counts in a loudness: once, as its file is measured (ITU-R BS.1770), or as dual mono, as it
 * is heard from two speakers: 3.01 LU more.
 */
export const monoCountSchema = z.enum(['once', 'dual'])
export type MonoCount = z.infer<typeof monoCountSchema>
