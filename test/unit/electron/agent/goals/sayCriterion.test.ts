import { expect, it } from 'vitest'
import { sayCriterion, sayFound } from '../../../../../electron/agent/goals/sayCriterion.ts'
import { type Criterion, measures } from '../../../../../electron/agent/tools/modelTools/planSteps.ts'

it.each<[criterion: Criterion, said: string]>([
  [{ measure: 'project_seconds', at_most: 50 }, 'the project is at most 50 s long'],
  [{ measure: 'project_seconds', at_least: 100, at_most: 110.5 }, 'the project is 1:40 to 1:50.5 long'],
  [{ measure: 'audio_seconds', at_least: 12, tracks: ['Host'] }, 'there is at least 12 s of sound on Host'],
  [{ measure: 'clip_count', at_least: 1, at_most: 1, tracks: [2] }, 'there is 1 clip on track 2'],
  [{ measure: 'clip_count', at_least: 4 }, 'there are at least 4 clips'],
  [{ measure: 'track_count', at_most: 1 }, 'there is at most 1 track'],
  [{ measure: 'label_count', at_most: 0 }, 'there are no labels'],
  [{ measure: 'label_count', at_least: 2, at_most: 3 }, 'there are 2 to 3 labels'],
  [{ measure: 'muted_tracks', at_least: 1 }, 'at least 1 track is muted'],
  [{ measure: 'selection_start', at_least: 5, at_most: 5 }, 'the selection starts at 0:05'],
  [{ measure: 'selection_end', at_most: 9 }, 'the selection ends at 0:09 or earlier'],
  [
    { measure: 'first_clip_start', at_most: 0, tracks: ['Host', 'Guest'] },
    'the first clip on Host and Guest starts at 0:00 or earlier',
  ],
  [{ measure: 'last_clip_end', at_least: 61 }, 'the last clip ends at 1:01 or later'],
  [{ measure: 'clip_start', name: 'talk', at_least: 3, at_most: 5 }, 'the clip “talk” starts between 0:03 and 0:05'],
  [{ measure: 'label_end', name: 'intro', at_least: 12, at_most: 12 }, 'the label “intro” ends at 0:12'],
  [{ measure: 'files_written', at_least: 1 }, 'at least 1 file is written'],
  [{ measure: 'files_written', name: 'mix', at_least: 2, at_most: 2 }, '2 files with “mix” in its name are written'],
  [{ measure: 'peak_db', at_most: -1, start_time: 0, end_time: 10 }, 'the peak from 0:00 to 0:10 is at most -1 dB'],
  [
    { measure: 'loudness_lufs', at_least: -17, at_most: -15, start_time: 70 },
    'the loudness from 1:10 is -17 LUFS to -15 LUFS',
  ],
  [{ measure: 'longest_silence_seconds', at_most: 0.5 }, 'no pause is longer than 0.5 s'],
  [{ measure: 'longest_silence_seconds', at_least: 1 }, 'the longest pause is at least 1 s long'],
])('says %j in plain words', (criterion, said) => {
  expect(sayCriterion(criterion)).toBe(said)
})

it.each(measures)('%s has a sentence without the name of its measure, with bounds and without', (measure) => {
  for (const bounds of [{}, { at_least: 1 }, { at_most: 2 }, { at_least: 1, at_most: 2 }]) {
    const said = sayCriterion({ measure, name: 'x', ...bounds })
    expect(said).toMatch(/ /u)
    expect(said).not.toMatch(/_|undefined|NaN/u)
  }
})

it.each<[criterion: Criterion, found: number | string, said: string]>([
  [{ measure: 'project_seconds', at_most: 50 }, 59.999, 'the project is 1:00 long'],
  [{ measure: 'clip_count', at_least: 4 }, 2, 'there are 2 clips'],
  [{ measure: 'longest_silence_seconds', at_most: 0.5 }, 0.912, 'the longest pause is 0.91 s long'],
  [{ measure: 'peak_db', at_least: -3, tracks: ['Host'] }, Number.NEGATIVE_INFINITY, 'nothing is heard on Host'],
  [{ measure: 'selection_start', at_least: 1 }, 'nothing selected', 'nothing selected'],
  [{ measure: 'label_start', name: 'outro', at_least: 1 }, 'no such label', 'there is no such label as “outro”'],
])('says what was measured for %j as %s: %s', (criterion, found, said) => {
  expect(sayFound(criterion, found)).toBe(said)
})

it('keeps a name in it on one line', () => {
  expect(sayCriterion({ measure: 'label_start', name: 'a\nb', at_least: 1 })).toBe(
    'the label “a b” starts at 0:01 or later',
  )
})
