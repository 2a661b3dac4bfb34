// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AllowedKinds } from '../../../../../renderer/features/approvals/AllowedKinds.tsx'
import { failure } from '../../../../../shared/failures/index.ts'
import { err } from '../../../../../shared/result.ts'
import { makeConversation } from '../../../../support/window/fakeBridge.ts'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'
import { openApproval } from '../../../../support/window/openApproval.tsx'

afterEach(cleanup)

test('it shows the words, the steps in order, their values and sources, and the new length', async () => {
  await openApproval({ notes: ['The end was moved to the end of the project.'] })
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
  await openApproval({ before: 100, after: 100, trackLengths: [own('Voice'), own('Guest'), own('Room')] })
  const said = screen.getByTestId('approval-length').textContent
  expect(said).toContain('Voice 1:00  becomes  0:50Guest 1:00  becomes  0:50and 1 more track')
  expect(said).toContain('1:40, the project’s length, unchanged')
})

test('what the colours on the waveform say is there in words', async () => {
  await openApproval()
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
  await openApproval()
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
  const { decisions } = await openApproval()
  field.value = 'no, make it 20'
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(decisions()).toEqual([])
  field.value = ''
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'approve' } }])
  field.remove()
})

test('Ctrl+Enter applies with the focus on a button, and does not press it', async () => {
  const { decisions } = await openApproval()
  const more = screen.getByTestId('approval-more')
  more.focus()
  fireEvent.keyDown(more, { key: 'Enter', ctrlKey: true })
  fireEvent.keyUp(more, { key: 'Enter', ctrlKey: true })
  await act(settle)
  expect(more.getAttribute('aria-expanded')).toBe('false')
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'approve' } }])
})

test('all of many tracks are told by their number', async () => {
  const [first] = makeApproval().steps
  if (first === undefined) throw new Error('there is no step')
  const names = 'Voice, Music and Room'
  const sources = [{ what: 'tracks', value: names, source: 'a guess', confidence: 0.5 }]
  const sentence = `Delete 0:00–0:10 from ${names} and close the gap`
  const { app } = await openApproval({ steps: [{ ...first, sentence, sources, tracks: ['Voice', 'Music', 'Room'] }] })
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
  await openApproval({ before: 74.3, after: 50, steps: [{ ...first, regions }] })
  expect(screen.getByTestId('approval-length').textContent).toContain('Removed 0:32.3 in 2 parts')
  cleanup()
  await openApproval({ before: 74.3, after: 60, steps: [{ ...first, regions: [] }] })
  expect(screen.getByTestId('approval-length').textContent).not.toContain('Removed')
})

test('when it goes with the focus in it, the message box has it', async () => {
  const field = document.createElement('textarea')
  field.dataset['testid'] = 'chat-input'
  document.body.append(field)
  const { bridge } = await openApproval()
  screen.getByTestId('reject').focus()
  act(() => bridge.emit('app:conversation:changed', makeConversation()))
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('apply all approves, once', async () => {
  const { decisions } = await openApproval()
  fireEvent.click(screen.getByTestId('approve-all'))
  fireEvent.click(screen.getByTestId('approve-all'))
  await act(settle)
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'approve' } }])
})

test('several asking steps can be stepped through, a single one can not', async () => {
  const { decisions } = await openApproval()
  fireEvent.click(screen.getByTestId('step-through'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'step' } }])
  cleanup()

  await openApproval({ steps: makeApproval().steps.slice(0, 1) })
  expect(screen.queryByTestId('step-through')).toBeNull()
  expect(screen.getByTestId('approve-all').textContent).toBe('ApplyCtrl Enter')
})

test('rejecting sends the reason', async () => {
  const { decisions } = await openApproval()
  fireEvent.click(screen.getByTestId('approval-more'))
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'too much' } })
  fireEvent.click(screen.getByTestId('reject'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'reject', reason: 'too much' } }])
})

test('Escape rejects', async () => {
  const { decisions } = await openApproval()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'reject', reason: '' } }])
})

test('Escape closes what is rarer first, and rejects then', async () => {
  const { decisions } = await openApproval()
  fireEvent.click(screen.getByTestId('approval-more'))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect([decisions(), screen.queryByTestId('reject-reason')]).toEqual([[], null])
  // Who was in the field is where it was opened, and not nowhere.
  expect(document.activeElement).toBe(screen.getByTestId('approval-more'))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'reject', reason: '' } }])
})

test('Enter on the panel itself approves nothing', async () => {
  const { decisions } = await openApproval()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Enter' })
  expect(decisions()).toEqual([])
})

test('a decision that could not be taken is told, and can be taken again', async () => {
  const { app, bridge, decisions } = await openApproval()
  bridge.answer('app:approval:decide', () => err(failure('agent/no-such-question')))
  fireEvent.click(screen.getByTestId('approve-all'))
  await act(settle)
  expect(app.store.getState().notices[0]?.tone).toBe('problem')
  fireEvent.click(screen.getByTestId('reject'))
  expect(decisions()).toHaveLength(2)
})

test('it is announced at once', async () => {
  const { app } = await openApproval()
  expect(app.store.getState().announcements.at(-1)).toMatchObject({
    urgency: 'assertive',
    text: expect.stringContaining('Trim the first 10 seconds'),
  })
})

test('allowing it for the session is offered where it may be, and sent with the yes', async () => {
  const { decisions } = await openApproval({
    steps: makeApproval().steps.map((step) => ({ ...step, mayAllow: step.index === 1 })),
  })
  fireEvent.click(screen.getByTestId('approval-more'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Don’t ask for Fade out again in this session' }))
  fireEvent.click(screen.getByTestId('approve-all'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'approve', allow: 'session' } }])
  cleanup()
  await openApproval({ steps: makeApproval().steps.map((step) => ({ ...step, mayAllow: false })) })
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
