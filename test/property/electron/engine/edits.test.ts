import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHistory } from '../../../../electron/engine/history/history.ts'
import { checkProject } from '../../../../electron/engine/model/checkProject.ts'
import type { EditorState } from '../../../../electron/engine/state/editorState.ts'
import { stopped } from '../../../../electron/engine/state/editorState.ts'
import { redoOn, undoOn, type PerformEnv } from '../../../../electron/engine/state/performOn.ts'
import { performInput } from '../../../support/engine/performInput.ts'
import type { EditRequestInput } from '../../../../shared/schemas/editRequest.ts'
import { labelsOf, rate, sketch, soundOf, soundOfTrack, type Sketch } from '../../../support/engine/editing.ts'
import { naiveLayout, tidy, type NaiveState } from '../../../support/naive/cells.ts'
import { naiveEdit, type NaiveRequest } from '../../../support/naive/naiveEditor.ts'

const time = fc.integer({ min: 0, max: 60 })
const removal = {
  gap: fc.constantFrom('close' as const, 'close' as const, 'leave' as const),
  scope: fc.constantFrom('tracks' as const, 'tracks' as const, 'all' as const),
}
const bare = [
  'split',
  'copy',
  'paste',
  'paste',
  'trimToSelection',
  'silenceSelection',
  'fadeIn',
  'fadeOut',
  'reverse',
  'reverse',
  'invert',
] as const
const focusRequest: fc.Arbitrary<NaiveRequest> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('setTimeSelection' as const), start: time, end: time }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('selectTracks' as const), tracks: fc.subarray([0, 1, 2, 3]) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('setCursor' as const), time }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clearSelection' as const }) },
)
const contentRequest: fc.Arbitrary<NaiveRequest> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'deleteSelection' as const), ...removal }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('splitAtTime' as const), time }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('amplify' as const), gain: fc.constantFrom(0.5, 2, 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('normalize' as const), peak: fc.constantFrom(0.5, 1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('moveClips' as const), to: time }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('insertSilence' as const), duration: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('crossfade' as const), duration: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 2, arbitrary: fc.constantFrom('join' as const, 'duplicateSelection' as const).map((kind) => ({ kind })) },
  { weight: 9, arbitrary: fc.constantFrom(...bare).map((kind) => ({ kind })) },
)
interface HistoryStep {
  readonly kind: 'undo' | 'redo'
}
type Step = NaiveRequest | HistoryStep
const isHistoryStep = (step: Step): step is HistoryStep => step.kind === 'undo' || step.kind === 'redo'
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: focusRequest },
    { weight: 5, arbitrary: contentRequest },
    { weight: 1, arbitrary: fc.constantFrom({ kind: 'undo' as const }, { kind: 'redo' as const }) },
  ),
  { minLength: 1, maxLength: 40 },
)

const plan: Sketch = {
  tracks: {
    A: {
      clips: [
        [0, 20],
        [20, 35],
        [40, 50],
      ],
    },
    B: { clips: [[5, 30]] },
    C: {},
  },
  labels: [
    ['a', 3, 12],
    ['b', 10, 10],
    ['c', 12, 44],
  ],
  selection: [8, 25],
  cursor: 12,
}

function start(
  joins: PerformEnv['joins'],
  sampleRate: number = rate,
): { state: EditorState; env: ReturnType<typeof sketch>['env'] } {
  const { state, env } = sketch({ ...plan, joins, sampleRate })
  return {
    state: {
      ...state,
      transport: stopped,
      history: createHistory(state.project),
      nextId: 1000,
      revision: 0,
      contentRevision: 0,
    },
    env,
  }
}

function naiveStart(state: EditorState, env: ReturnType<typeof sketch>['env']): NaiveState {
  const tracks = state.project.tracks.map((track) => {
    const sound = soundOf(env, state.project, track.name, 0, 60)
    return tidy(
      sound.map((sample, frame) => {
        const clip = track.clips.findIndex((one) => frame >= one.start && frame < one.start + one.length)
        return clip < 0 ? null : { clip, sample }
      }),
    )
  })
  return {
    tracks,
    labels: state.project.labels.map(({ text, start: from, end }) => ({ text, start: from, end })),
    selection: [8, 25],
    selected: [0, 1, 2],
    cursor: 12,
    clipboard: null,
  }
}

function toRequest(step: NaiveRequest, state: EditorState): EditRequestInput {
  const seconds = (frame: number): number => frame / state.project.sampleRate
  if (step.kind === 'setTimeSelection') return { ...step, start: seconds(step.start), end: seconds(step.end) }
  if (step.kind === 'setCursor' || step.kind === 'splitAtTime') return { kind: step.kind, time: seconds(step.time) }
  if (step.kind === 'moveClips') return { kind: 'moveClips', to: seconds(step.to) }
  if (step.kind === 'insertSilence' || step.kind === 'crossfade')
    return { kind: step.kind, duration: seconds(step.duration) }
  if (step.kind === 'selectTracks')
    return { kind: 'selectTracks', trackIds: step.tracks.flatMap((track) => state.project.tracks[track]?.id ?? []) }
  if (step.kind === 'amplify') return { kind: 'amplify', gainDb: 20 * Math.log10(step.gain) }
  return step.kind === 'normalize' ? { kind: 'normalize', peakDb: 20 * Math.log10(step.peak) } : step
}

