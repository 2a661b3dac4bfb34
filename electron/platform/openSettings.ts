import { rename } from 'node:fs/promises'
import type { z } from 'zod'
import { causeOf, type Failure, failure, issuesOf, type SettingsFault } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { limits } from '../../shared/schemas/limits.ts'
import {
  settingsChangeSchema,
  settingsSchema,
  type Settings,
  type SettingsChange,
} from '../../shared/schemas/settings.ts'
import { readIfThere } from './readIfThere.ts'
import { readServerKey, writeServerKey, type ServerKey } from './serverKey.ts'
import type { Secrets } from './secrets.ts'
import { writeOwnerOnly } from './ownerOnlyFile.ts'

export interface SettingsStore {
  view(): Settings
  /** All of the change or nothing of it. Changes are made one after another. */
  save(change: SettingsChange): Promise<Result<Settings>>
  /**
   * What a model planner needs, with a change that was not saved applied (for the test button); '' where there is no
   * key for that server.
   */
  modelAccess(change?: SettingsChange): ModelAccess
  /** Every key that is known, whomever it is for: what must stand nowhere. */
  keys(): readonly string[]
  /** When the file could not be used as it was: why; else null. */
  readonly notice: Failure | null
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
  language: 'system',
  follow: 'page',
  timeFormat: 'clock',
  hearAround: 1,
  output: null,
  historyLimit: limits.historyEntries.max,
  ffmpeg: '',
  presets: {},
  keys: {},
} as const

/**
 * Reads the settings; a missing file means the defaults. OPENAI_BASE_URL and OPENAI_API_KEY count where nothing was
 * saved. A key goes to the server for which it was given, and to no other.
 */
export async function openSettings(sources: Sources): Promise<SettingsStore> {
  return new SettingsFile(sources, await readSettings(sources.file), await sources.secrets.read())
}

class SettingsFile implements SettingsStore {
  readonly notice: Failure | null
  readonly #sources: Sources
  readonly #environmentKey: ServerKey | null
  readonly #listeners = new Set<(settings: Settings) => void>()
  #values: Kept
  /** The file that is there can't be used; it is put aside before another one is written. */
  #isDamaged: boolean
  #savedKey: ServerKey | null
  #lastSave: Promise<unknown> = Promise.resolve()

  constructor(sources: Sources, { values, problem }: ReadFile, savedKey: string | null) {
    this.#sources = sources
    const given = filled(sources.env['OPENAI_API_KEY'])
    this.#environmentKey = given === null ? null : { key: given, origin: originOf(this.#usualAddress()) }
    this.#values = values
    this.#isDamaged = problem !== null
    this.#savedKey =
      savedKey === null ? null : readServerKey(savedKey, originOf(values.baseUrl ?? this.#usualAddress()))
    this.notice = problem
  }

  view(): Settings {
    const settings = kept.parse({ ...defaults, baseUrl: this.#usualAddress(), ...this.#values })
    return { ...settings, keySource: this.#keySource(settings.baseUrl) }
  }

  #usualAddress(): string {
    return filled(this.#sources.env['OPENAI_BASE_URL']) ?? defaults.baseUrl
  }

  save(change: SettingsChange): Promise<Result<Settings>> {
    const saving = this.#lastSave.then(() => this.#saveNow(change))
    this.#lastSave = saving.catch(() => undefined)
    return saving
  }

  modelAccess(change?: SettingsChange): ModelAccess {
    const saved = this.view()
    const baseUrl = change?.baseUrl ?? saved.baseUrl
    return {
      baseUrl,
      model: change?.model ?? saved.model,
      key: filled(change?.key) ?? this.#keyFor(baseUrl)?.key ?? '',
    }
  }

  keys(): readonly string[] {
    return [this.#savedKey, this.#environmentKey].flatMap((one) => one?.key ?? [])
  }

  onChange(listener: (settings: Settings) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #keyFor(baseUrl: string): ServerKey | null {
    const origin = originOf(baseUrl)
    return [this.#savedKey, this.#environmentKey].find((one) => one?.origin === origin) ?? null
  }

  #keySource(baseUrl: string): Settings['keySource'] {
    const found = this.#keyFor(baseUrl)
    if (found === null) return 'none'
    return found === this.#savedKey ? 'saved' : 'environment'
  }

  async #saveNow(raw: SettingsChange): Promise<Result<Settings>> {
    const parsed = settingsChangeSchema.safeParse(raw)
    if (!parsed.success) return err(failure('settings/bad-value', { issues: issuesOf(parsed.error.issues) }))
    const { key, ...rest } = parsed.data
    const stored = await this.#saveKey(key, rest.baseUrl ?? this.view().baseUrl)
    if (!stored.ok) return stored
    const written = await this.#write(
      Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    )
    if (!written.ok) return written
    for (const listener of this.#listeners) listener(this.view())
    return ok(this.view())
  }

  /** An empty key removes the one that is saved. */
  async #saveKey(text: string | undefined, baseUrl: string): Promise<Result<void>> {
    if (text === undefined) return ok()
    const { secrets } = this.#sources
    const key = filled(text)
    const next = key === null ? null : { key, origin: originOf(baseUrl) }
    const stored = next === null ? await secrets.remove() : await secrets.write(writeServerKey(next))
    if (stored.ok) this.#savedKey = next
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
  /** Why the file could not be used; else null. */
  readonly problem: Failure | null
}

async function readSettings(file: string): Promise<ReadFile> {
  const unusable = (fault: SettingsFault) => ({ values: {}, problem: failure('settings/unusable', { fault }) })
  try {
    const found = await readIfThere(file)
    if (found === null) return { values: {}, problem: null }
    const parsed = fileSchema.safeParse(JSON.parse(found.toString('utf8')))
    return parsed.success
      ? { values: parsed.data, problem: null }
      : unusable({ kind: 'values', issues: issuesOf(parsed.error.issues) })
  } catch (error) {
    return unusable(error instanceof SyntaxError ? { kind: 'damaged' } : { kind: 'unreadable', cause: causeOf(error) })
  }
}

function originOf(address: string): string {
  return URL.parse(address)?.origin ?? ''
}

function filled(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
