import { expect, test } from 'vitest'
import { offlinePlanner } from '../../../../../support/offlinePlanner.ts'
import { viewOf } from '../../../../../support/reader/cases.ts'

const planner = offlinePlanner()
const project = viewOf({
  tracks: ['Vox', 'Drums', 'Bass'].map((name) => ({ name, clips: [{ name, start: 0, end: 60 }] })),
  labels: [{ text: 'solo', start: 20, end: 40 }],
})

/** What "it" comes to behind other messages, newest first: where each step is done, as planned. */
const planned = (message: string, ...said: readonly string[]): string => {
  const [before, ...earlier] = said
  const context = { project, lastSteps: [], ...(before !== undefined && { before, earlier }) }
  return JSON.stringify(planner.plan(message, context).steps.map(({ target, said: act }) => [target, act?.act.where]))
}

test.each([
  ['turn it down 2 dB', ['is the vox louder than the drums?'], ['Vox']],
  ['turn them both down 2 dB', ['is the vox louder than the drums?'], ['Vox', 'Drums']],
  ['turn it down 2 dB', ['the bass sounds muddy to me'], ['Bass']],
  ['turn it down 2 dB', ['does the bass sound okay?'], ['Bass']],
  ['turn it down 2 dB', ['is it loud?', 'how long is the bass?'], ['Bass']],
])('"%s" behind %j is about %j', (message, said, names) => {
  const found = planned(message, ...said)
  const meant = project.tracks.filter(({ id }) => found.includes(`"${id}"`)).map(({ name }) => name)
  expect(meant).toEqual(names)
})

test.each([
  ['turn it down 2 dB', 'how does the vox sit with the drums?'],
  ['turn it down 2 dB', 'mute the harmonica'],
  ['delete it', 'the bass sounds muddy to me'],
  ['turn it down 2 dB', 'is the bass okay at 0:12?'],
])('"%s" behind "%s" is not known', (message, before) => {
  expect(planned(message, before)).toContain('"which":"other"')
})
