import { isNear } from '../isNear.ts'
import type { ModelOptions } from '../modelOptions.ts'
import { isRecord } from '../../../../../shared/parse/isRecord.ts'
import type { ServerKnowledge } from './serverMemory.ts'

/** How long a server may take to tell its size, in milliseconds. */
const patience = 2000

/** Where servers tell it, beside the list of models that all of them have: llama.cpp, LM Studio, Ollama. */
const ownPlaces = ['/props', '/api/v0/models', '/api/ps']

/** What it is called, the size that the model was loaded with before the largest that it could have. */
const names = [
  'loaded_context_length',
  'n_ctx',
  'context_length',
  'max_model_len',
  'context_window',
  'max_context_length',
] as const

/** Asks the server how much it can hold, the first time. */
export async function askContext(
  options: ModelOptions,
  knowledge: ServerKnowledge,
  signal: AbortSignal,
): Promise<void> {
  if (knowledge.contextTokens === undefined) knowledge.contextTokens = await contextSize(options, signal)
}

/** Tokens that the model can hold on this server, as it says itself; null where it does not say. */
async function contextSize(
  { baseUrl, key, model, patience: given }: ModelOptions,
  signal: AbortSignal,
): Promise<number | null> {
  const base = URL.parse(baseUrl)
  if (base === null) return null
  const addresses = [
    `${baseUrl.replace(/\/+$/u, '')}/models`,
    ...(isNear(base) ? ownPlaces.map((path) => `${base.origin}${path}`) : []),
  ]
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(Math.min(patience, given?.first ?? patience))])
  for (const address of addresses) {
    const told = await readJson(address, key, deadline)
    const size = sizeIn(told, model)
    if (size !== null) return size
  }
  return null
}

/** Undefined where it is not told: a server need not know the question, and whether it is there shows when it plans. */
async function readJson(address: string, key: string, signal: AbortSignal): Promise<unknown> {
  try {
    const headers = key === '' ? {} : { authorization: `Bearer ${key}` }
    const response = await fetch(address, { headers, signal })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

function sizeIn(told: unknown, model: string): number | null {
  if (!isRecord(told)) return null
  const listed = [told['data'], told['models']].find((one) => Array.isArray(one)) as readonly unknown[] | undefined
  const entry = listed === undefined ? told : listed.find((one) => isRecord(one) && namesOf(one).includes(model))
  return isRecord(entry) ? sizeOf(entry) : null
}

const namesOf = (entry: Readonly<Record<string, unknown>>): readonly unknown[] => [
  entry['id'],
  entry['name'],
  entry['model'],
]

function sizeOf(entry: Readonly<Record<string, unknown>>): number | null {
  const places = [entry, entry['meta'], entry['default_generation_settings']].filter(isRecord)
  const sizes = names.flatMap((name) => places.map((place) => place[name]))
  return sizes.find((size): size is number => typeof size === 'number' && size >= 256) ?? null
}
