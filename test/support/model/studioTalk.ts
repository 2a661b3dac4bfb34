import type { PlannedStep } from '../../../electron/agent/planner/plan.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import { createEngine, type Engine } from '../../../electron/engine/index.ts'
import { converseOn } from '../openConversation.ts'
import { between, scriptedModel, scriptedOffline, step, type ScriptedTurn } from '../scriptedPlanner.ts'
import { sayChange } from '../../../shared/notes/sayChange.ts'

/** A voice with pauses of 2, 1.5 and 3 seconds over a bed of music. */
export async function openStudio(): Promise<Engine> {
  const opened = await createEngine({ file: ':memory:', run: 'inline' })
  if (!opened.ok) throw new Error(messageOf(opened.error))
  const track = (name: string, silences: readonly (readonly [number, number])[]) => ({
    name,
    channels: 1 as const,
    clips: [{ name, start: 0, end: 30 }],
    silences,
  })
  const seeded = await opened.value.seed({
    sampleRate: 8000,
    selection: null,
    selectedTracks: [],
    selectedClips: [],
    cursor: 0,
    labels: [],
    tracks: [
      track('Voice', [
        [4, 6],
        [10, 11.5],
        [20, 23],
      ]),
      track('Music', []),
    ],
  })
  if (!seeded.ok) throw new Error(messageOf(seeded.error))
  return opened.value
}

const voice = { tracks: [{ kind: 'name', name: 'Voice' }] } as const

const whole = { range: { kind: 'whole' } } as const

export const plans: Readonly<Record<string, readonly PlannedStep[]>> = {
  'shorten the pauses': [step('apply_truncate_silence', { ...whole, ...voice }, { min_silence: 1, keep: 0.5 })],
  'level it': [step('apply_loudness_normalize', { ...whole, ...voice }, { target_lufs: -16 })],
  'level each': [step('apply_loudness_normalize', whole, { target_lufs: -16, mode: 'each' })],
  'less noise': [step('apply_noise_reduction', { ...whole, ...voice }, { reduction_db: 12 })],
  faster: [step('apply_change_tempo', { ...whole, ...voice }, { percent: 25 })],
  peak: [step('apply_normalize', { range: between(0, 10), ...voice }, { peak_db: -3 })],
  duck: [step('apply_auto_duck', whole, { control: 'Voice', duck_db: -12 })],
  'clean and level': [
    step('apply_high_pass', { ...whole, ...voice }, { frequency_hz: 80 }),
    step('apply_loudness_normalize', { ...whole, ...voice }, { target_lufs: -16 }),
  ],
}

export async function start(turns: readonly ScriptedTurn[] | null = null) {
  const engine = await openStudio()
  const model = turns === null ? null : scriptedModel(turns)
  const conversation = converseOn(engine, { offline: scriptedOffline(plans), model })
  const soundOf = async () => {
    const { duration, tracks } = await engine.view()
    return JSON.stringify(
      await engine.measure({ range: { start: 0, end: duration }, trackIds: tracks.map(({ id }) => id) }),
    )
  }
  const changes = () =>
    conversation.agent.view().approval?.steps.map((one) =>
      one.changes.map((change) => {
        const { track, range, left } = change
        const { what, before, after } = sayChange(change)
        const place = range === null ? null : [range.start, range.end].map((time) => Math.round(time * 100) / 100)
        return [what, track, place, before, after, ...(left ? ['left'] : [])]
      }),
    )
  return { ...conversation, model, soundOf, changes, log: () => conversation.agent.log().at(-1) }
}
