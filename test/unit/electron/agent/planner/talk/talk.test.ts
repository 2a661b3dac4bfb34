import { describe, expect, test } from 'vitest'
import { offlinePlanner } from '../../../../../support/offlinePlanner.ts'
import { viewOf } from '../../../../../support/reader/cases.ts'

const planner = offlinePlanner()
const show = viewOf({
  tracks: [
    {
      name: 'Anchor',
      clips: [
        { name: 'opening', start: 0, end: 12 },
        { name: 'news', start: 12, end: 50 },
      ],
    },
    { name: 'Caller', clips: [{ name: 'answer', start: 5, end: 40 }] },
    { name: 'Piano', clips: [{ name: 'theme', start: 0, end: 20 }] },
  ],
  labels: [
    { text: 'advert', start: 20, end: 30 },
    { text: 'sneeze', start: 42, end: 42 },
  ],
})

const plan = (say: string, before?: string) =>
  planner.plan(say, { project: show, lastSteps: [], ...(before !== undefined && { before }) })

test.each([
  ['how long does the opening last?', /“opening” is 0:12/],
  ['can you tell me how long the anchor is', /“Anchor” is 0:50/],
  ['what is the total running time?', /It is .* long/],
  ['where does the news end?', /“news” ends at 0:50/],
  ['when is the sneeze?', /“sneeze” is at 0:42/],
  ['find the advert label', /“advert” is from 0:20 to 0:30/],
  ['where is the middle of the advert?', /at 0:25/],
  ['how many clips are there on the anchor?', /2 clips on “Anchor”/],
  ['display the tracks', /3 tracks: 1\. Anchor/],
  ['are there any labels in the first 35 seconds?', /1 label: 1\. advert/],
  ['who is speaking at 0:10?', /“opening” on Anchor.*“answer” on Caller/],
  ['what is under the cursor?', /At 0:00: “opening”/],
  ['where does the selection start?', /Nothing is selected/],
  ['is the caller muted?', /Caller is not muted/],
  ['is anything selected?', /Nothing is selected/],
  ['how long is the trombone?', /nothing called “trombone”/],
  ["don't delete anything, just tell me how long it is", /It is/],
  ['how can I make the caller louder?', /Amplify: /],
  ['what would happen if I deleted the opening?', /You only ask.*Delete: /],
  ['is it possible to delete the opening?', /You only ask/],
  ['wie lang ist die Aufnahme?', /It is/],
  ['welche Clips sind auf der Anchor-Spur?', /2 clips on “Anchor”/],
  ['was ist bei 0:25?', /“news” on Anchor/],
  ['nichts löschen, sag mir nur wie lang es ist', /It is/],
  ['wie kann ich den Caller lauter machen?', /: /],
])('%s is answered, and nothing is planned', (say, expected) => {
  const { steps, reply } = plan(say)
  expect({ steps, reply }).toEqual({ steps: [], reply: expect.stringMatching(expected) as string })
})

test.each([
  ['how loud is the piano?', 'measure_loudness', { tracks: [{ kind: 'id', id: 't3' }] }],
  ['is the caller too quiet?', 'measure_loudness', { tracks: [{ kind: 'id', id: 't2' }] }],
  ['wo sind die langen Pausen?', 'find_silences', {}],
  ['are there any gaps on the anchor?', 'find_silences', { tracks: [{ kind: 'id', id: 't1' }] }],
])('%s is listened for', (say, tool, target) => {
  expect(plan(say).steps).toMatchObject([{ tool, target }])
})

describe('a question before', () => {
  test('is asked once more of what is named now', () => {
    expect(plan('and the caller?', 'how loud is the piano?').steps).toMatchObject([
      { tool: 'measure_loudness', target: { tracks: [{ kind: 'id', id: 't2' }] } },
    ])
    expect(plan('longer than 1 second', 'where are the pauses?').steps).toMatchObject([
      { tool: 'find_silences', args: { min_silence: 1 } },
    ])
  })

  test('is none where an order was given', () => {
    expect(plan('and the caller', 'mute the piano').reply).not.toMatch(/muted/)
  })
})

test.each([
  ['the caller is too quiet', /turn the Caller track up/],
  ['das Klavier klingt dumpf', /raise the treble/],
  ['remove all the ums', /I can't find words or sounds/],
  ['make the anchor sound like Morgan Freeman', /I can't give one sound the voice/],
  ['lade es auf Spotify hoch', /I can't send files/],
  ['move the advert label to 1:40', /I can't move labels/],
  ['reverse the piano 6 dB', /Reverse does not take a level in dB/],
])('%s: nothing is done, and what helps is said', (say, expected) => {
  expect(plan(say)).toEqual({ steps: [], reply: expect.stringMatching(expected) as string, replyState: 'refused' })
})

test('an order in the form of a question stays one', () => {
  expect(plan('can you delete the opening?').steps).toMatchObject([{ tool: 'delete_selection' }])
})
