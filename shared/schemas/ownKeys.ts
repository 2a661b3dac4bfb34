import { z } from 'zod'
import { limits } from './limits.ts'

const keys = z.string().min(1).max(limits.nameLength)

/** Keys that a person gave to commands and tools, by their names, in the place of Audacity's; none takes them away. */
export const ownKeysSchema = z.record(z.string().max(limits.nameLength), z.array(keys).max(limits.keysOfOne))

export type OwnKeys = z.infer<typeof ownKeysSchema>
