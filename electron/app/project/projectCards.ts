import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { limits } from '../../../shared/schemas/limits.ts'
import { type ProjectCard, projectCardSchema } from '../../../shared/schemas/listedProject.ts'
import type { OpenProject } from './openProject.ts'

/** What is shown of projects that are not open: written when one is left, so that no file has to be opened for it. */
export interface ProjectCards {
  /** Never fails: a picture is not worth a project that doesn't close. */
  keep(project: Pick<OpenProject, 'file' | 'view' | 'engine'>): Promise<void>
  read(): Promise<ReadonlyMap<string, ProjectCard>>
}

const fileSchema = z.record(z.string(), projectCardSchema)
const mostCards = 100
/** Tracks that a picture is made of. */
const mostTracks = 16
const valuesOfColumn = 3

export function projectCardsIn(folder: string, logError: (where: string, error: unknown) => void): ProjectCards {
  const file = path.join(folder, 'project-cards.json')
  const readAll = async (): Promise<Record<string, ProjectCard>> => {
    const text = await readFile(file, 'utf8').catch(() => '{}')
    try {
      return fileSchema.safeParse(JSON.parse(text)).data ?? {}
    } catch {
      // A damaged note says nothing: its cards are made again.
      return {}
    }
  }
  const write = async (project: Parameters<ProjectCards['keep']>[0]) => {
    const card = await cardOf(project)
    const others = Object.entries(await readAll()).filter(([name]) => name !== project.file)
    const all = card === null ? others : [...others, [project.file, card] as const]
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const fresh = `${file}.${process.pid}.new`
    await writeFile(fresh, JSON.stringify(Object.fromEntries(all.slice(-mostCards))), { mode: 0o600 })
    await rename(fresh, file)
  }
  return {
    keep: (project) => write(project).catch((error: unknown) => logError('project:card', error)),
    read: async () => new Map(Object.entries(await readAll())),
  }
}

/** What is quieter than -24 dB all through looks quiet: its steps of one 127th are no picture of it. */
const leastLoud = 8

async function cardOf({ view, engine }: Pick<OpenProject, 'view' | 'engine'>): Promise<ProjectCard | null> {
  const { tracks, duration } = await view()
  if (tracks.length === 0 || duration === 0) return null
  const columns = limits.cardColumns
  const energy = new Float64Array(columns)
  for (const { id, gainDb } of tracks.filter(({ muted }) => !muted).slice(0, mostTracks)) {
    const { channels, peaks } = await engine.readPeaks({ trackId: id, from: 0, to: duration, columns })
    const scale = 10 ** (gainDb / 20)
    for (let at = 0; at < channels * columns; at++) {
      const core = (peaks[at * valuesOfColumn + 2] ?? 0) * scale
      const column = at % columns
      energy[column] = (energy[column] ?? 0) + (core * core) / channels
    }
  }
  const loudest = Math.max(leastLoud, ...[...energy].map(Math.sqrt))
  return {
    length: duration,
    tracks: tracks.length,
    picture: [...energy].map((one) => Math.round((Math.sqrt(one) / loudest) * 100)),
  }
}
