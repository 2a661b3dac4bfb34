import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHistory } from '../../../../electron/engine/history/history.ts'
import { hashTracks } from '../../../../electron/engine/measure/hashTracks.ts'
import { atOnce } from '../../../../electron/engine/measure/takeTurns.ts'
import { checkProject } from '../../../../electron/engine/model/checkProject.ts'
import { stopped, type EditorState } from '../../../../electron/engine/state/editorState.ts'
import { redoOn, undoOn } from '../../../../electron/engine/state/performOn.ts'
import { performInput } from '../../../support/engine/performInput.ts'
import type { EditRequestInput } from '../../../../shared/schemas/editRequest.ts'
import { sketch } from '../../../support/engine/editing.ts'

/** Tracks and labels as plain lists; what the engine makes of each request is compared with it. */
interface Plain {
  readonly tracks: readonly { readonly name: string; readonly gain: number; readonly muted: boolean }[]
  readonly labels: readonly (readonly [text: string, start: number])[]
}

type Step = readonly [
  kind:
    | 'create'
    | 'delete'
    | 'duplicate'
    | 'up'
    | 'down'
    | 'gain'
    | 'mute'
    | 'label'
    | 'rename'
    | 'unlabel'
    | 'cut'
    | 'undo'
    | 'redo',
  which: number,
]
const steps = fc.array(
  fc.tuple(
    fc.constantFrom(
      'create',
      'delete',
      'duplicate',
      'up',
      'down',
      'gain',
      'mute',
      'label',
      'rename',
      'unlabel',
      'cut',
      'undo',
      'redo',
    ) as fc.Arbitrary<Step[0]>,
    fc.nat({ max: 9 }),
  ),
  { minLength: 1, maxLength: 30 },
)

function start() {
  const { state, env } = sketch({
    tracks: {
      A: {
        clips: [
          [0, 20],
          [25, 40],
        ],
      },
      B: { clips: [[5, 30]], channels: 2 },
    },
    labels: [
      ['x', 3, 3],
      ['y', 10, 12],
    ],
  })
  return {
    state: {
      ...state,
      transport: stopped,
      history: createHistory(state.project),
      nextId: 1000,
      revision: 0,
      contentRevision: 0,
    } as EditorState,
    env,
  }
}

function requestOf(
  [kind, which]: Exclude<Step, readonly ['undo' | 'redo', number]>,
  { project }: EditorState,
): EditRequestInput | null {
  const track = project.tracks[which % Math.max(1, project.tracks.length)]
  const label = project.labels[which % Math.max(1, project.labels.length)]
  if (kind === 'create') return { kind: 'createTrack', channels: 1 }
  if (kind === 'label') return { kind: 'addLabels', labels: [{ text: `n${which}`, start: which, end: which }] }
  if (kind === 'rename' || kind === 'unlabel') {
    if (label === undefined) return null
    if (kind === 'unlabel') return { kind: 'deleteLabels', labelIds: [label.id] }
    return { kind: 'renameLabel', labelId: label.id, text: `r${which}` }
  }
  if (track === undefined) return null
  const trackIds = [track.id]
  if (kind === 'delete') return { kind: 'deleteTracks', trackIds }
  if (kind === 'duplicate') return { kind: 'duplicateTracks', trackIds }
  if (kind === 'up' || kind === 'down') return { kind: 'moveTracks', direction: kind, trackIds }
  if (kind === 'gain') return { kind: 'setTrackGain', gainDb: 0 - which, trackIds }
  return kind === 'mute'
    ? { kind: 'muteTracks', mute: which % 2 === 0 ? 'on' : 'off', trackIds }
    : { kind: 'splitAtTime', time: which / 3 }
}

function plainOf({ project }: EditorState): Plain {
  return {
    tracks: project.tracks.map(({ name, gainDb, muted }) => ({ name, gain: gainDb, muted })),
    labels: project.labels.map(({ text, start: at }) => [text, at]),
  }
}

function naively(plain: Plain, [kind, which]: Step, made: string): Plain {
  const at = which % Math.max(1, plain.tracks.length)
  const mark = which % Math.max(1, plain.labels.length)
  const track = plain.tracks[at]
  const without = plain.tracks.filter((_, index) => index !== at)
  const put = (place: number) =>
    track === undefined ? plain.tracks : [...without.slice(0, place), track, ...without.slice(place)]
  const change = (fields: object) => plain.tracks.map((one, index) => (index === at ? { ...one, ...fields } : one))
  switch (kind) {
    case 'create':
      return { ...plain, tracks: [...plain.tracks, { name: made, gain: 0, muted: false }] }
    case 'delete':
      return { ...plain, tracks: without }
    case 'duplicate':
      return {
        ...plain,
        tracks: plain.tracks.flatMap((one, index) => (index === at ? [one, { ...one, name: made }] : [one])),
      }
    case 'up':
      return { ...plain, tracks: put(Math.max(0, at - 1)) }
    case 'down':
      return { ...plain, tracks: put(Math.min(plain.tracks.length - 1, at + 1)) }
    case 'gain':
      return { ...plain, tracks: change({ gain: 0 - which }) }
    case 'mute':
      return { ...plain, tracks: change({ muted: which % 2 === 0 }) }
    case 'label':
      return {
        ...plain,
        labels: [...plain.labels, [`n${which}`, which * 10] as const].sort((one, other) => one[1] - other[1]),
      }
    case 'rename':
      return {
        ...plain,
        labels: plain.labels.map((one, index) => (index === mark ? ([`r${which}`, one[1]] as const) : one)),
      }
    case 'unlabel':
      return { ...plain, labels: plain.labels.filter((_, index) => index !== mark) }
    case 'cut':
    case 'undo':
    case 'redo':
      return plain
  }
}

describe('edits of tracks and labels and plain lists', () => {
  test('agree after every step; undo gives back the same project and sound, and redo the same result', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { state: first, env } = start()
        const hash = (one: EditorState): string =>
          atOnce(hashTracks(env.store, one.project.tracks, { start: 0, end: 60 }))
        let state = first
        for (const step of all) {
          if (step[0] === 'undo' || step[0] === 'redo') {
            const moved = (step[0] === 'undo' ? undoOn : redoOn)(state)
            if (moved.ok) state = moved.value.state
            continue
          }
          const request = requestOf(step as Exclude<Step, readonly ['undo' | 'redo', number]>, state)
          if (request === null) continue
          const done = performInput(state, request, env)
          if (!done.ok) continue
          const after = done.value.state
          expect(checkProject(after.project)).toBeNull()
          const made =
            after.project.tracks.find((track) => !state.project.tracks.some((old) => old.id === track.id))?.name ?? ''
          expect(plainOf(after)).toEqual(naively(plainOf(state), step, made))
          expect(new Set(after.project.tracks.map(({ name }) => name)).size).toBe(after.project.tracks.length)
          if (after.project !== state.project) {
            const back = undoOn(after)
            if (!back.ok) throw new Error('nothing to undo')
            expect(back.value.state.project).toBe(state.project)
            expect(hash(back.value.state)).toBe(hash(state))
            const again = redoOn(back.value.state)
            if (!again.ok) throw new Error('nothing to redo')
            expect([again.value.state.project === after.project, hash(again.value.state)]).toEqual([true, hash(after)])
          }
          state = after
        }
      }),
      { numRuns: 300 },
    )
  })
})
