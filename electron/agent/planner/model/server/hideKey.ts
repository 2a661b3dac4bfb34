import { hideSecret, type HideSecret } from '../../../../../shared/hideSecret.ts'
import { parseJson } from '../answers/jsonInText.ts'
import type { RawAnswer } from '../rawAnswer.ts'

/**
 * A server that repeats the key must not bring it into the conversation, the project, the window or the next question:
 * whatever it says is looked through before anybody reads it.
 */
export function hideKeyIn(answer: RawAnswer, key: string): RawAnswer {
  const hide = hideSecret(key)
  return {
    ...answer,
    text: hideEscaped(answer.text, hide),
    calls: answer.calls.map(({ id, name, args }) => ({
      id: hide(id),
      name: hide(name),
      args: hideInArguments(args, hide),
    })),
  }
}

/** What deeper arguments than these hold is no value of a tool. */
const deepest = 40

/** Arguments are looked at as they will be read: text that holds JSON is read first, so that its escapes are undone. */
function hideInArguments(args: unknown, hide: HideSecret, times = 0): unknown {
  if (typeof args !== 'string') return hideDeep(args, hide, 0)
  const read = times < 3 ? parseJson(args) : undefined
  const isRead = (typeof read === 'object' && read !== null) || typeof read === 'string'
  return isRead ? hideInArguments(read, hide, times + 1) : hideDeep(args, hide, 0)
}

function hideDeep(value: unknown, hide: HideSecret, depth: number): unknown {
  if (depth > deepest) return null
  if (typeof value === 'string') return hideEscaped(value, hide)
  if (Array.isArray(value)) return value.map((one) => hideDeep(one, hide, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [hide(name), hideDeep(one, hide, depth + 1)]))
}

/** Also where letters were written as `\u0041`, which somebody may undo later. */
function hideEscaped(text: string, hide: HideSecret): string {
  const plain = text.replace(/\\u00([2-7][0-9a-f])/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return plain === text || hide(plain) === plain ? hide(text) : hide(plain)
}
