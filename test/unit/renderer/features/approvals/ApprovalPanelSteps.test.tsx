// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeConversation, makeSettings } from '../../../../support/window/fakeBridge.ts'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { openApproval } from '../../../../support/window/openApproval.tsx'

afterEach(cleanup)

test('what can only be chosen is called in the language of the window, also where it is told why', async () => {
  const [first] = makeApproval().steps
  const mono = { key: 'mono', name: 'mono', value: 'once', unit: '', min: null, max: null, choices: ['once', 'dual'] }
  const why = {
    what: 'mono',
    key: 'mono',
    value: 'once',
    author: 'default' as const,
    source: 'the default',
    confidence: 1,
  }
  const { app } = await openApproval({ steps: [{ ...first, values: [mono], sources: [why] }] })
  act(() => app.store.setState({ settings: makeSettings({ language: 'de' }) }))
  fireEvent.click(screen.getByTestId('approval-why'))
  expect(screen.getByTestId('approval').textContent).toContain('Mono einmal aus der Voreinstellung')
})

test('a value in the sentence is pressed to change it, and the form begins there', async () => {
  const [first] = makeApproval().steps
  if (first === undefined) throw new Error('there is no step')
  const sources = [
    ...first.sources,
    { what: 'tracks', value: 'Voice', author: 'words' as const, source: 'your words', confidence: 1 },
  ]
  await openApproval({ steps: [{ ...first, sources }] })
  fireEvent.click(screen.getByRole('button', { name: 'Change 0:00–0:10' }))
  expect(document.activeElement).toBe(screen.getByTestId('step-from'))
  fireEvent.keyDown(screen.getByTestId('step-from'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Change Voice' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Voice' }))
})

test('the length of a range can be written, and what else is likely is a press away', async () => {
  const { app, decisions } = await openApproval({ steps: makeApproval().steps.slice(0, 1) })
  const project = app.store.getState().project
  if (project === null) throw new Error('there is no project')
  const labels = [{ id: 'l1', text: 'Intro', start: 2, end: 8 }]
  act(() => app.store.setState({ project: { ...project, cursor: 6, labels } }))
  fireEvent.click(screen.getByTestId('edit-step-1'))
  const [length, to] = [screen.getByTestId('step-length'), screen.getByTestId('step-to')] as HTMLInputElement[]
  expect(length?.value).toBe('0:10')
  fireEvent.change(screen.getByTestId('step-length'), { target: { value: '4' } })
  expect(to?.value).toBe('0:04')
  expect(screen.getAllByTestId('likely-range').map(({ textContent }) => textContent)).toEqual([
    'To the cursor',
    'Label Intro',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Label Intro' }))
  expect([to?.value, length?.value]).toEqual(['0:08', '0:06'])
  fireEvent.click(screen.getByTestId('save-step-1'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'edit', step: 0, range: { start: 2, end: 8 } } }])
})

test('of one step alone nothing is left out: that is what rejecting is for', async () => {
  await openApproval({ steps: makeApproval().steps.slice(0, 1) })
  expect(screen.queryByTestId('leave-out-step-1')).toBeNull()
  expect(screen.getByTestId('edit-step-1')).toBeTruthy()
})

test('of one step alone, what turns it round is behind the menu; its key works all the same', async () => {
  const steps = makeApproval().steps.slice(0, 1)
  const { decisions } = await openApproval({ steps: steps.map((step) => ({ ...step, flip: 'Trim' })) })
  const flip = screen.getByTestId('flip-step-1')
  expect(flip.closest('[hidden]')).not.toBeNull()
  fireEvent.click(screen.getByTestId('approval-more'))
  expect(flip.closest('[hidden]')).toBeNull()
  fireEvent.click(screen.getByTestId('approval-more'))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'f' })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'flip', step: 0 } }])
})

test('a step can be left out or turned round', async () => {
  const steps = makeApproval().steps.map((step, index) => ({ ...step, flip: index === 0 ? 'Trim' : null }))
  const { decisions } = await openApproval({ steps })
  expect([screen.getByTestId('flip-step-1').textContent, screen.queryByTestId('flip-step-2')]).toEqual([
    'Trim it instead',
    null,
  ])
  fireEvent.click(screen.getByTestId('leave-out-step-2'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'leaveOut', step: 1 } }])
})

