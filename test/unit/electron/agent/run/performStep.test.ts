import { describe, expect, it } from 'vitest'
import { performStep } from '../../../../../electron/agent/run/performStep.ts'
import type { PreparedStep } from '../../../../../electron/agent/tools/contract/defineTool.ts'
import { registry, tools } from '../../../../../electron/agent/tools/index.ts'
import type { Engine } from '../../../../../electron/engine/index.ts'
import { ok } from '../../../../../shared/result.ts'
import type { EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { openSeeded } from '../../../../support/openConversation.ts'

const args: Readonly<Record<string, PreparedStep['args']>> = {
  apply_volume_ramp: { gain_db: -6 },
  add_envelope_point: { time: 35, gain_db: -6 },
  apply_notch_filter: { frequency_hz: 1000 },
  apply_de_esser: { frequency_hz: 3000 },
  apply_hum_removal: { frequency_hz: 50 },
  rename_track: { name: 'Anna' },
  set_track_gain: { gain_db: -6 },
  set_track_pan: { pan: -30 },
  set_track_colour: { colour: 'teal' },
  add_label: { text: 'verse' },
  rename_label: { label: 'intro', name: 'opening' },
  delete_label: { label: 'intro' },
  label_silences: { min_silence: 0.5, threshold_db: -40, text: 'Pause' },
  apply_change_tempo: { percent: 10 },
  apply_change_speed: { percent: -10 },
  apply_change_pitch: { semitones: 2 },
  apply_auto_duck: { control: 'Other' },
  apply_match_to: { reference: 'Other', offset_db: -3 },
  generate_tone: { duration: 2 },
  apply_low_pass: { frequency_hz: 1000 },
  apply_equalizer: { bass_db: 6 },
  apply_amplify: { gain_db: -6 },
  apply_normalize: { peak_db: -3 },
  split_at_time: { time: 35 },
  seek: { time: 35 },
  set_time_selection: { start_time: 30, end_time: 45 },
  select_tracks: { tracks: ['Voice'] },
  move_clip: { to: 130 },
  rename_clip: { name: 'other name' },
  insert_silence: { duration: 2 },
  apply_crossfade: { duration: 1 },
}

/** What has to be there for a tool to have something to do. */
const before: Readonly<Record<string, readonly EditRequestInput[]>> = {
  stop: [{ kind: 'play' }],
  pause: [{ kind: 'play' }],
  clear_envelope: [{ kind: 'addEnvelopePoint', time: 35, gainDb: -6 }],
  join: [{ kind: 'splitAtTime', time: 38 }],
  apply_crossfade: [{ kind: 'splitAtTime', time: 38 }],
  unmute_track: [{ kind: 'muteTracks', mute: 'on' }],
  unsolo_track: [{ kind: 'soloTracks', solo: 'on' }],
  rename_label: [{ kind: 'addLabel', text: 'intro' }],
  delete_label: [{ kind: 'addLabel', text: 'intro' }],
  apply_truncate_silence: [
    { kind: 'setTimeSelection', start: 36, end: 38 },
    { kind: 'silenceSelection' },
    { kind: 'setTimeSelection', start: 1, end: 2 },
  ],
  apply_cross_gate: [
    { kind: 'setTimeSelection', start: 30, end: 37 },
    { kind: 'amplify', gainDb: -20 },
    { kind: 'selectTracks', trackIds: ['t3'] },
    { kind: 'setTimeSelection', start: 38, end: 45 },
    { kind: 'amplify', gainDb: -20 },
  ],
  apply_match_loudness: [
    { kind: 'setTimeSelection', start: 30, end: 45 },
    { kind: 'amplify', gainDb: -6 },
  ],
  apply_match_labels: [
    { kind: 'setTimeSelection', start: 30, end: 36 },
    { kind: 'addLabel', text: 'one' },
    { kind: 'amplify', gainDb: -6 },
    { kind: 'setTimeSelection', start: 38, end: 44 },
    { kind: 'addLabel', text: 'two' },
  ],
  label_silences: [
    { kind: 'setTimeSelection', start: 36, end: 38 },
    { kind: 'silenceSelection' },
    { kind: 'setTimeSelection', start: 1, end: 2 },
  ],
}

function toolOf(name: string) {
  const tool = registry.findTool(name)
  if (tool === null) throw new Error(`no tool ${name}`)
  return tool
}

const ofStereo = new Set(['make_mono', 'split_stereo', 'swap_channels'])

/** A project in which every tool has something to do. */
async function readyEngine(name: string): Promise<{ engine: Engine; track: string }> {
  const tracks = { Voice: [['take', 0, 120]], Other: [['other', 0, 60]] } as const
  const stereo = ofStereo.has(name) ? ['Voice'] : []
  const engine = await openSeeded({ tracks, stereo, cursor: 35 })
  const track = (await engine.view()).tracks[0]?.id ?? ''
  await engine.perform({ kind: 'selectTracks', trackIds: [track] })
  await engine.perform({ kind: 'setTimeSelection', start: 100, end: 110 })
  await engine.perform({ kind: 'copy' })
  for (const kind of ['fadeOut', 'deleteSelection'] as const) await engine.perform({ kind })
  await engine.undo()
  await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 })
  await engine.perform({ kind: 'setCursor', time: 3 })
  return { engine, track }
}

