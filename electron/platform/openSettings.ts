import { rename } from 'node:fs/promises'
import { z } from 'zod'
import { failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import {
  settingsChangeSchema,
  settingsSchema,
  type Settings,
  type SettingsChange,
} from '../../shared/schemas/settings.ts'
import { readIfThere } from './readIfThere.ts'
import { reasonOf } from './reasonOf.ts'
import type { Secrets } from './secrets.ts'
import { writeOwnerOnly } from './writeOwnerOnly.ts'

export interface SettingsStore {
  view(): Settings
  /** All of the change or nothing of it. Changes are made one after another. */
  save(change: SettingsChange): Promise<Result<Settings>>
  /** What a model planner needs, with a change that was not saved applied (for the test button); '' where there is no key. */
  modelAccess(change?: SettingsChange): ModelAccess
  /** A sentence for the person when the file could not be used as it was; else null. */
  readonly notice: string | null
  onChange(listener: (settings: Settings) => void): () => void
}

export interface ModelAccess {
  readonly baseUrl: string
  readonly model: string
  readonly key: string
}

interface Sources {
  readonly file: string
  readonly secrets: Secrets
  readonly env: Readonly<Record<string, string | undefined>>
}

const kept = settingsSchema.omit({ keySource: true })
/** Fields of a newer version are kept as they are. */
const fileSchema = kept.partial().loose()
type Kept = z.infer<typeof fileSchema>

const defaults = {
  planner: 'offline',
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-5.4-mini',
  clickSafe: true,
  theme: 'system',
} as const

/** Reads the settings; a missing file means the defaults. OPENAI_BASE_URL and OPENAI_API_KEY count where nothing was saved. */
export async function openSettings({ file, secrets, env }: Sources): Promise<SettingsStore> {
  const read = await readSettings(file)
  let values = read.values
  let damaged = read.problem !== null
  let savedKey = await secrets.read()
  const listeners = new Set<(settings: Settings) => void>()
  let last: Promise<unknown> = Promise.resolve()

  const envKey = filled(env['OPENAI_API_KEY'])
  const view = (): Settings => ({
    ...settingsSchema
      .omit({ keySource: true })
      .parse({ ...defaults, baseUrl: filled(env['OPENAI_BASE_URL']) ?? defaults.baseUrl, ...values }),
    keySource: savedKey !== null ? 'saved' : envKey !== null ? 'environment' : 'none',
  })

  const saveNow = async (raw: SettingsChange): Promise<Result<Settings>> => {
    const parsed = settingsChangeSchema.safeParse(raw)
    if (!parsed.success)
      return err(failure('settings/bad-value', { what: z.prettifyError(parsed.error).replaceAll('\n', ' ') }))
    const { key, ...rest } = parsed.data
    const change = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    if (key !== undefined) {
      const stored = key.trim() === '' ? await secrets.remove() : await secrets.write(key.trim())
      if (!stored.ok) return stored
      savedKey = filled(key)
    }
    if (Object.keys(change).length > 0) {
      const next = { ...values, ...change }
      try {
        if (damaged) await rename(file, `${file}.damaged`)
        damaged = false
        await writeOwnerOnly(file, `${JSON.stringify(next, null, 2)}\n`)
      } catch (error) {
        return err(failure('settings/cannot-write', { reason: reasonOf(error) }))
      }
      values = next
    }
    for (const listener of listeners) listener(view())
    return ok(view())
  }

  return {
    view,
    save(change) {
      const saving = last.then(() => saveNow(change))
      last = saving.catch(() => undefined)
      return saving
    },
    modelAccess(change) {
      const saved = view()
      return {
        baseUrl: change?.baseUrl ?? saved.baseUrl,
        model: change?.model ?? saved.model,
        key: filled(change?.key) ?? savedKey ?? envKey ?? '',
      }
    },
    notice: read.problem,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function readSettings(file: string): Promise<{ values: Kept; problem: string | null }> {
  const unusable = (reason: string) => ({
    values: {},
    problem: `The settings can't be used (${reason}), so the defaults are in force. The file is kept aside when you save new ones.`,
  })
  try {
    const found = await readIfThere(file)
    if (found === null) return { values: {}, problem: null }
    const parsed = fileSchema.safeParse(JSON.parse(found.toString('utf8')))
    return parsed.success
      ? { values: parsed.data, problem: null }
      : unusable(z.prettifyError(parsed.error).replaceAll('\n', ' '))
  } catch (error) {
    return unusable(error instanceof SyntaxError ? 'the file is damaged' : reasonOf(error))
  }
}

function filled(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