/** Everything but the sound as one text: comparing it thousands of times is what this test does. */
function facts(state: EditorState): string {
  const { selection, cursor, selectedTracks } = state.focus
  return JSON.stringify([
    checkProject(state.project),
    state.project.tracks.map((track) => track.clips.map((clip) => [clip.start, clip.start + clip.length])),
    labelsOf(state.project),
    selection && [selection.start, selection.end],
    cursor,
    selectedTracks.map((id) => state.project.tracks.findIndex((track) => track.id === id)),
  ])
}

function naiveFacts(state: NaiveState): string {
  const labels = state.labels.map((label) => [label.text, label.start, label.end])
  return JSON.stringify([null, state.tracks.map(naiveLayout), labels, state.selection, state.cursor, state.selected])
}

/** `expect` is slow in a loop of thousands: it is asked only to explain a difference. */
function same(actual: unknown, expected: unknown): void {
  if (actual !== expected) expect(actual).toBe(expected)
}

function expectSame(state: EditorState, env: ReturnType<typeof sketch>['env'], naive: NaiveState): void {
  same(facts(state), naiveFacts(naive))
  const different = state.project.tracks.flatMap((track, index) => {
    const row = naive.tracks[index] ?? []
    const sound = soundOfTrack(env, track, 0, row.length + 5)
    const frame = sound.findIndex(
      (sample, at) => Math.abs(sample - (row[at]?.sample ?? 0)) > 1e-5 * Math.max(1, Math.abs(sample)),
    )
    return frame === -1 ? [] : [`${track.name}, frame ${frame}: ${sound[frame]} instead of ${row[frame]?.sample}`]
  })
  same(different.join('; '), '')
}

/** One run of both editors side by side, with what the plain one remembers for undo and redo. */
interface Story {
  readonly state: EditorState
  readonly env: ReturnType<typeof sketch>['env']
  readonly naive: NaiveState
  readonly past: readonly NaiveState[]
  readonly future: readonly NaiveState[]
}

/** Both after an undo or redo; null where there is nothing to go to. */
function travel({ state, env, naive, past, future }: Story, { kind }: HistoryStep): Story | null {
  const done = kind === 'undo' ? undoOn(state) : redoOn(state)
  const from = kind === 'undo' ? past : future
  same(done.ok, from.length > 0)
  const there = from.at(-1)
  if (!done.ok || there === undefined) return null
  const left = from.slice(0, -1)
  const after = {
    env,
    state: done.value.state,
    naive: { ...there, clipboard: naive.clipboard, ...focusOf(done.value.state) },
  }
  return kind === 'undo'
    ? { ...after, past: left, future: [...future, naive] }
    : { ...after, past: [...past, naive], future: left }
}

/** Both after an edit; null where both refuse it. */
function edit({ state: before, env, naive, past, future }: Story, step: NaiveRequest): Story | null {
  const done = performInput(before, toRequest(step, before), env)
  const expected = naiveEdit(naive, step)
  same(done.ok ? 'done' : done.error.code, typeof expected === 'string' ? expected : 'done')
  if (!done.ok || typeof expected === 'string') return null
  const { state, outcome } = done.value
  const isContent = state.project !== before.project
  same(state.history.position - before.history.position, isContent ? 1 : 0)
  same(outcome.changed, isContent || state.focus !== before.focus || state.clipboard !== before.clipboard)
  return isContent
    ? { state, env, naive: expected, past: [...past, naive], future: [] }
    : { state, env, naive: expected, past, future }
}

describe('edits on pieces and on a plain array of samples', () => {
  test('agree after every step, with undo and redo, and undoing everything gives the very first project back', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { state: first, env } = start('exact')
        let story: Story = { state: first, env, naive: naiveStart(first, env), past: [], future: [] }
        for (const step of all) {
          // Pasting what was pasted doubles; the plain array is slow.
          if (story.naive.tracks.length > 12 || story.naive.tracks.some((row) => row.length > 300)) break
          const next = isHistoryStep(step) ? travel(story, step) : edit(story, step)
          if (next === null) continue
          story = next
          expectSame(story.state, env, story.naive)
        }
        let { state } = story
        for (let undone = undoOn(state); undone.ok; undone = undoOn(state)) state = undone.value.state
        expect(state.project).toBe(first.project)
      }),
      { numRuns: 1500 },
    )
  })

  test('have the same clips, to the frame, with click-safe joins', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const exact = start('exact', 1000)
        const safe = start('clickSafe', 1000)
        for (const step of all) {
          if (isHistoryStep(step)) continue
          const one = performInput(exact.state, toRequest(step, exact.state), exact.env)
          const other = performInput(safe.state, toRequest(step, safe.state), safe.env)
          // Silence and level can differ by what a crossfade carries over an edge; then the two stories part.
          if (one.ok !== other.ok) return
          if (!one.ok || !other.ok) continue
          exact.state = one.value.state
          safe.state = other.value.state
          same(facts(safe.state), facts(exact.state))
        }
      }),
      { numRuns: 400 },
    )
  })
})

function focusOf(state: EditorState): Pick<NaiveState, 'selection' | 'selected' | 'cursor'> {
  const { selection, selectedTracks, cursor } = state.focus
  const selected = selectedTracks.map((id) => state.project.tracks.findIndex((track) => track.id === id))
  return { selection: selection === null ? null : [selection.start, selection.end], selected, cursor }
}
