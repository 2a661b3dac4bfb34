import type { Language } from '../../../electron/agent/reader/languages/language.ts'
import { createReader, type Reader } from '../../../electron/agent/reader/reader.ts'
import { registry } from '../../../electron/agent/tools/index.ts'

const made = new Map<string, Reader>()

/** A reader of these languages and all tools: compiled once a process, since it keeps nothing of what it reads. */
export function readerOf(...languages: readonly Language[]): Reader {
  const key = languages.map(({ id }) => id).join()
  const reader = made.get(key) ?? createReader(languages, registry.framesByAct)
  made.set(key, reader)
  return reader
}