test('editing sends only what was changed', async () => {
  const { decisions } = await openApproval()
  fireEvent.click(screen.getByTestId('edit-step-2'))
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: '1:28' } })
  fireEvent.click(screen.getByTestId('save-step-2'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'edit', step: 1, range: { start: 85, end: 88 } } }])
})

test('a value is changed within its limits', async () => {
  const { decisions } = await openApproval()
  fireEvent.click(screen.getByTestId('edit-step-2'))
  const field = screen.getByTestId('value-duration')
  fireEvent.change(field, { target: { value: '400' } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByTestId('save-step-2'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'edit', step: 1, values: { duration: 60 } } }])
})

test('a time that is none is said to be so and not sent, and Escape only leaves the editing', async () => {
  const { decisions } = await openApproval()
  fireEvent.click(screen.getByTestId('edit-step-1'))
  const field = screen.getByRole('textbox', { name: 'To' })
  fireEvent.change(field, { target: { value: 'soon' } })
  expect(screen.getByText('Write a time like 1:30 or 90.')).toBeTruthy()
  fireEvent.submit(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([decisions(), screen.queryByRole('form', { name: 'Edit step 1' })]).toEqual([[], null])
})

test('in the panel a letter is a verb: of the step with the focus, else of the first that has it', async () => {
  const { decisions } = await openApproval()
  const press = (key: string, at: Element) => fireEvent.keyDown(at, { key })
  press('w', screen.getByRole('alertdialog'))
  expect(screen.getByRole('list', { name: 'On the waveform' })).toBeTruthy()
  press('e', screen.getByRole('alertdialog'))
  const form = screen.getByRole('form', { name: 'Edit step 1' })
  expect(form.contains(document.activeElement)).toBe(true)
  // What is typed into a field is no verb, and neither is a key with Ctrl.
  press('w', document.activeElement as Element)
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'w', ctrlKey: true })
  expect(screen.getByRole('list', { name: 'On the waveform' })).toBeTruthy()
  press('x', screen.getByTestId('edit-step-2'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'leaveOut', step: 1 } }])
})

test('what was left out stays in its place and with its number, and is put back', async () => {
  const { steps } = makeApproval()
  const leftOut = [{ index: 0, sentence: 'Reverse 0:20–0:30 of Voice by -3 dB', before: 1 }]
  const { decisions } = await openApproval({ leftOut })
  const rows = screen.getByTestId('approval').querySelectorAll('.approval-step')
  expect([...rows].map((row) => row.getAttribute('data-testid'))).toEqual([
    'approval-step-1',
    'left-out-step-2',
    'approval-step-3',
  ])
  expect(screen.getByTestId('left-out-step-2').textContent).toContain('Left out: Reverse 0:20–0:30 of Voice by −3 dB')
  expect(screen.getByTestId('approve-all').textContent).toContain('Apply 2 of 3')
  expect(steps).toHaveLength(2)
  fireEvent.keyDown(screen.getByTestId('put-back-step-2'), { key: 'x' })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'putBack', leftOut: 0 } }])
})

test('one step beside what was left out is none alone: it can go too', async () => {
  const leftOut = [{ index: 0, sentence: 'Reverse', before: 1 }]
  await openApproval({ steps: makeApproval().steps.slice(0, 1), leftOut })
  expect(screen.getByRole('button', { name: 'Leave out step 1' }).textContent).toBe('Leave out')
})

test('what is asked anew has the focus where the step was left out, to put it back', async () => {
  const { app } = await openApproval()
  const button = screen.getByTestId('leave-out-step-2')
  button.focus()
  fireEvent.click(button)
  const [first] = makeApproval().steps
  const approval = makeApproval({
    id: 'a2',
    steps: first === undefined ? [] : [first],
    leftOut: [{ index: 0, sentence: 'Fade out', before: 1 }],
  })
  act(() => app.store.setState({ conversation: makeConversation({ state: 'awaitingApproval', approval }) }))
  expect(document.activeElement).toBe(screen.getByTestId('put-back-step-2'))
})
