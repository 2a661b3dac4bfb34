import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  createHistory,
  type History,
  type HistoryEntry,
  pushEntry,
} from '../../../../../electron/engine/history/history.ts'
import { undoEntry } from '../../../../../electron/engine/history/moveInHistory.ts'
import { keepStepsSmall } from '../../../../../electron/engine/history/squashHistory.ts'
import { emptyFocus, emptyProject } from '../../../../../electron/engine/model/emptyProject.ts'
import type { Clip, Label, Project, Track } from '../../../../../electron/engine/model/project.ts'

const clip = (id: number) => ({ id: `c${id}`, name: '', start: id, length: 1, pieces: [] }) as unknown as Clip
const track = (id: number, clips: readonly Clip[]) =>
  ({ id: `t${id}`, name: '', channels: 1, clips }) as unknown as Track

const entryOf = (project: Project, id: number): HistoryEntry => ({
  id: `h${id}`,
  label: `step ${id}`,
  text: '',
  project,
  focusBefore: emptyFocus,
  focusAfter: emptyFocus,
  steps: [],
})

/** One change of a project: clips or labels spliced, a track put in, taken out or moved. */
interface Change {
  readonly what: 'clips' | 'labels' | 'add' | 'remove' | 'turn'
  readonly at: number
  readonly count: number
  readonly fresh: number
}

function changed(project: Project, { what, at, count, fresh }: Change, id: number): Project {
  const { tracks, labels } = project
  const made = Array.from({ length: fresh }, (_, k) => clip(id * 10 + k))
  const near = at % (tracks.length + 1)
  if (what === 'labels')
    return { ...project, labels: labels.toSpliced(at % (labels.length + 1), count, ...(made as unknown as Label[])) }
  if (what === 'add') return { ...project, tracks: tracks.toSpliced(near, 0, track(id, made)) }
  if (what === 'remove') return { ...project, tracks: tracks.toSpliced(near, 1) }
  if (what === 'turn') return { ...project, tracks: tracks.toReversed() }
  return {
    ...project,
    tracks: tracks.map((one, k) =>
      k === near ? { ...one, clips: one.clips.toSpliced(at % (one.clips.length + 1), count, ...made) } : one,
    ),
  }
}

const changes = fc.array(
  fc.record<Change>({
    what: fc.constantFrom('clips', 'clips', 'clips', 'labels', 'add', 'remove', 'turn'),
    at: fc.nat(30),
    count: fc.nat(2),
    fresh: fc.nat(3),
  }),
  { maxLength: 130 },
)

it('keeps of every step of an open request the very project that it made, taken back and gone on with or not', () => {
  fc.assert(
    fc.property(changes, fc.array(fc.nat(130), { maxLength: 6 }), (all, undone) => {
      const made = new Map<string, Project>()
      const before = createHistory({ ...emptyProject(8000), tracks: [track(0, [clip(1), clip(2)])] })
      let history: History = before
      let project = before.base.project
      all.forEach((change, id) => {
        if (undone.includes(id) && history.position > 0) {
          history = undoEntry(history)?.history ?? history
          project = history.entries[history.position - 1]?.project ?? before.base.project
        }
        project = changed(project, change, id + 1)
        made.set(`h${id}`, project)
        history = keepStepsSmall(before, pushEntry(history, entryOf(project, id)))
      })
      expect(history.entries.length).toBeLessThanOrEqual(100)
      for (const entry of history.entries) expect(entry.project).toEqual(made.get(entry.id))
    }),
    { numRuns: 60 },
  )
})

it('shares with the next step what that did not change', () => {
  const tracks = [track(0, [clip(1)]), track(1, [])]
  const first = { ...emptyProject(8000), tracks }
  const second = { ...first, tracks: [track(0, [clip(1), clip(2)]), tracks[1] as Track] }
  const before = createHistory(emptyProject(8000))
  const one = pushEntry(before, entryOf(first, 1))
  const { entries } = keepStepsSmall(before, pushEntry(one, entryOf(second, 2)))
  expect(entries[0]?.project).toEqual(first)
  expect(entries[0]?.project).not.toBe(first)
  expect(entries[0]?.project.tracks[1]).toBe(tracks[1])
  expect(entries[0]?.project).toBe(entries[0]?.project)
})
