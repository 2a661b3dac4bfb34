import type { ModelCall } from '../../index.ts'
import { isRecord } from '../../../../../shared/parse/isRecord.ts'
import { jsonInText, parseJson } from './jsonInText.ts'

/**
 * The arguments of a call from whatever a server sent: text, text in text, an object, nothing, words around an object.
 * What can't be read stays as raw text, so that the model is told and can correct it; nothing is guessed.
 */
export function readArguments(raw: unknown): ModelCall['args'] {
  if (raw === null || raw === undefined) return {}
  if (typeof raw !== 'string') return isRecord(raw) ? raw : { unreadable: JSON.stringify(raw) }
  if (raw.trim() === '') return {}
  const value = parseJson(raw)
  if (typeof value === 'string' && value !== raw) return readArguments(value)
  if (value === null) return {}
  if (isRecord(value)) return value
  if (value !== undefined) return { unreadable: raw }
  const found = jsonInText(raw)
  return found !== null && isRecord(found.value) && jsonInText(raw, found.end) === null
    ? found.value
    : { unreadable: raw }
}
