// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AllowedKinds } from '../../../../../renderer/features/approvals/AllowedKinds.tsx'
import { ApprovalPanel } from '../../../../../renderer/features/approvals/ApprovalPanel.tsx'
import { failure } from '../../../../../shared/failures/index.ts'
import { err } from '../../../../../shared/result.ts'
import { makeConversation } from '../../../../support/window/fakeBridge.ts'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(change = {}) {
  const window = await makeWindow({ conversation: { state: 'awaitingApproval', approval: makeApproval(change) } })
  renderIn(window, <ApprovalPanel />)
  return { ...window, decisions: () => window.bridge.inputs('app:approval:decide') }
}

test('it shows the words, the steps in order, their values and sources, and the new length', async () => {
  await open({ notes: ['The end was moved to the end of the project.'] })
  const panel = screen.getByRole('alertdialog', { name: 'Approve this change?' })
  expect(panel.textContent).toContain('“Trim the first 10 seconds and fade out the last 5”')
  expect(screen.getByTestId('approval-step-1').textContent).toContain('1Delete 0:00–0:10 from Voice and close the gap')
  fireEvent.click(screen.getByTestId('approval-why'))
  expect(screen.getByRole('list', { name: 'Why step 1' }).textContent).toBe('range 0:00–0:10 from your words')
  expect(screen.getByTestId('approval-step-2').textContent).toContain('length 5 s')
  expect(panel.textContent).toContain('The end was moved to the end of the project.')
  expect(screen.getByTestId('approval-length').textContent).toContain('1:40  becomes  1:30')
})

test("where another track decides the length, it is the track's own that is shown", async () => {
  const own = (track: string) => ({ track, before: 60, after: 50 })
  await open({ before: 100, after: 100, trackLengths: [own('Voice'), own('Guest'), own('Room')] })
  const said = screen.getByTestId('approval-length').textContent
  expect(said).toContain('Voice 1:00  becomes  0:50Guest 1:00  becomes  0:50and 1 more track')
  expect(said).toContain('1:40, the project’s length, unchanged')
})

test('what the colours on the waveform say is there in words', async () => {
  await open()
  expect(screen.queryByRole('list', { name: 'On the waveform' })).toBeNull()
  fireEvent.click(screen.getByTestId('approval-why'))
  expect(screen.getByRole('list', { name: 'On the waveform' }).textContent).toBe(
    'Removed 0:00 – 0:10 on VoiceChanged 1:35 – 1:40 on VoiceKept 0:10 – 1:40 on Voice',
  )
})

test('the focus stays where it is, F6 goes into it and to a value first, and it does not cover the page', async () => {
  const field = document.createElement('textarea')
  field.dataset['testid'] = 'chat-input'
  document.body.append(field)
  field.focus()
  await open()
  const panel = screen.getByRole('alertdialog')
  expect(panel.getAttribute('aria-modal')).toBe('false')
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'F6' })
  expect(document.activeElement?.textContent).toBe('0:00–0:10')
  fireEvent.keyDown(panel, { key: 'F6' })
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('Ctrl+Enter applies from anywhere, unless a message is being written', async () => {
  const field = document.createElement('textarea')
  field.dataset['testid'] = 'chat-input'
  document.body.append(field)
  const { decisions } = await open()
  field.value = 'no, make it 20'
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(decisions()).toEqual([])
  field.value = ''
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'approve' } }])
  field.remove()
})

test('a value in the sentence is pressed to change it, and the form begins there', async () => {
  const [first] = makeApproval().steps
  if (first === undefined) throw new Error('there is no step')
  const sources = [
    ...first.sources,
    { what: 'tracks', value: 'Voice', author: 'words' as const, source: 'your words', confidence: 1 },
  ]
  await open({ steps: [{ ...first, sources }] })
  fireEvent.click(screen.getByRole('button', { name: 'Change 0:00–0:10' }))
  expect(document.activeElement).toBe(screen.getByTestId('step-from'))
  fireEvent.keyDown(screen.getByTestId('step-from'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Change Voice' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Voice' }))
})

