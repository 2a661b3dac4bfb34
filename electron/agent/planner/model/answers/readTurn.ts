import type { ModelTurn } from '../../index.ts'
import { callsInText } from './callsInText.ts'
import { readArguments } from './readArguments.ts'
import type { RawAnswer } from '../rawAnswer.ts'

export interface ReadTurn extends ModelTurn {
  /** Whether the calls came as such, or written in the text: they are answered in the same way. */
  readonly form: 'native' | 'text'
}

/** Calls with ids that are unique in the whole session. */
export function readTurn(
  answer: RawAnswer,
  isTool: (name: string) => boolean,
  takenIds: ReadonlySet<string>,
): ReadTurn {
  const inText = callsInText(answer.text, isTool)
  const form = answer.calls.length > 0 ? 'native' : 'text'
  const raw = form === 'native' ? answer.calls : inText.calls.map((call) => ({ ...call, id: '' }))
  const ids = new Set(takenIds)
  const calls = raw.map((call) => {
    const id = freeId(call.id, ids)
    ids.add(id)
    return { id, tool: call.name, args: readArguments(call.args) }
  })
  return { text: inText.text, calls, form }
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (wanted !== '' && !taken.has(wanted)) return wanted
  let number = taken.size + 1
  while (taken.has(`call_${number}`)) number += 1
  return `call_${number}`
}
