import { z } from 'zod'
import { answer } from './answers.ts'

const seconds = z.coerce.number().min(-1e6).max(1e6)

/** A range of a track in columns, as an address asks for it. */
export const columnsSchema = (most: number) =>
  z.object({
    track: z.string().min(1).max(100),
    from: seconds,
    to: seconds,
    columns: z.coerce.number().int().min(1).max(most),
  })

/** What was measured of the columns, byte for byte. */
export function answerColumns(values: Int8Array): Response {
  const bytes = new Uint8Array(values.byteLength)
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
  return answer(200, bytes, { 'content-type': 'application/octet-stream' })
}
