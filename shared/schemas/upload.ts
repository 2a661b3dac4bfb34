import { z } from 'zod'

/** A file that a page sent, and what becomes of it: one that was stopped meanwhile is left. */
export const uploadSchema = z.strictObject({ id: z.uuid(), use: z.enum(['import', 'leave']) })
export type Upload = z.infer<typeof uploadSchema>

/** What a page is told of a file that it sent: its number until it is used, or that it was a project and is open. */
export type Sent = { readonly id: string } | { readonly opened: string }
