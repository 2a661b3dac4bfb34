// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Composer } from '../../../../../renderer/features/chat/Composer.tsx'
import { renderAlone } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

function open(props: Partial<Parameters<typeof Composer>[0]> = {}) {
  const onSend = vi.fn()
  const onCancel = vi.fn()
  renderAlone(<Composer said={['first', 'second']} activity={null} onSend={onSend} onCancel={onCancel} {...props} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  return {
    onSend,
    onCancel,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    press: (key: string, change = {}) => fireEvent.keyDown(field, { key, ...change }),
  }
}

test('Enter sends without the spaces around and empties the field', () => {
  const { onSend, field, type, press } = open()
  type('  trim it  ')
  press('Enter')
  expect(onSend.mock.calls).toEqual([['trim it']])
  expect(field.value).toBe('')
})

test('the button sends, too, and leaves the focus in the field: a yes or a correction is typed there', () => {
  const { field, type, onSend } = open()
  type('trim it')
  screen.getByTestId('chat-send').focus()
  fireEvent.click(screen.getByTestId('chat-send'))
  expect(onSend.mock.calls).toEqual([['trim it']])
  expect(document.activeElement).toBe(field)
})

test('Shift and Enter do not send, nor does an empty field', () => {
  const { onSend, type, press } = open()
  press('Enter')
  type('line')
  press('Enter', { shiftKey: true })
  expect(onSend).not.toHaveBeenCalled()
})

test('the arrows go through what was said before', () => {
  const { field, press } = open()
  press('ArrowUp')
  expect(field.value).toBe('second')
  press('ArrowUp')
  press('ArrowUp')
  expect(field.value).toBe('first')
  press('ArrowDown')
  expect(field.value).toBe('second')
  press('ArrowDown')
  expect(field.value).toBe('')
})

test('the up arrow leaves a text alone that is being typed', () => {
  const { field, type, press } = open()
  type('half a sen')
  press('ArrowUp')
  expect(field.value).toBe('half a sen')
})

test('what runs can be cancelled, and the field stays open', () => {
  const { onCancel, field } = open({ activity: 'running' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the request' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(field.disabled).toBe(false)
})

test('Escape stops what goes on, and what is being written stays', () => {
  const { onCancel, field, type, press } = open({ activity: 'running' })
  type('then fade out')
  press('Escape')
  expect([onCancel.mock.calls.length, field.value]).toEqual([1, 'then fade out'])
  cleanup()
  const idle = open()
  idle.press('Escape')
  expect(idle.onCancel).not.toHaveBeenCalled()
})

test('a text from elsewhere goes into the field, behind what is there, and is sent only by the person', () => {
  const onDraftTaken = vi.fn()
  const { onSend, field, press } = open({ draft: '0:31 cough\n0:40 split', onDraftTaken })
  expect(field.value).toBe('0:31 cough\n0:40 split')
  expect(onDraftTaken).toHaveBeenCalledOnce()
  expect(onSend).not.toHaveBeenCalled()
  press('Enter')
  expect(onSend.mock.calls).toEqual([['0:31 cough\n0:40 split']])
})

test('the empty field says what is waited for', () => {
  const placeholders = ([null, 'decision', 'answer'] as const).map((waitsFor) => {
    const { placeholder } = open({ waitsFor }).field
    cleanup()
    return placeholder
  })
  expect(placeholders).toEqual(['Say what to change', '“Yes”, or what to do instead', 'Your answer, or something else'])
})
