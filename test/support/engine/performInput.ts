import { createLateSchema } from '../../../electron/editor/lateSchema.ts'
import type { EditorState } from '../../../electron/engine/state/editorState.ts'
import { performOn, type Performed, type PerformEnv } from '../../../electron/engine/state/performOn.ts'
import { isLong } from '../../../shared/schemas/editKinds.ts'
import { editRequestSchema, type EditRequestInput } from '../../../shared/schemas/editRequest.ts'

const schema = createLateSchema(async () => editRequestSchema)
await schema.load()

/** Carries out a request as it is sent: read first, with its defaults. */
export function performInput(state: EditorState, input: EditRequestInput, env: PerformEnv): Performed {
  const read = schema.read(input)
  if (!read.ok) return read
  if (isLong(read.value)) throw new Error(`${read.value.kind} takes its time and is planned first.`)
  return performOn(state, read.value, env)
}