test('the length of a range can be written, and what else is likely is a press away', async () => {
  const { app, decisions } = await open({ steps: makeApproval().steps.slice(0, 1) })
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

test('all of many tracks are told by their number', async () => {
  const [first] = makeApproval().steps
  if (first === undefined) throw new Error('there is no step')
  const names = 'Voice, Music and Room'
  const sources = [{ what: 'tracks', value: names, source: 'a guess', confidence: 0.5 }]
  const sentence = `Delete 0:00–0:10 from ${names} and close the gap`
  const { app } = await open({ steps: [{ ...first, sentence, sources, tracks: ['Voice', 'Music', 'Room'] }] })
  expect(screen.getByRole('button', { name: `Change ${names}` }).textContent).toBe(names)
  const project = app.store.getState().project
  const [track] = project?.tracks ?? []
  if (!project || track === undefined) throw new Error('there is no track')
  const tracks = [...project.tracks, { ...track, id: 't3', name: 'Room' }]
  act(() => app.store.setState({ project: { ...project, tracks } }))
  expect(screen.getByRole('button', { name: `Change ${names}` }).textContent).toBe('all 3 tracks')
})

test('what is removed is what is hatched: once for all tracks, and in how many parts', async () => {
  const [first] = makeApproval().steps
  if (first === undefined) throw new Error('there is no step')
  const region = (trackId: string, start: number, end: number) => ({ trackId, start, end, fate: 'removed' as const })
  const regions = [region('t1', 0, 8), region('t2', 0, 6), region('t1', 50, 74.3), region('t2', 50, 55)]
  await open({ before: 74.3, after: 50, steps: [{ ...first, regions }] })
  expect(screen.getByTestId('approval-length').textContent).toContain('Removed 0:32.3 in 2 parts')
  cleanup()
  await open({ before: 74.3, after: 60, steps: [{ ...first, regions: [] }] })
  expect(screen.getByTestId('approval-length').textContent).not.toContain('Removed')
})

test('when it goes with the focus in it, the message box has it', async () => {
  const field = document.createElement('textarea')
  field.dataset['testid'] = 'chat-input'
  document.body.append(field)
  const { bridge } = await open()
  screen.getByTestId('reject').focus()
  act(() => bridge.emit('app:conversation:changed', makeConversation()))
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('apply all approves, once', async () => {
  const { decisions } = await open()
  fireEvent.click(screen.getByTestId('approve-all'))
  fireEvent.click(screen.getByTestId('approve-all'))
  await act(settle)
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'approve' } }])
})

test('several asking steps can be stepped through, a single one can not', async () => {
  const { decisions } = await open()
  fireEvent.click(screen.getByTestId('step-through'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'step' } }])
  cleanup()

  await open({ steps: makeApproval().steps.slice(0, 1) })
  expect(screen.queryByTestId('step-through')).toBeNull()
  expect(screen.getByTestId('approve-all').textContent).toBe('ApplyCtrl Enter')
})

test('rejecting sends the reason', async () => {
  const { decisions } = await open()
  fireEvent.click(screen.getByTestId('approval-more'))
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'too much' } })
  fireEvent.click(screen.getByTestId('reject'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'reject', reason: 'too much' } }])
})

test('Escape rejects', async () => {
  const { decisions } = await open()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'reject', reason: '' } }])
})

test('Escape closes what is rarer first, and rejects then', async () => {
  const { decisions } = await open()
  fireEvent.click(screen.getByTestId('approval-more'))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect([decisions(), screen.queryByTestId('reject-reason')]).toEqual([[], null])
  // Who was in the field is where it was opened, and not nowhere.
  expect(document.activeElement).toBe(screen.getByTestId('approval-more'))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'reject', reason: '' } }])
})

test('of one step alone nothing is left out: that is what rejecting is for', async () => {
  await open({ steps: makeApproval().steps.slice(0, 1) })
  expect(screen.queryByTestId('leave-out-step-1')).toBeNull()
  expect(screen.getByTestId('edit-step-1')).toBeTruthy()
})

