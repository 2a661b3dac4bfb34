import type { ProjectView } from '../../shared/schemas/projectView.ts'
import type { Bench } from './bench.ts'
import { absoluteRow, type Row } from './row.ts'
import { percentile, timed } from './timing.ts'

const messages = [
  'trim the first 30 seconds',
  'cut 10 to 20 seconds and paste it at the end',
  'fade out the last 5 seconds of track 2, then normalize everything to -3 dB',
  'could you please get rid of everything after a minute and a half?',
  'delete clip 77',
  'blende die letzten fünf Sekunden von Spur 2 aus und normalisiere dann alles auf -3 dB',
]

const longest = 2000
const filledWith = (words: string): string => words.repeat(Math.ceil(longest / words.length)).slice(0, longest)

/** As much as a message may hold: orders, lists, a story, words that nothing knows. */
const longMessages = [
  'delete 10 to 20 seconds, mute the guest, fade out the last 5 seconds of track 1 and then normalize everything to -3 dB. ',
  'delete clip 7, clip 8, clip 9, ',
  'from 10 to 20 seconds, ',
  'split at 5, 10, 15, 20, ',
  'we were sitting in the kitchen when the phone rang and everybody started to laugh about what the host had said, ',
  'zorb quux flimflam brabble snork wizzle, ',
].map(filledWith)

function largeProject(): ProjectView {
  const clips = Array.from({ length: 1000 }, (_, k) => ({
    id: `c${k}`,
    name: `clip ${k + 1}`,
    start: k * 3,
    end: k * 3 + 3,
  }))
  const track = { id: 't1', name: 'Voice', channels: 1 as const, gainDb: 0, pan: 0, muted: false, soloed: false, clips }
  return {
    revision: 1,
    contentRevision: 1,
    name: 'large',
    sampleRate: 44100,
    duration: 3000,
    tracks: [track, { ...track, id: 't2', name: 'Guest' }],
    labels: [],
    selection: null,
    selectedTracks: [],
    selectedClips: [],
    cursor: 0,
    transport: { state: 'stopped', position: 0, loop: false },
    clipboard: null,
    canUndo: false,
    canRedo: false,
    history: [],
    historyPosition: 0,
  }
}

async function planTimes(): Promise<Row[]> {
  // Loaded here only: what measures sound should not wait for the agent's code.
  const { createPlanner } = await import('../../electron/agent/planner/reading/index.ts')
  const { tools } = await import('../../electron/agent/tools/index.ts')
  const planner = createPlanner(tools)
  const project = largeProject()
  const times: number[] = []
  for (let run = 0; run < 40; run++) {
    for (const message of messages)
      times.push(await timed(async () => planner.plan(message, { project, lastSteps: [] })))
  }
  const warm = times.slice(messages.length)
  const long: number[] = []
  const small = smallProject()
  for (let run = 0; run < 4; run++) {
    for (const message of longMessages)
      long.push(await timed(async () => planner.plan(message, { project: small, lastSteps: [] })))
  }
  return [
    absoluteRow('message to plan, offline, 2,000 clips, p50', percentile(warm, 0.5), 20),
    absoluteRow('message to plan, offline, 2,000 clips, p95', percentile(warm, 0.95), 20),
    absoluteRow('2,000 characters to plan, offline, p95', percentile(long.slice(longMessages.length), 0.95), 100),
  ]
}

/** What the first request to a model comes to, in tokens of four letters, on a project of two tracks. */
async function requestSizes(): Promise<Row[]> {
  const { firstRequestTokens } = await import('../support/firstRequest.ts')
  const project = smallProject()
  const sizes = [
    ['smallest', 'plain', 2000],
    ['small', 'plain', 3000],
    ['large', 'plain', 7000],
    ['large', 'strict', 7000],
  ] as const
  return sizes.map(([profile, form, most]) => {
    const { all, tools, count, words } = firstRequestTokens(profile, project, form)
    const schemas = form === 'strict' ? ', strict schemas' : ''
    const what = `${count} tools ${tools}, prompt and project ${words}`
    return absoluteRow(`first request to a model, ${profile} profile${schemas}: ${what}`, all, most, 'tokens')
  })
}

function smallProject(): ProjectView {
  const project = largeProject()
  return {
    ...project,
    duration: 15,
    tracks: project.tracks.map((track) => ({ ...track, clips: track.clips.slice(0, 5) })),
  }
}

export const planBenches: readonly Bench[] = [
  { name: 'plan', run: planTimes },
  { name: 'model request', run: requestSizes },
]
