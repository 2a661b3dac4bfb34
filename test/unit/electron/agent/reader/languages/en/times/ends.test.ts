import { expect, test } from 'vitest'
import { english } from '../../../../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../../../../support/reader/readers.ts'
import { viewOf } from '../../../../../../../support/reader/cases.ts'
import { sayOperation } from '../../../../../../../support/reader/judge.ts'
import { perform } from '../../../../../../../support/reader/perform.ts'

const reader = readerOf(english)
const view = viewOf({
  tracks: [
    {
      name: 'Host',
      clips: [
        { name: 'take 1', start: 0, end: 20 },
        { name: 'take 2', start: 20, end: 40 },
        { name: 'take 3', start: 45, end: 60 },
      ],
    },
    { name: 'Guest', clips: [{ name: 'answer', start: 0, end: 50 }] },
  ],
  labels: [
    { text: 'intro', start: 2, end: 10 },
    { text: 'sponsor', start: 22, end: 30 },
  ],
  selection: { start: 3, end: 6 },
})

function done(say: string): string {
  const { outcome } = reader.read(say, view)
  if (outcome.kind !== 'steps') return 'nothing'
  const performed = perform(outcome.steps, view)
  return 'asks' in performed ? 'nothing' : performed.operations.map(sayOperation).join('; ')
}

const all = '(Host|Guest){}'

test.each([
  ['duplicate the selection', `duplicate_clip[3,6]${all}`],
  ['take me back to the beginning', `seek@0${all}`],
  ['merge take 1 and take 2 into one clip', 'join[0,40](Host){}'],
  ['glue take 2 and take 3 into a single clip', 'join[20,60](Host){}'],
  ['move track 1 down one', 'move_track_down(Host){}'],
  ['move the guest up one place', 'move_track_up(Guest){}'],
  ['put a label on every pause longer than 2 seconds', 'label_silences[3,6](Host|Guest){"min_silence":2}'],
  ['make take 2 play backwards', 'apply_reverse[20,40](Host){}'],
  ['let the last 10 seconds run backwards', `apply_reverse[50,60]${all}`],
  ['export every label as its own flac file', 'export_multiple(Host|Guest){"format":"flac","by":"labels"}'],
  ['export a separate mp3 for each track', 'export_multiple(Host|Guest){"format":"mp3","by":"tracks"}'],
  ['silence the sponsor label part', `silence_selection[22,30]${all}`],
  ['remove dead air at the start', 'apply_truncate_silence[3,6](Host|Guest){"where":"start"}'],
  ['trim silence at both ends', 'apply_truncate_silence[3,6](Host|Guest){"where":"both_ends"}'],
  ['get rid of pauses over 1 s, leave 100 ms', 'apply_truncate_silence[3,6](Host|Guest){"keep":0.1,"min_silence":1}'],
  ['close the gap between take 2 and take 3', 'delete_selection[40,45](Host){}'],
  ['make take 3 start where take 2 ends', 'move_clip@40(Host){"to":40}'],
  ['trim the guest to the length of the intro', 'trim_to_selection[2,10](Guest){}'],
  ['fade in the first 5 seconds, sorry, make that 8', `apply_fade_in[0,8]${all}`],
  [
    'label 10 as start and 30 as finish',
    'add_label@10(Host|Guest){"text":"start"}; add_label@30(Host|Guest){"text":"finish"}',
  ],
])('%s', (say, expected) => {
  expect(done(say)).toBe(expected)
})

test.each([
  'close the first 10 seconds',
  'split at -5 seconds',
  'fade in at the start',
  'reverse the guest 6 dB',
  'delete the label bridge',
  'move track 1 down two',
])('asks, and does nothing: %s', (say) => {
  expect(done(say)).toBe('nothing')
})
