import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const lastSchema = z.object({ file: z.string().min(1), chosen: z.boolean().default(false) })
const recentSchema = z.object({ files: z.array(z.string().min(1)) })

/**
 * `chosen`: the person asked for this very file; one that began by itself is only come back to when it was worked on.
 */
export type LastNote = z.infer<typeof lastSchema>

/** Remembers over restarts which project was open, and which were before. */
export interface LastProject {
  read(): Promise<LastNote | null>
  /** Newest first; some may not be there any more, or not now. */
  recent(): Promise<readonly string[]>
  remember(file: string, how: Remembered): Promise<void>
}

/** `beside` another running copy: it is among the recent ones, but the other one's stays the last. */
export type Remembered = 'chosen' | 'begun' | 'beside'

const mostRecent = 50

export function lastProjectIn(folder: string): LastProject {
  const note = path.join(folder, 'last-project.json')
  const list = path.join(folder, 'recent-projects.json')
  const recent = async () => (await readNote(list, recentSchema))?.files ?? []
  return {
    read: () => readNote(note, lastSchema),
    recent,
    async remember(file, how) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (how !== 'beside') await writeNote(note, { file, chosen: how === 'chosen' })
      // Another running copy may have added its own meanwhile.
      const others = (await recent()).filter((one) => one !== file)
      await writeNote(list, { files: [file, ...others].slice(0, mostRecent) })
    },
  }
}

/** A note that is missing or damaged says nothing. */
async function readNote<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

async function writeNote(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.${process.pid}.new`, JSON.stringify(value), { mode: 0o600 })
  await rename(`${file}.${process.pid}.new`, file)
}
