import { describe, expect, it } from 'vitest'
import { performStep } from '../../electron/agent/run/performStep.ts'
import type { PreparedStep } from '../../electron/agent/tools/contract/defineTool.ts'
import { registry } from '../../electron/agent/tools/index.ts'
import type { Engine } from '../../electron/engine/index.ts'
import { ok } from '../../shared/result.ts'
import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import { openSeeded } from '../support/openConversation.ts'

type Asked<K extends EditRequestInput['kind']> = Extract<EditRequestInput, { kind: K }>
/** What a faulty editor does instead of what it was asked for. */
type Fault = readonly [
  tool: string,
  fault: string,
  args: PreparedStep['args'],
  instead: (engine: Engine, asked: EditRequestInput) => readonly EditRequestInput[],
]

const select = (start: number, end: number): EditRequestInput => ({ kind: 'setTimeSelection', start, end })
const as = <K extends EditRequestInput['kind']>(
  asked: EditRequestInput,
  _kind: K,
  fields: Partial<Asked<K>>,
): EditRequestInput => ({ ...asked, ...fields }) as EditRequestInput
const onTrack = (id: string): EditRequestInput => ({ kind: 'selectTracks', trackIds: [id] })
/** Seeds count from 1: a track, its clip, the next track. */
const other = 't3'

/** The range is 30 to 40 of Voice, in a clip from 0 to 120; there is a second track, Other; the cursor is at 35. */
const faults: readonly Fault[] = [
  ['delete_selection', 'takes another second out', {}, (_e, asked) => [select(30.37, 40.37), asked]],
  ['delete_selection', 'leaves a gap', {}, (_e, asked) => [as(asked, 'deleteSelection', { gap: 'leave' })]],
  [
    'delete_selection',
    'leaves the other tracks alone',
    { scope: 'all' },
    (_e, asked) => [as(asked, 'deleteSelection', { scope: 'tracks' })],
  ],
  ['cut', 'takes another second out', {}, (_e, asked) => [select(29.5, 39.5), asked]],
  ['cut', 'leaves the other tracks alone', { scope: 'all' }, (_e, asked) => [as(asked, 'cut', { scope: 'tracks' })]],
  ['split_delete', 'closes the gap', {}, (_e, asked) => [as(asked, 'deleteSelection', { gap: 'close' })]],
  ['split_delete', 'takes another second out', {}, (_e, asked) => [select(30.2, 40.2), asked]],
  ['split_cut', 'closes the gap', {}, (_e, asked) => [as(asked, 'cut', { gap: 'close' })]],
  ['paste', 'replaces something else', {}, (_e, asked) => [select(50, 60), asked]],
  [
    'paste',
    'inserts it beside the range and says that it did not',
    {},
    (_e, asked) => [
      { kind: 'clearSelection' },
      { kind: 'setCursor', time: 35.5 },
      asked,
      select(30, 40),
      { kind: 'setCursor', time: 30 },
    ],
  ],
  ['trim_to_selection', 'keeps something else', {}, (_e, asked) => [select(31, 41), asked]],
  ['repeat_selection', 'repeats once less', { times: 3 }, (_e, asked) => [as(asked, 'repeat', { times: 2 })]],
  ['repeat_selection', 'repeats something else', {}, (_e, asked) => [select(31, 41), asked]],
  ['silence_selection', 'silences a half', {}, (_e, asked) => [select(30, 35), asked]],
  ['apply_amplify', 'does half of it', { gain_db: -6 }, (_e, asked) => [as(asked, 'amplify', { gainDb: -3 })]],
  ['apply_volume_ramp', 'does half of it', { gain_db: -6 }, (_e, asked) => [as(asked, 'volumeRamp', { gainDb: -3 })]],
  [
    'add_envelope_point',
    'puts it elsewhere',
    { time: 35, gain_db: -6 },
    (_e, asked) => [as(asked, 'addEnvelopePoint', { gainDb: -3 })],
  ],
  ['apply_volume_ramp', 'comes back behind it', { gain_db: -6 }, () => [{ kind: 'fadeOut' }]],
  ['apply_normalize', 'stops below', { peak_db: -3 }, (_e, asked) => [as(asked, 'normalize', { peakDb: -6 })]],
  ['apply_fade_in', 'fades out', {}, () => [{ kind: 'fadeOut' }]],
  ['apply_reverse', 'turns a half round', {}, (_e, asked) => [{ kind: 'fadeIn' }, select(30, 35), asked]],
  ['apply_invert', 'makes it quieter', {}, () => [{ kind: 'amplify', gainDb: -6 }]],
  [
    'apply_loudness_normalize',
    'stops at another loudness',
    {},
    (_e, asked) => [as(asked, 'loudnessNormalize', { targetLufs: -18 })],
  ],
  [
    'apply_change_tempo',
    'does half of it',
    { percent: 20 },
    (_e, asked) => [as(asked, 'changeTempo', { percent: 10 })],
  ],
  [
    'apply_limiter',
    'lets more through',
    { ceiling_db: -30 },
    (_e, asked) => [as(asked, 'limiter', { ceilingDb: -22 })],
  ],
  ['insert_silence', 'puts in less', { duration: 2 }, (_e, asked) => [as(asked, 'insertSilence', { duration: 1 })]],
  [
    'insert_silence',
    'puts it somewhere else',
    { duration: 2 },
    (_e, asked) => [{ kind: 'setCursor', time: 38 }, asked],
  ],
  ['split_at_time', 'splits elsewhere', { time: 35 }, (_e, asked) => [as(asked, 'splitAtTime', { time: 36 })]],
  ['duplicate_clip', 'copies another range', {}, (_e, asked) => [select(20, 30), asked]],
  ['generate_tone', 'makes less', { duration: 2 }, (_e, asked) => [as(asked, 'generateTone', { duration: 1 })]],
  [
    'rename_track',
    'renames the other',
    { name: 'Anna' },
    (_e, asked) => [as(asked, 'renameTrack', { trackIds: [other] })],
  ],
  ['set_track_pan', 'mixes up the sides', { pan: -30 }, (_e, asked) => [as(asked, 'setTrackPan', { pan: 0.3 })]],
  [
    'set_track_colour',
    'takes another',
    { colour: 'teal' },
    (_e, asked) => [as(asked, 'setTrackColour', { colour: 'rose' })],
  ],
  ['mute_track', 'mutes the other', {}, (_e, asked) => [as(asked, 'muteTracks', { trackIds: [other] })]],
  ['delete_track', 'removes the other', {}, () => [{ kind: 'deleteTracks', trackIds: [other] }]],
  ['mix_and_render', 'mixes the other', {}, (_e, asked) => [onTrack(other), asked]],
  ['add_label', 'puts it elsewhere', { text: 'verse' }, (_e, asked) => [select(50, 60), asked]],
]