test('of one step alone, what turns it round is behind the menu; its key works all the same', async () => {
  const steps = makeApproval().steps.slice(0, 1)
  const { decisions } = await open({ steps: steps.map((step) => ({ ...step, flip: 'Trim' })) })
  const flip = screen.getByTestId('flip-step-1')
  expect(flip.closest('[hidden]')).not.toBeNull()
  fireEvent.click(screen.getByTestId('approval-more'))
  expect(flip.closest('[hidden]')).toBeNull()
  fireEvent.click(screen.getByTestId('approval-more'))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'f' })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'flip', step: 0 } }])
})

test('Enter on the panel itself approves nothing', async () => {
  const { decisions } = await open()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Enter' })
  expect(decisions()).toEqual([])
})

test('a decision that could not be taken is told, and can be taken again', async () => {
  const { app, bridge, decisions } = await open()
  bridge.answer('app:approval:decide', () => err(failure('agent/no-such-question')))
  fireEvent.click(screen.getByTestId('approve-all'))
  await act(settle)
  expect(app.store.getState().notices[0]?.tone).toBe('problem')
  fireEvent.click(screen.getByTestId('reject'))
  expect(decisions()).toHaveLength(2)
})

test('it is announced at once', async () => {
  const { app } = await open()
  expect(app.store.getState().announcements.at(-1)).toMatchObject({
    urgency: 'assertive',
    text: expect.stringContaining('Trim the first 10 seconds'),
  })
})

test('a step can be left out or turned round', async () => {
  const steps = makeApproval().steps.map((step, index) => ({ ...step, flip: index === 0 ? 'Trim' : null }))
  const { decisions } = await open({ steps })
  expect([screen.getByTestId('flip-step-1').textContent, screen.queryByTestId('flip-step-2')]).toEqual([
    'Trim it instead',
    null,
  ])
  fireEvent.click(screen.getByTestId('leave-out-step-2'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'leaveOut', step: 1 } }])
})

test('editing sends only what was changed', async () => {
  const { decisions } = await open()
  fireEvent.click(screen.getByTestId('edit-step-2'))
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: '1:28' } })
  fireEvent.click(screen.getByTestId('save-step-2'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'edit', step: 1, range: { start: 85, end: 88 } } }])
})

test('a value is changed within its limits', async () => {
  const { decisions } = await open()
  fireEvent.click(screen.getByTestId('edit-step-2'))
  const field = screen.getByTestId('value-duration')
  fireEvent.change(field, { target: { value: '400' } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByTestId('save-step-2'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'edit', step: 1, values: { duration: 60 } } }])
})

test('a time that is none is said to be so and not sent, and Escape only leaves the editing', async () => {
  const { decisions } = await open()
  fireEvent.click(screen.getByTestId('edit-step-1'))
  const field = screen.getByRole('textbox', { name: 'To' })
  fireEvent.change(field, { target: { value: 'soon' } })
  expect(screen.getByText('Write a time like 1:30 or 90.')).toBeTruthy()
  fireEvent.submit(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([decisions(), screen.queryByRole('form', { name: 'Edit step 1' })]).toEqual([[], null])
})

test('allowing it for the session is offered where it may be, and sent with the yes', async () => {
  const { decisions } = await open({
    steps: makeApproval().steps.map((step) => ({ ...step, mayAllow: step.index === 1 })),
  })
  fireEvent.click(screen.getByTestId('approval-more'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Don’t ask for Fade out again in this session' }))
  fireEvent.click(screen.getByTestId('approve-all'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'approve', allow: 'session' } }])
  cleanup()
  await open({ steps: makeApproval().steps.map((step) => ({ ...step, mayAllow: false })) })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('what is not asked any more is shown, and can be asked again', async () => {
  const window = await makeWindow({ conversation: { allowed: [{ tool: 'apply_amplify', title: 'Amplify' }] } })
  renderIn(window, <AllowedKinds />)
  expect(screen.getByRole('list', { name: 'Done without asking in this session:' }).textContent).toBe(
    'AmplifyAsk again',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ask again before Amplify' }))
  expect(window.bridge.inputs('app:approval:disallow')).toEqual([{ tool: 'apply_amplify' }])
})

test('in the panel a letter is a verb: of the step with the focus, else of the first that has it', async () => {
  const { decisions } = await open()
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
