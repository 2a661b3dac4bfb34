import { readdirSync, readFileSync } from 'node:fs'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'

interface Fixture {
  readonly fixture?: string
  readonly tracks?: readonly {
    readonly name: string
    readonly channels?: 1 | 2
    /** Called like their track where they have no name. */
    readonly clips?: readonly { readonly name?: string; readonly start: number; readonly end: number }[]
  }[]
  readonly labels?: readonly { readonly text: string; readonly start: number; readonly end: number }[]
  readonly selection?: { readonly start: number; readonly end: number }
  readonly selectedTracks?: readonly string[]
  readonly selectedClips?: readonly string[]
  readonly cursor?: number
}

export interface Ran {
  readonly tool: string
  readonly args?: Readonly<Record<string, unknown>>
  readonly range?: readonly [number, number]
  readonly at?: number
  readonly tracks?: readonly string[]
}

export interface Case {
  readonly id: string
  readonly file: string
  readonly say: string
  readonly view: ProjectView
  readonly asked: readonly string[] | null
  readonly ran: readonly Ran[] | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly unchanged: boolean
  readonly reply: string | null
  readonly pending: string | null
}

interface Line extends Fixture {
  readonly id: string
  readonly project: string | Fixture
  readonly with?: Fixture
  readonly say?: readonly string[]
  readonly planner?: string
  readonly expect?: {
    readonly asked?: readonly string[]
    readonly ran?: readonly Ran[]
    readonly after?: Readonly<Record<string, unknown>>
    readonly unchanged?: boolean
    readonly reply?: string
    readonly pending?: string
  }
}

/** A fixture as the reader would see it. */
export function viewOf(fixture: Fixture): ProjectView {
  const tracks = (fixture.tracks ?? []).map((track, at) => ({
    id: `t${at + 1}`,
    name: track.name,
    channels: track.channels ?? (1 as const),
    gainDb: 0,
    pan: 0,
    muted: false,
    soloed: false,
    clips: (track.clips ?? []).map((clip, index) => ({ id: `t${at + 1}c${index + 1}`, name: track.name, ...clip })),
  }))
  const labels = (fixture.labels ?? []).map((label, at) => ({ id: `l${at + 1}`, ...label }))
  const ends = [...tracks.flatMap((track) => track.clips.map((clip) => clip.end)), ...labels.map((label) => label.end)]
  const byName = (names: readonly string[]): string[] =>
    tracks.filter((track) => names.includes(track.name)).map((track) => track.id)
  return {
    revision: 1,
    contentRevision: 1,
    name: 'shadow',
    sampleRate: 8000,
    duration: Math.max(0, ...ends),
    tracks,
    labels,
    selection: fixture.selection ?? null,
    selectedTracks: byName(fixture.selectedTracks ?? []),
    selectedClips: tracks
      .flatMap((track) => track.clips)
      .filter((clip) => (fixture.selectedClips ?? []).includes(clip.name))
      .map((clip) => clip.id),
    cursor: fixture.cursor ?? 0,
    transport: { state: 'stopped', position: 0, loop: false },
    clipboard: null,
    canUndo: false,
    canRedo: false,
    history: [],
    historyPosition: 0,
  }
}

/** The cases of the project's conversations that are one message, offline. */
export function singleCases(folder: string, skip: readonly string[] = []): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl') && !skip.includes(file))
    .flatMap((file) => casesOf(file, readFileSync(`${folder}/${file}`, 'utf8')))
}

export function casesOf(file: string, text: string): Case[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line)
  const fixtures = new Map(
    lines.flatMap((line) => (line.fixture === undefined ? [] : [[line.fixture, line as Fixture] as const])),
  )
  return lines.flatMap((line): Case[] => {
    const [say, ...more] = line.say ?? []
    if (say === undefined || more.length > 0 || line.planner === 'llm') return []
    const base = typeof line.project === 'string' ? fixtures.get(line.project) : line.project
    if (base === undefined) return []
    const expected = line.expect ?? {}
    return [
      {
        id: line.id,
        file,
        say,
        view: viewOf({ ...base, ...line.with }),
        asked: expected.asked ?? null,
        ran: expected.ran ?? null,
        after: expected.after ?? null,
        unchanged: expected.unchanged ?? false,
        reply: expected.reply ?? null,
        pending: expected.pending ?? null,
      },
    ]
  })
}
