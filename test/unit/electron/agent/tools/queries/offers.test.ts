import { expect, test } from 'vitest'
import type { Analysis, Editor } from '../../../../../../electron/editor/index.ts'
import { registry } from '../../../../../../electron/agent/tools/index.ts'
import { sayAnswer } from '../../../../../../electron/agent/tools/spoken/sayAnswer.ts'
import { agentTexts } from '../../../../../../electron/agent/texts/index.ts'
import { ok } from '../../../../../../shared/result.ts'
import { offlinePlanner } from '../../../../../support/offlinePlanner.ts'
import { viewOf } from '../../../../../support/reader/cases.ts'

const project = viewOf({
  tracks: [
    { name: 'Host', clips: [{ name: 'opening', start: 0.5, end: 60 }] },
    { name: 'Guest', clips: [{ name: 'answers', start: 2, end: 60 }] },
  ],
  labels: [],
})
const range = { start: 0, end: 60 }
const trackIds = ['t1', 't2']

/** What a question offers where this was measured. */
async function offered(query: string, found: Record<string, unknown>) {
  const answer = { range, tracks: ['Host', 'Guest'], ...found } as unknown as Analysis
  const editor = { analyse: async () => ok(answer) }
  const step = { tool: query, args: {}, range: null, trackIds, at: null, words: '', sources: [] }
  const answered = await registry.findQuery(query)?.answer(editor, project, step)
  if (answered?.ok !== true) throw new Error('no answer')
  return { text: answered.value.text, offers: answered.value.offers ?? [], places: answered.value.places ?? [] }
}

const planner = offlinePlanner()
const toolsIn = (say: string) => planner.plan(say, { project, lastSteps: [] }).steps.map(({ tool }) => tool)

test.each([
  [
    'find_clipping',
    { kind: 'clipping', clipped: [], overs: [{ start: 3, end: 3.1, count: 4 }], peakDb: 2.3 },
    ['apply_amplify', 'apply_limiter'],
  ],
  [
    'find_hum',
    { kind: 'hum', found: [{ trackId: 't2', hz: 50, levelDb: -48, tones: [50, 150], aboveDb: 20 }] },
    ['apply_hum_removal'],
  ],
  [
    'measure_noise',
    { kind: 'noise', found: [{ trackId: 't1', start: 4, end: 4.5, floorDb: -50, loudDb: -20 }] },
    ['apply_noise_reduction'],
  ],
  [
    'compare_loudness',
    {
      kind: 'balance',
      found: [
        { trackId: 't1', lufs: -16 },
        { trackId: 't2', lufs: -22 },
      ],
    },
    ['apply_match_loudness'],
  ],
  [
    'check_sync',
    {
      kind: 'sync',
      reference: 't1',
      found: [{ trackId: 't2', alignment: { offset: 1.25, driftPpm: -120, spread: 0.0002, places: 20 } }],
    },
    ['move_clip', 'apply_change_speed'],
  ],
])('what %s offers can be said', async (query, found, tools) => {
  const { text, offers } = await offered(query, found)
  expect(offers.flatMap(toolsIn)).toEqual(tools)
  for (const offer of offers) expect(text).toContain(`“${offer}”`)
})

test.each([
  ['find_clipping', { kind: 'clipping', clipped: [], overs: [], peakDb: -3 }],
  ['find_hum', { kind: 'hum', found: [{ trackId: 't2', hz: null, levelDb: -Infinity, tones: [], aboveDb: 0 }] }],
  ['measure_noise', { kind: 'noise', found: [{ trackId: 't1', start: 4, end: 4.5, floorDb: -70, loudDb: -20 }] }],
  [
    'check_sync',
    {
      kind: 'sync',
      reference: 't1',
      found: [{ trackId: 't2', alignment: { offset: 0.001, driftPpm: 1, spread: 0.0002, places: 20 } }],
    },
  ],
])('where nothing is wrong %s offers nothing', async (query, found) => {
  expect((await offered(query, found)).offers).toEqual([])
})