async function stepFor(name: string, args: PreparedStep['args']): Promise<{ engine: Engine; step: PreparedStep }> {
  const engine = await openSeeded({ tracks: { Voice: [['take', 0, 120]], Other: [['other', 0, 60]] }, cursor: 35 })
  const [voice, second] = (await engine.view()).tracks
  expect(second?.id).toBe(other)
  for (const request of [onTrack(voice?.id ?? ''), select(100, 110), { kind: 'copy' }, select(1, 2)] as const)
    await engine.perform(request)
  const tool = registry.findTool(name)
  const reads = (state: string) => tool?.reads.some((one) => one.state === state) === true
  return {
    engine,
    step: {
      tool: name,
      args,
      range: reads('timeSelection') ? { start: 30, end: 40 } : null,
      trackIds: reads('selectedTracks') ? [voice?.id ?? ''] : [],
      at: 35,
      words: '',
      sources: [],
    },
  }
}

/** Does something else when it is asked for `kind`, and says that all went well. */
function wrong(engine: Engine, kind: string, instead: Fault[3]): Engine {
  return {
    ...engine,
    perform: async (request) => {
      if (request.kind !== kind) return engine.perform(request)
      let said = await engine.perform({ kind: 'clearSelection' })
      await engine.perform(select(30, 40))
      for (const one of instead(engine, request)) said = await engine.perform(one)
      return said.ok ? ok({ ...said.value, changed: true }) : said
    },
  }
}

describe('an editor that does something else than what it says', () => {
  it.each(faults)('is found out when %s %s', async (name, _fault, args, instead) => {
    const tool = registry.findTool(name) ?? expect.fail(`no tool ${name}`)
    const honest = await stepFor(name, args)
    expect(await performStep(honest.engine, tool, honest.step, 'measured')).toMatchObject({ ok: true })

    const { engine, step } = await stepFor(name, args)
    const request = tool.request(step)
    const seen = await performStep(wrong(engine, request.kind, instead), tool, step, 'measured')

    expect(seen).toMatchObject({ ok: false, error: { code: 'agent/not-confirmed' } })
  })
})
