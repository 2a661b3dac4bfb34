// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StepNote } from '../../../../../../renderer/features/approvals/steps/StepNote.tsx'
import type { ApprovalStep } from '../../../../../../shared/schemas/conversation.ts'
import { makeApproval } from '../../../../../support/window/makeApproval.ts'
import { renderAlone } from '../../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const note: NonNullable<ApprovalStep['note']> = {
  text: '0:20 plosive',
  state: 'open',
  question: 'What is to be done at 0:20?',
  answers: [{ label: 'Delete 0:20–0:21', say: 'delete from 0:20 to 0:21' }],
  moved: -2,
}

function open(change: Partial<typeof note> | null = {}, isSent = false) {
  const onDecide = vi.fn()
  const [, step] = makeApproval().steps
  if (step === undefined) throw new Error('no step')
  const shown = change === null ? step : { ...step, note: { ...note, ...change } }
  renderAlone(<StepNote step={shown} isSent={isSent} onDecide={onDecide} />)
  return onDecide
}

test('a step that stands for no note shows nothing', () => {
  open(null)
  expect(screen.queryByRole('group')).toBeNull()
})

test('the line and its question stand beside the step, and one press answers it', () => {
  const onDecide = open()
  expect(screen.getByTestId('note-2').textContent).toBe('0:20 plosive')
  expect(screen.getByText('What is to be done at 0:20?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete 0:20–0:21' }))
  expect(onDecide.mock.calls).toEqual([[{ verb: 'reword', step: 1, say: 'delete from 0:20 to 0:21' }]])
})

test('a line can be said in other words, which are sent without the spaces around', () => {
  const onDecide = open({ state: 'read', question: null, answers: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Say it otherwise' }))
  const field = screen.getByRole('textbox', { name: 'What is to be done there' })
  expect(document.activeElement).toBe(field)
  fireEvent.submit(field)
  expect(onDecide).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: ' split ' } })
  fireEvent.submit(field)
  expect(onDecide.mock.calls).toEqual([[{ verb: 'reword', step: 1, say: 'split' }]])
})

test('nothing can be pressed while an answer is on its way', () => {
  open({}, true)
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
})
