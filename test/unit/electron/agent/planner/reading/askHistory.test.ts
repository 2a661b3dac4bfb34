import { expect, test } from 'vitest'
import { offlinePlanner } from '../../../../../support/offlinePlanner.ts'
import type { HistoryEntryView } from '../../../../../../shared/schemas/projectView.ts'
import { viewOf } from '../../../../../support/reader/cases.ts'

const planner = offlinePlanner()
const entry = (id: string, text: string, label: string): HistoryEntryView => ({ id, text, label, at: '' }) as never
const history = [
  entry('h1', 'import jingle.wav', 'Import jingle.wav'),
  entry('h2', 'fade out the last 5 seconds', 'Fade out'),
  entry('h3', 'mute the guest', 'Mute Guest'),
  entry('h4', 'normalisiere den Gast', 'Normalize Guest'),
]
const blank = viewOf({ tracks: [{ name: 'Guest', clips: [{ name: 'answers', start: 0, end: 60 }] }] })
const project = { ...blank, history, historyPosition: 4 }
const plan = (message: string, view = project) => planner.plan(message, { project: view, lastSteps: [] })

test.each([
  ['undo', {}],
  ['undo that please', {}],
  ['undo the last three', { steps: 3 }],
  ['undo my last two edits', { steps: 2 }],
  ['undo everything', { steps: 4 }],
  ['undo the last step of that', { grain: 'step' }],
  ['undo only the last two steps', { grain: 'step', steps: 2 }],
  ['undo the fade', { to: 'fade' }],
  ['please undo the mute', { to: 'mute' }],
  ['undo muting the guest', { to: 'muting the guest' }],
  ['undo everything since the import', { steps: 3 }],
  ['undo everything back to before the mute', { steps: 2 }],
  ['undo back to the fade', { steps: 2 }],
  ['I don’t like that, undo it', {}],
  ['mach den Fade rückgängig', { to: 'Fade' }],
  ['mach die letzten zwei Änderungen rückgängig', { steps: 2 }],
  ['mach alles rückgängig', { steps: 4 }],
])('%s', (message, args) => {
  expect(plan(message).steps).toMatchObject([{ tool: 'undo', args, target: {} }])
})

test.each(['undo the trim', 'undo the reverb', 'undo everything since the trim', 'redo the fade'])(
  'what the history does not have is told, and nothing else is undone for it: %s',
  (message) => {
    const { steps, reply } = plan(message, { ...project, historyPosition: message.startsWith('redo') ? 3 : 4 })
    expect(steps).toEqual([])
    expect(reply).toMatch(/Nothing that was done is called/u)
  },
)

test('a name that stands for what was done is no other request', () => {
  expect(plan('undo the mute and delete the first 3 seconds').steps.map(({ tool }) => tool)).toEqual([
    'undo',
    'delete_selection',
  ])
})

test('nothing is undone that was said not to be', () => {
  expect(plan("don't undo the fade").steps).toEqual([])
})