async function stepFor(name: string): Promise<{ engine: Engine; step: PreparedStep }> {
  const { engine, track } = await readyEngine(name)
  for (const request of before[name] ?? []) await engine.perform(request)
  const view = await engine.view()
  const all = view.tracks.map((one) => one.id)
  if (name === 'select_tracks') await engine.perform({ kind: 'selectTracks', trackIds: all })
  return {
    engine,
    step: {
      tool: name,
      args: args[name] ?? {},
      range: rangeFor(name, view),
      trackIds: name === 'move_track_up' ? all.slice(1) : tracksFor(name, all, track),
      at: name === 'split' ? null : 35,
      words: '',
      sources: [],
      ...thingFor(name, view),
    },
  }
}

const reads = (name: string, state: string) => toolOf(name).reads.some((one) => one.state === state)
const readsEverything = (name: string) => toolOf(name).reads.some((one) => one.need === 'everything')

function rangeFor(name: string, view: ProjectView): PreparedStep['range'] {
  if (!reads(name, 'timeSelection')) return null
  return readsEverything(name) ? { start: 0, end: view.duration } : { start: 30, end: 45 }
}

function tracksFor(name: string, all: readonly string[], track: string): readonly string[] {
  if (readsEverything(name) || name === 'apply_match_loudness') return all
  return reads(name, 'selectedTracks') || name === 'select_tracks' ? [track] : []
}

function thingFor(name: string, view: ProjectView): Pick<PreparedStep, 'thing'> {
  if (name === 'select_clip') {
    const clip = view.tracks[0]?.clips[0]
    return clip === undefined ? {} : { thing: { what: 'clip', id: clip.id, name: clip.name } }
  }
  const label = view.labels[0]
  return label === undefined ? {} : { thing: { what: 'label', id: label.id, name: label.text } }
}

/** Says that all went well, and does nothing. */
function lying(engine: Engine, about: string): Engine {
  const fine = { changed: true, tracks: ['Voice'], range: null, at: null, peakBeforeDb: null, peakAfterDb: null }
  return {
    ...engine,
    perform: async (request) => (request.kind === about ? ok(fine) : engine.perform(request)),
    undo: async () => ok({ label: 'something' }),
    redo: async () => ok({ label: 'something' }),
  }
}

/** Tools that read or write files have tests of their own (tools/project, tools/labels). */
const names = tools.filter((tool) => tool.group !== 'project' && tool.readiness === undefined).map((tool) => tool.name)

describe('performing a step', () => {
  it.each(names)('does %s and reads it back', async (name) => {
    const { engine, step } = await stepFor(name)
    const seen = await performStep(engine, toolOf(name), step, 'measured')
    expect(seen.ok ? null : seen.error).toBeNull()
    if (seen.ok) expect(toolOf(name).done(step, ['Voice'], seen.value)).not.toBe('')
  })

  // All tracks are selected by the preparation of select_all_tracks already, and that is read back.
  it.each(names.filter((name) => name !== 'select_all_tracks'))(
    'never says that %s is done when the editor only says so',
    async (name) => {
      const { engine, step } = await stepFor(name)
      const request = toolOf(name).request(step)
      // The state is prepared honestly; the tool's own request is what nothing comes of.
      const surface = lying(engine, request.kind)
      if (name.startsWith('select_') || name === 'set_time_selection') await engine.perform({ kind: 'clearSelection' })
      const seen = await performStep(surface, toolOf(name), step, 'measured')
      expect(seen.ok).toBe(false)
      if (!seen.ok) expect(['agent/not-confirmed', 'agent/not-prepared']).toContain(seen.error.code)
    },
  )

  it.each([
    ['apply_limiter', 1],
    ['apply_compressor', 2],
  ])('measures the level around %s as its check compares it: %i times', async (name, times) => {
    const { engine, step } = await stepFor(name)
    let measured = 0
    const counting: Engine = {
      ...engine,
      measure: async (request) => {
        if (request.facts === 'levels') measured += 1
        return engine.measure(request)
      },
    }
    expect(await performStep(counting, toolOf(name), step, 'measured')).toMatchObject({ ok: true })
    expect(measured).toBe(times)
  })

  it('leaves selected what the person had selected, not what it had to select itself', async () => {
    const { engine, step } = await stepFor('apply_fade_in')
    const before = await engine.view()
    await performStep(engine, toolOf('apply_fade_in'), step, 'measured')
    const after = await engine.view()
    expect([after.selection, after.selectedTracks, after.cursor]).toEqual([
      before.selection,
      before.selectedTracks,
      before.cursor,
    ])
  })

  it('refuses a track that is not there any more', async () => {
    const { engine, step } = await stepFor('apply_reverse')
    const seen = await performStep(engine, toolOf('apply_reverse'), { ...step, trackIds: ['gone'] }, 'measured')
    expect(seen).toMatchObject({ ok: false, error: { code: 'engine/unknown-track' } })
  })
})
