import { openProject } from '../../../electron/engine/projectFile/openProject.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openLocalEngine } from '../../../electron/engine/localEngine.ts'
import { createInlineEngine } from '../../../electron/engine/worker/inlineEngine.ts'
import { inlineRenderers, type Renderer, type Renderers } from '../../../electron/engine/rendering/renderers.ts'
import { createThreadRenderers } from '../../../electron/engine/rendering/threadRenderers.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import { code, makeSeed, value } from '../../support/openEngine.ts'

/** Renderers that tell of every block that comes back, before anybody else hears of it. */
function watched(inner: Renderers, hear: (count: number) => void): Renderers {
  let count = 0
  const told = async (output: ReturnType<Renderer['process']>): ReturnType<Renderer['process']> => {
    await output
    hear(++count)
    return output
  }
  const watch = (lane: Renderer): Renderer => {
    const { processRead } = lane
    return {
      ...lane,
      process: async (input, used) => told(lane.process(input, used)),
      ...(processRead && { processRead: async (input, used) => told(processRead(input, used)) }),
    }
  }
  return { ...inner, open: async (...call) => watch(await inner.open(...call)) }
}

/** Stereo at 48 kHz with a gap, nearly all of it selected: a minute is 44 blocks and more for an effect. */
async function open(renderers: Renderers, seconds: number) {
  const options = { file: ':memory:', joins: 'clickSafe' } as const
  const engine = await createInlineEngine(value(openLocalEngine(options, await openProject(options), renderers)))
  onTestFinished(async () => engine.close())
  const clips = [
    { name: 'a', start: 0, end: seconds / 3 },
    { name: 'b', start: seconds / 3 + 2, end: seconds },
  ]
  value(
    await engine.seed(
      makeSeed({
        sampleRate: 48_000,
        tracks: [{ name: 'Voice', channels: 2, clips, silences: [] }],
        selection: { start: 1, end: seconds - 10 },
      }),
    ),
  )
  const { tracks } = await engine.view()
  const hash = async (): Promise<string> =>
    value(await engine.measure({ range: { start: 0, end: seconds }, trackIds: tracks.map((track) => track.id) }))
      .soundHash
  return { engine, hash }
}

const openMinute = (renderers: Renderers) => open(renderers, 60)

const compress: EditRequestInput = {
  kind: 'compressor',
  thresholdDb: -30,
  ratio: 4,
  attackMs: 5,
  releaseMs: 100,
  kneeDb: 6,
  makeupDb: 0,
}
const filter: EditRequestInput = { kind: 'lowPass', frequencyHz: 500, rolloffDb: 24 }

const requests: readonly EditRequestInput[] = [
  filter,
  compress,
  { kind: 'highPass', frequencyHz: 2000, rolloffDb: 12 },
  { kind: 'equalizer', bassDb: 6, midDb: -3, trebleDb: 3, bands: [] },
  { kind: 'notch', frequencyHz: 1000, q: 5 },
  { kind: 'humRemoval', frequencyHz: 50, harmonics: 8, q: 30 },
  { kind: 'limiter', ceilingDb: -26, releaseMs: 50 },
  { kind: 'noiseGate', thresholdDb: -10, attackMs: 5, holdMs: 50, releaseMs: 50, reductionDb: 20 },
  {
    kind: 'noiseReduction',
    mode: 'profile',
    reductionDb: 12,
    sensitivity: 6,
    smoothingBands: 3,
    profile: { start: 2, end: 3 },
  },
  { kind: 'noiseReduction', mode: 'profile', reductionDb: 12, sensitivity: 6, smoothingBands: 3 },
  { kind: 'clickRemoval', threshold: 8, widthMs: 2 },
  { kind: 'echo', delay: 0.3, decay: 0.5 },
  { kind: 'reverb', roomSize: 50, damping: 50, wetDb: -6, dryDb: 0, preDelayMs: 10 },
]

describe('effects that render', () => {
  test.each(requests.map((request) => [request.kind, request] as const))(
    '%s is undone to the very same sound, redone to the same result, and rehearsed with the times that it gets',
    async (_kind, request) => {
      const { engine, hash } = await open(inlineRenderers, 24)
      const before = await hash()
      const fork = await engine.fork()
      value(await fork.perform(request))
      const rehearsed = await fork.view()

      const done = value(await engine.perform(request))
      const [after, view] = [await hash(), await engine.view()]
      value(await engine.undo())
      const undone = await hash()
      value(await engine.redo())

      expect(done).toMatchObject({ changed: true, tracks: ['Voice'], range: { start: 1, end: 14 } })
      expect([undone, await hash()]).toEqual([before, after])
      expect(rehearsed.tracks).toEqual(view.tracks)
      expect([rehearsed.duration, rehearsed.selection]).toEqual([view.duration, view.selection])
    },
  )

  test('give the same sound in threads as in the engine’s own', async () => {
    const echo: EditRequestInput = { kind: 'echo', delay: 0.3, decay: 0.5 }
    for (const request of [filter, compress, echo]) {
      const sounds = await Promise.all(
        [inlineRenderers, createThreadRenderers()].map(async (renderers) => {
          const { engine, hash } = await openMinute(renderers)
          value(await engine.perform(request))
          return hash()
        }),
      )
      expect(sounds[1]).toBe(sounds[0])
    }
  })

  test('tell how far they are, always forwards, as a job that ends with them', async () => {
    const { engine } = await openMinute(createThreadRenderers())
    const heard: (readonly Job[])[] = []
    engine.onJobs((jobs) => heard.push(jobs))
    value(await engine.perform(filter))

    const told = heard.flatMap((jobs) => jobs.map((job) => job.fraction ?? 0))
    expect(told.length).toBeGreaterThan(0)
    expect(heard[0]).toMatchObject([{ title: 'Low-Pass Filter' }])
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(heard.at(-1)).toEqual([])
  })

  test.each(['inline', 'thread'] as const)(
    'stop after at most the blocks that are on their way, and leave nothing, %s',
    async (run) => {
      let seen = 0
      let atCancel = 0
      const renderers = watched(run === 'inline' ? inlineRenderers : createThreadRenderers(), (count) => {
        seen = count
        if (count === 5) {
          atCancel = count
          void engine.cancelWork()
        }
      })
      const { engine, hash } = await openMinute(renderers)
      const [before, view] = [await hash(), await engine.view()]

      expect(code(await engine.perform(compress))).toBe('engine/cancelled')
      // No clock: two lanes, with three blocks each on their way.
      expect(seen - atCancel).toBeLessThanOrEqual(6)
      expect([await hash(), await engine.view(), engine.jobs()]).toEqual([before, view, []])
      expect(code(await engine.perform({ kind: 'fadeIn' }))).toBe('ok')
    },
  )

  test('leave the project as it was when a thread dies in the middle; the next one runs in a new thread', async () => {
    const threads = createThreadRenderers()
    let deaths = 0
    const renderers = watched(threads, (count) => {
      if (count !== 5) return
      deaths++
      threads.close()
    })
    const { engine, hash } = await openMinute(renderers)
    const [before, view] = [await hash(), await engine.view()]

    const died = await engine.perform(filter)

    expect([code(died), deaths]).toEqual(['engine/render-stopped', 1])
    expect([await hash(), await engine.view(), engine.jobs()]).toEqual([before, view, []])
    expect(value(await engine.perform(filter)).changed).toBe(true)
    expect(await hash()).not.toBe(before)
  })
})
