import { rename } from 'node:fs/promises'
import type { z } from 'zod'
import { causeOf, failure, issuesOf, sayCause, saySettingsIssues } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import {
  settingsChangeSchema,
  settingsSchema,
  type Settings,
  type SettingsChange,
} from '../../shared/schemas/settings.ts'
import { readIfThere } from './readIfThere.ts'
import type { Secrets } from './secrets.ts'
import { writeOwnerOnly } from './writeOwnerOnly.ts'

export interface SettingsStore {
  view(): Settings
  /** All of the change or nothing of it. Changes are made one after another. */
  save(change: SettingsChange): Promise<Result<Settings>>
  /**
   * What a model planner needs, with a change that was not saved applied (for the test button); '' where there is no
   * key.
   */
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

/**
 * Reads the settings; a missing file means the defaults. OPENAI_BASE_URL and OPENAI_API_KEY count where nothing was
 * saved.
 */
export async function openSettings(sources: Sources): Promise<SettingsStore> {
  return new SettingsFile(sources, await readSettings(sources.file), await sources.secrets.read())
}

class SettingsFile implements SettingsStore {
  readonly notice: string | null
  readonly #sources: Sources
  readonly #environmentKey: string | null
  readonly #listeners = new Set<(settings: Settings) => void>()
  #values: Kept
  /** The file that is there can't be used; it is put aside before another one is written. */
  #isDamaged: boolean
  #savedKey: string | null
  #lastSave: Promise<unknown> = Promise.resolve()

  constructor(sources: Sources, { values, problem }: ReadFile, savedKey: string | null) {
    this.#sources = sources
    this.#environmentKey = filled(sources.env['OPENAI_API_KEY'])
    this.#values = values
    this.#isDamaged = problem !== null
    this.#savedKey = savedKey
    this.notice = problem
  }

  view(): Settings {
    const baseUrl = filled(this.#sources.env['OPENAI_BASE_URL']) ?? defaults.baseUrl
    return { ...kept.parse({ ...defaults, baseUrl, ...this.#values }), keySource: this.#keySource() }
  }

  save(change: SettingsChange): Promise<Result<Settings>> {
    const saving = this.#lastSave.then(() => this.#saveNow(change))
    this.#lastSave = saving.catch(() => undefined)
    return saving
  }

  modelAccess(change?: SettingsChange): ModelAccess {
    const saved = this.view()
    return {
      baseUrl: change?.baseUrl ?? saved.baseUrl,
      model: change?.model ?? saved.model,
      key: filled(change?.key) ?? this.#savedKey ?? this.#environmentKey ?? '',
    }
  }

  onChange(listener: (settings: Settings) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #keySource(): Settings['keySource'] {
    if (this.#savedKey !== null) return 'saved'
    return this.#environmentKey === null ? 'none' : 'environment'
  }

  async #saveNow(raw: SettingsChange): Promise<Result<Settings>> {
    const parsed = settingsChangeSchema.safeParse(raw)
    if (!parsed.success) return err(failure('settings/bad-value', { issues: issuesOf(parsed.error.issues) }))
    const { key, ...rest } = parsed.data
    const stored = await this.#saveKey(key)
    if (!stored.ok) return stored
    const written = await this.#write(
      Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    )
    if (!written.ok) return written
    for (const listener of this.#listeners) listener(this.view())
    return ok(this.view())
  }

  /** An empty key removes the one that is saved. */
  async #saveKey(key: string | undefined): Promise<Result<void>> {
    if (key === undefined) return ok()
    const { secrets } = this.#sources
    const stored = key.trim() === '' ? await secrets.remove() : await secrets.write(key.trim())
    if (stored.ok) this.#savedKey = filled(key)
    return stored
  }

  async #write(change: Kept): Promise<Result<void>> {
    if (Object.keys(change).length === 0) return ok()
    const { file } = this.#sources
    const next = { ...this.#values, ...change }
    try {
      if (this.#isDamaged) await rename(file, `${file}.damaged`)
      this.#isDamaged = false
      await writeOwnerOnly(file, `${JSON.stringify(next, null, 2)}\n`)
    } catch (error) {
      return err(failure('settings/cannot-write', { cause: causeOf(error) }))
    }
    this.#values = next
    return ok()
  }
}

interface ReadFile {
  readonly values: Kept
  /** A sentence for the person when the file could not be used; else null. */
  readonly problem: string | null
}

async function readSettings(file: string): Promise<ReadFile> {
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
      : unusable(saySettingsIssues(issuesOf(parsed.error.issues)))
  } catch (error) {
    return unusable(error instanceof SyntaxError ? 'the file is damaged' : sayCause(causeOf(error)))
  }
}

function filled(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
