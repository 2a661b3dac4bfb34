import { expect, test } from 'vitest'
import { approvalText } from '../../../../../electron/cli/edit/terminalText.ts'
import { cliTexts } from '../../../../../electron/cli/texts/index.ts'
import { readDecision } from '../../../../../electron/cli/edit/personAtTerminal.ts'

test('an approval shows the sentence, the regions by track, both lengths and the notes', () => {
  const text = approvalText(
    {
      id: 'a',
      request: 'trim the first 30 seconds',
      before: 120,
      after: 30,
      trackLengths: [],
      notes: ['Cut back to the end.'],
      fingerprint: '',
      contentRevision: 1,
      stepping: false,
      steps: [
        {
          index: 0,
          tool: 'trim_to_selection',
          title: 'Trim',
          sentence: 'Trim Voice to 0:00–0:30',
          asks: true,
          range: { start: 0, end: 30 },
          tracks: ['Voice'],
          values: [],
          sources: [],
          regions: [
            { trackId: 't', start: 0, end: 30, fate: 'kept' },
            { trackId: 't', start: 30, end: 120, fate: 'removed' },
          ],
          flip: null,
          changes: [],
          moreChanges: 0,
          mayAllow: false,
        },
        {
          index: 1,
          tool: 'play',
          title: 'Play',
          sentence: 'Play',
          asks: false,
          range: null,
          tracks: [],
          values: [],
          sources: [],
          regions: [],
          flip: null,
          changes: [],
          moreChanges: 0,
          mayAllow: false,
        },
      ],
    },
    { language: 'en', nameOfTrack: () => 'Vo\u001b[2Jice' },
  )
  expect(text).toBe(`To approve: trim the first 30 seconds
  1. Trim Voice to 0:00–0:30
     Vo�[2Jice: kept 0:00–0:30, removed 0:30–2:00
  2. Play (needs no approval)
  Length: 2:00 → 0:30
  Note: Cut back to the end.`)
})

test.each([
  ['y', 'approve'],
  [' YES ', 'approve'],
  ['s', 'step'],
  ['step', 'step'],
  ['', 'reject'],
  ['n', 'reject'],
  ['yeah, no', 'reject'],
  [null, 'reject'],
])('only a clear yes is a yes: %j is %s', (answer, verb) => {
  expect(readDecision(answer, cliTexts('en')).verb).toBe(verb)
})

test.each([
  ['j', 'approve'],
  ['Ja', 'approve'],
  ['yes', 'approve'],
  ['s', 'step'],
  ['schritt', 'step'],
  ['nein', 'reject'],
  ['naja', 'reject'],
])('in German only a clear yes is a yes: %j is %s', (answer, verb) => {
  expect(readDecision(answer, cliTexts('de')).verb).toBe(verb)
})
