import { expect, it } from 'vitest'
import { type Found, sayFound } from '../../../../../electron/agent/goals/sayCriterion.ts'
import { agentTexts, englishTexts } from '../../../../../electron/agent/texts/index.ts'
import type { Criterion } from '../../../../../electron/agent/tools/modelTools/planSteps.ts'
import { failure } from '../../../../../shared/failures/index.ts'
import { measures } from '../../../../../shared/schemas/measures.ts'

const german = agentTexts('de')

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
  expect(englishTexts.criteria.wanted(criterion)).toBe(said)
})

it.each(measures)('%s has a sentence without the name of its measure, with bounds and without', (measure) => {
  for (const bounds of [{}, { at_least: 1 }, { at_most: 2 }, { at_least: 1, at_most: 2 }]) {
    const said = englishTexts.criteria.wanted({ measure, name: 'x', ...bounds })
    expect(said).toMatch(/ /u)
    expect(said).not.toMatch(/_|undefined|NaN/u)
  }
})

it.each<[criterion: Criterion, found: Found, said: string]>([
  [{ measure: 'project_seconds', at_most: 50 }, 59.999, 'the project is 1:00 long'],
  [{ measure: 'clip_count', at_least: 4 }, 2, 'there are 2 clips'],
  [{ measure: 'longest_silence_seconds', at_most: 0.5 }, 0.912, 'the longest pause is 0.91 s long'],
  [{ measure: 'peak_db', at_least: -3, tracks: ['Host'] }, Number.NEGATIVE_INFINITY, 'nothing is heard on Host'],
  [{ measure: 'selection_start', at_least: 1 }, 'nothingSelected', 'nothing selected'],
  [{ measure: 'label_start', name: 'outro', at_least: 1 }, 'noSuchLabel', 'there is no such label as “outro”'],
])('says what was measured for %j as %s: %s', (criterion, found, said) => {
  expect(sayFound(criterion, found, englishTexts)).toBe(said)
})

it('keeps a name in it on one line', () => {
  expect(englishTexts.criteria.wanted({ measure: 'label_start', name: 'a\nb', at_least: 1 })).toBe(
    'the label “a b” starts at 0:01 or later',
  )
})

it.each<[criterion: Criterion, said: string]>([
  [{ measure: 'project_seconds', at_least: 100, at_most: 110.5 }, 'Länge des Projekts 1:40 bis 1:50,5'],
  [{ measure: 'clip_count', at_least: 1, at_most: 1, tracks: [2] }, 'Zahl der Clips auf Spur 2: 1'],
  [
    { measure: 'first_clip_start', at_most: 0, tracks: ['Host', 'Gast'] },
    'Anfang des ersten Clips auf Host und Gast spätestens bei 0:00',
  ],
  [
    { measure: 'clip_start', name: 'Gespräch', at_least: 3, at_most: 5 },
    'Anfang des Clips „Gespräch“ zwischen 0:03 und 0:05',
  ],
  [{ measure: 'peak_db', at_most: -1, start_time: 0, end_time: 10 }, 'Spitze von 0:00 bis 0:10 höchstens -1 dB'],
  [{ measure: 'longest_silence_seconds', at_most: 0.5 }, 'längste Pause höchstens 0,5 s'],
])('says %j in plain German', (criterion, said) => {
  expect(german.criteria.wanted(criterion)).toBe(said)
})

it.each(measures)('%s has its German words', (measure) => {
  for (const bounds of [{}, { at_least: 1 }, { at_most: 2 }, { at_least: 1, at_most: 2 }]) {
    const said = german.criteria.wanted({ measure, name: 'x', ...bounds })
    expect(said).toMatch(/ /u)
    expect(said).not.toMatch(/_|undefined|NaN|\b(?:the|is|are|at|to)\b/u)
  }
})

it.each<[criterion: Criterion, found: Found, said: string]>([
  [{ measure: 'longest_silence_seconds', at_most: 0.5 }, 0.912, 'längste Pause 0,91 s'],
  [{ measure: 'peak_db', at_least: -3, tracks: ['Host'] }, Number.NEGATIVE_INFINITY, 'nichts zu hören auf Host'],
  [{ measure: 'label_start', name: 'Ende', at_least: 1 }, 'noSuchLabel', 'es gibt keine solche Textmarke wie „Ende“'],
  [{ measure: 'peak_db', at_least: -3 }, failure('agent/cancelled'), 'Abgebrochen. Es wurde nichts geändert.'],
])('says in German what was measured for %j as %j: %s', (criterion, found, said) => {
  expect(sayFound(criterion, found, german)).toBe(said)
})