test('places name their track, and a track that would have to begin before 0 leaves the other to be moved', async () => {
  const clipped = [{ trackId: 't2', start: 3.25, end: 3.5, count: 9 }]
  const { places } = await offered('find_clipping', { kind: 'clipping', clipped, overs: [], peakDb: -1 })
  expect(places).toEqual([{ start: 3.25, end: 3.5, trackIds: ['t2'], label: '0:03.25 Guest' }])
  const alignment = { offset: 3, driftPpm: 0, spread: 0.0002, places: 20 }
  const { offers } = await offered('check_sync', {
    kind: 'sync',
    reference: 't1',
    found: [{ trackId: 't2', alignment }],
  })
  expect(offers).toEqual(['move Host to 3.5 seconds'])
})

/** The pauses where a question listened, by the tracks that it listened to. */
async function pauses(
  language: 'en' | 'de',
  of: (trackIds: readonly string[]) => readonly object[],
  { on = [], part = false }: { readonly on?: readonly string[]; readonly part?: boolean } = {},
) {
  // Where nothing is named, no track is: that is all of them.
  const where = { range: part ? range : null, trackIds: on, at: null }
  const step = { tool: 'find_silences', args: {}, ...where, words: '', sources: [] }
  const analyse: Editor['analyse'] = async (request) => {
    const found = { kind: 'silences', range, tracks: ['Host', 'Guest'], silences: of(request.trackIds) }
    return ok(found as unknown as Analysis)
  }
  const answered = await registry.findQuery('find_silences')?.answer({ analyse }, project, step)
  if (answered?.ok !== true) throw new Error('no answer')
  return sayAnswer('find_silences', answered.value, agentTexts(language))
}

const one = [{ start: 3, end: 4.5 }]

test('a list of pauses has a head that says how many there are, and the list behind it', async () => {
  const english = await pauses('en', () => one)
  expect(english.lead).toBe('There is 1 pause of 0.5 s or more in 0:00–1:00 of Host and Guest.')
  expect(english.text).toContain('Guest: 0:03–0:04.5 (1.5 s).')
  const german = await pauses('de', () => one)
  expect(german.lead).toBe('In 0:00–1:00 von Host und Guest gibt es 1 Pause ab 0,5 s.')
})

test.each([
  ['en', 'Guest by itself has 1 pause.'],
  ['de', 'Guest allein hat 1 Pause.'],
] as const)('where tracks share no pause (%s) those of each are told, and offered', async (language, has) => {
  const onGuest = (ids: readonly string[]) => (ids.length === 1 && ids[0] === 't2' ? one : [])
  const { text, offers = [], lead } = await pauses(language, onGuest)
  expect([text.endsWith(has), lead]).toEqual([true, undefined])
  expect(offers.flatMap(toolsIn)).toEqual(['find_silences'])
  expect(planner.plan(offers[0] ?? '', { project, lastSteps: [] }).steps[0]).toMatchObject({
    args: { min_silence: 0.5 },
    target: { tracks: [{ kind: 'id', id: 't2' }] },
  })
  const [within = ''] = (await pauses(language, onGuest, { on: trackIds, part: true })).offers ?? []
  expect(planner.plan(within, { project, lastSteps: [] }).steps[0]?.target).toMatchObject({
    range: { kind: 'between' },
  })
  expect((await pauses(language, () => [])).offers).toEqual([])
})

test.each(['en', 'de'] as const)('pauses of one of several tracks are labelled on that one (%s)', async (language) => {
  const { offers = [] } = await pauses(language, () => one, { on: ['t2'] })
  const steps = offers.flatMap((say) => planner.plan(say, { project, lastSteps: [] }).steps)
  expect(steps.at(-1)?.tool).toBe('label_silences')
  expect(JSON.stringify(steps.at(-1))).toContain('"id":"t2"')
  // Nothing that would do something else is offered.
  expect((await pauses(language, () => one, { on: ['t2'], part: true })).offers).toEqual([])
  const all = (await pauses(language, () => one)).offers ?? []
  expect(all.flatMap(toolsIn)).toEqual(['label_silences'])
})
