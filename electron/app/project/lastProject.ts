import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const schema = z.object({ file: z.string().min(1) })

/** Remembers over restarts which project was open. */
export interface LastProject {
  read(): Promise<string | null>
  remember(file: string): Promise<void>
}

export function lastProjectIn(folder: string): LastProject {
  const note = path.join(folder, 'last-project.json')
  return {
    /** A note that is missing or damaged says nothing. */
    async read() {
      const text = await readFile(note, 'utf8').catch(() => null)
      if (text === null) return null
      try {
        return schema.safeParse(JSON.parse(text)).data?.file ?? null
      } catch {
        return null
      }
    },
    async remember(file) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${note}.new`, JSON.stringify({ file }), { mode: 0o600 })
      await rename(`${note}.new`, note)
    },
  }
}
