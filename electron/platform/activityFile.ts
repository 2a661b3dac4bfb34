import { z } from 'zod'
import { type Activity, activitySchema } from '../../shared/schemas/activity.ts'
import { createLineFile } from './lineFile.ts'
import { readIfThere } from './readIfThere.ts'

/** Requests as they went, one line each, of all projects: what `tapehand log` reads. */
export interface ActivityFile {
  /** Never throws; without keys. */
  add(activity: Activity, project: string): void
}

const longest = 4_000_000

export function createActivityFile(file: string, secrets: () => readonly string[]): ActivityFile {
  const add = createLineFile({ file, secrets, longest })
  return { add: (activity, project) => add({ project, ...activity }) }
}

const lineSchema = activitySchema.extend({ project: z.string() })
export type KeptActivity = z.infer<typeof lineSchema>

/** What is kept, oldest first. A line that was cut short by a crash, or is of another version, is left out. */
export async function readActivityFile(file: string): Promise<readonly KeptActivity[]> {
  const texts = await Promise.all([readIfThere(`${file}.1`), readIfThere(file)])
  const lines = texts.flatMap((text) => text?.toString('utf8').split('\n') ?? [])
  // A request that went on behind a question is there again, with all of it.
  return [...new Map(lines.flatMap(readLine).map((one) => [one.id, one])).values()]
}

function readLine(line: string): KeptActivity[] {
  if (line === '') return []
  try {
    const read = lineSchema.safeParse(JSON.parse(line))
    return read.success ? [read.data] : []
  } catch {
    return []
  }
}
