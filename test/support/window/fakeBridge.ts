import type { Bridge, EventChannel, Input, InvokeChannel, Output, Payload } from '../../../shared/ipc/channels.ts'
import { ok } from '../../../shared/result.ts'
import type { Batch } from '../../../shared/schemas/batch.ts'
import type { ConversationView } from '../../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import type { Settings } from '../../../shared/schemas/settings.ts'

import { makeTools } from './makeTools.ts'

interface Start {
  readonly project?: Partial<ProjectView>
  readonly conversation?: Partial<ConversationView>
  readonly settings?: Partial<Settings>
  readonly tools?: readonly ToolEntry[]
  readonly files?: 'native' | 'page'
}

export interface Call {
  readonly channel: InvokeChannel
  readonly input: unknown
}

export interface FakeBridge extends Bridge {
  /** Everything that was asked, oldest first. */
  readonly calls: Call[]
  /** The inputs of one channel. */
  inputs(channel: InvokeChannel): unknown[]
  /** Answers a channel from now on. */
  answer<K extends InvokeChannel>(channel: K, answer: (input: Input<K>) => Output<K> | Promise<Output<K>>): void
  emit<K extends EventChannel>(channel: K, payload: Payload<K>): void
  /** How many listeners are still there. */
  readonly listening: number
}

const outcome = { changed: true, tracks: [], range: null, at: null, peakBeforeDb: null, peakAfterDb: null }

/** A bridge without an app behind it: it notes what is asked, and says yes to everything unless told otherwise. */
export function createFakeBridge(start: Start = {}): FakeBridge {
  const calls: Call[] = []
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const answers = new Map<string, (input: never) => unknown>([
    [
      'app:state:get',
      () =>
        ok({
          project: makeProjectView(start.project),
          conversation: makeConversation(start.conversation),
          settings: makeSettings(start.settings),
          jobs: [],
          host: { kind: 'loopback', files: start.files ?? 'page', version: '1.2.3' },
        }),
    ],
    ['app:edit:apply', () => ok(outcome)],
    ['app:tools:list', () => ok([...(start.tools ?? makeTools())])],
    ['app:shows:list', () => ok([])],
    ['app:batch:read', () => ok(makeBatch())],
    ['app:project:size', () => ok({ file: 0, now: 0, past: 0, free: 0 })],
    ['app:ffmpeg:read', () => ok({ by: 'search', path: null, version: null })],
    ['app:tool:run', () => ok({ kind: 'done', title: 'Tool', text: 'It is done.' })],
  ])
  return {
    calls,
    invoke: async (channel, input) => {
      calls.push({ channel, input })
      return (await (answers.get(channel) ?? (() => ok()))(input as never)) as never
    },
    on(channel, listener) {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
      return () => void all.delete(listener)
    },
    pathOf: (file) => (file instanceof File ? `/music/${file.name}` : ''),
    inputs: (channel) => calls.filter((call) => call.channel === channel).map((call) => call.input),
    answer: (channel, answer) => void answers.set(channel, answer),
    emit(channel, payload) {
      for (const listener of listeners.get(channel) ?? []) listener(payload as never)
    },
    get listening() {
      return [...listeners.values()].reduce((sum, all) => sum + all.size, 0)
    },
  }
}

/** Two tracks of 100 s at 48 kHz: one mono with two clips, one stereo with one. */
export function makeProjectView(change: Partial<ProjectView> = {}): ProjectView {
  return {
    revision: 1,
    contentRevision: 1,
    name: 'Episode',
    sampleRate: 48_000,
    duration: 100,
    tracks: [
      {
        id: 't1',
        name: 'Voice',
        channels: 1,
        gainDb: 0,
        pan: 0,
        muted: false,
        soloed: false,
        clips: [
          { id: 'c1', name: 'Intro', start: 0, end: 40 },
          { id: 'c2', name: 'Talk', start: 50, end: 100 },
        ],
      },
      {
        id: 't2',
        name: 'Music',
        channels: 2,
        gainDb: -6,
        pan: -0.5,
        muted: true,
        soloed: false,
        clips: [{ id: 'c3', name: 'Theme', start: 10, end: 60 }],
      },
    ],
    labels: [],
    selection: null,
    selectedTracks: ['t1'],
    selectedClips: [],
    cursor: 5,
    transport: { state: 'stopped', position: 5, loop: false },
    clipboard: null,
    canUndo: false,
    canRedo: false,
    history: [],
    historyPosition: 0,
    ...change,
  }
}

export function makeConversation(change: Partial<ConversationView> = {}): ConversationView {
  return {
    state: 'idle',
    messages: [],
    question: null,
    approval: null,
    running: null,
    plan: null,
    streaming: null,
    queued: [],
    allowed: [],
    aside: [],
    ...change,
  }
}

export function makeBatch(change: Partial<Batch> = {}): Batch {
  return {
    phase: 'choosing',
    recipes: [{ name: 'podcast clean-up', about: 'Rumble and noise down.' }],
    recipe: null,
    folder: null,
    files: [],
    questions: [],
    progress: null,
    watch: null,
    ...change,
  }
}

export function makeSettings(change: Partial<Settings> = {}): Settings {
  return {
    planner: 'offline',
    baseUrl: 'https://example.org/v1',
    model: 'small',
    keySource: 'none',
    clickSafe: true,
    theme: 'dark',
    language: 'system',
    follow: 'page',
    timeFormat: 'clock',
    hearAround: 1,
    output: null,
    historyLimit: 1000,
    ffmpeg: '',
    presets: {},
    keys: {},
    ...change,
  }
}
