import { onTestFinished } from 'vitest'
import { createAgent, type Agent, type AgentOptions } from '../../electron/agent/index.ts'
import { createEngine, type Engine, type ProjectSeed } from '../../electron/engine/index.ts'
import { messageOf } from '../../shared/failures/index.ts'
import type { Decision } from '../../shared/schemas/conversation.ts'

export type SeedParts = Partial<Omit<ProjectSeed, 'tracks' | 'labels'>> & {
  /** Clips by track name: `[name, start, end]`. */
  readonly tracks?: Readonly<Record<string, readonly (readonly [name: string, start: number, end: number])[]>>
  readonly labels?: readonly (readonly [text: string, start: number, end: number])[]
  /** Names of tracks that are stereo; the others are mono. */
  readonly stereo?: readonly string[]
}

export interface Conversation {
  readonly engine: Engine
  readonly agent: Agent
  /** Decides the open approval; throws where there is none. */
  readonly decide: (verb: 'approve' | 'step' | 'reject', reason?: string) => Promise<void>
  /** As `decide`, with a decision that has more to say; gives the failure's code, or 'ok'. */
  readonly change: (decision: Decision) => Promise<string>
  /** The clips of each track, `[start, end]`. */
  readonly clips: () => Promise<Record<string, [number, number][]>>
}

export const talk = { Voice: [['take 1', 0, 120]] } as const
export const podcast = {
  tracks: {
    Host: [
      ['intro', 0, 60],
      ['main', 65, 125],
    ],
    Guest: [['answers', 62, 120]],
    Music: [['theme', 0, 180]],
  },
  labels: [
    ['ad break', 30, 45],
    ['chapter two', 65, 65],
    ['outro', 115, 125],
  ],
} as const satisfies SeedParts

/** The real engine in memory with an agent on it: only what plans is scripted. */
export async function openConversation(seed: SeedParts, options: Omit<AgentOptions, 'editor'>): Promise<Conversation> {
  const engine = await openSeeded(seed)
  return converseOn(engine, options)
}

/** An engine that is closed when the test ends. */
export async function openSeeded({ tracks = talk, labels = [], stereo = [], ...rest }: SeedParts): Promise<Engine> {
  const opened = await createEngine({ file: ':memory:', run: 'inline' })
  if (!opened.ok) throw new Error(messageOf(opened.error))
  onTestFinished(async () => opened.value.close())
  const seeded = await opened.value.seed({
    sampleRate: 8000,
    selection: null,
    selectedTracks: [],
    selectedClips: [],
    cursor: 0,
    ...rest,
    tracks: Object.entries(tracks).map(([name, clips]) => ({
      name,
      channels: stereo.includes(name) ? 2 : 1,
      silences: [],
      clips: clips.map(([clip, start, end]) => ({ name: clip, start, end })),
    })),
    labels: labels.map(([text, start, end]) => ({ text, start, end })),
  })
  if (!seeded.ok) throw new Error(messageOf(seeded.error))
  return opened.value
}

export function converseOn(engine: Engine, options: Omit<AgentOptions, 'editor'>): Conversation {
  let count = 0
  const agent = createAgent({
    newId: () => `id-${(count += 1)}`,
    now: () => new Date(0),
    ...options,
    editor: engine.editorFor('agent'),
  })
  return {
    engine,
    agent,
    decide: async (verb, reason = '') => {
      const { approval } = agent.view()
      if (approval === null) throw new Error(`nothing waits for approval: ${agent.log().at(-1)?.reply}`)
      const decided = await agent.decide(approval.id, verb === 'reject' ? { verb, reason } : { verb })
      if (!decided.ok) throw new Error(messageOf(decided.error))
    },
    change: async (decision) => {
      const decided = await agent.decide(agent.view().approval?.id ?? 'none', decision)
      return decided.ok ? 'ok' : decided.error.code
    },
    clips: async () => {
      const { tracks } = await engine.view()
      return Object.fromEntries(
        tracks.map((track) => [track.name, track.clips.map((clip): [number, number] => [clip.start, clip.end])]),
      )
    },
  }
}
