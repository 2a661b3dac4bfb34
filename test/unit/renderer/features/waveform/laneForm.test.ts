import { expect, test, vi } from 'vitest'
import { createTurningForm } from '../../../../../renderer/features/waveform/laneForm.ts'

/** A frame with time for one. */
const frame = () => {
  let isSpent = false
  return { left: () => !isSpent, leftAtWorst: () => true, spend: () => void (isSpent = true) }
}
const all = { spectrograms: new Set(['a', 'b', 'c']) }

test('lanes that are all asked to be spectrograms turn one a frame', () => {
  const turned: string[] = []
  const forms = ['a', 'b', 'c'].map((id) => createTurningForm(id, 'waveform', (form) => turned.push(`${id} ${form}`)))
  const turnAll = () => {
    const budget = frame()
    return forms.map((form) => form.turn(all, budget))
  }
  expect(turnAll()).toEqual(['done', 'waits', 'waits'])
  expect(turned).toEqual(['a spectrogram'])
  expect(forms.map((form) => form.now())).toEqual(['spectrogram', 'waveform', 'waveform'])
  expect(turnAll()).toEqual(['done', 'done', 'waits'])
  expect(turnAll()).toEqual(['done', 'done', 'done'])
  expect(turned).toEqual(['a spectrogram', 'b spectrogram', 'c spectrogram'])
})

test('what a lane shows already takes nothing of the frame', () => {
  const onTurn = vi.fn()
  const budget = frame()
  expect(createTurningForm('a', 'spectrogram', onTurn).turn(all, budget)).toBe('done')
  expect(createTurningForm('d', 'waveform', onTurn).turn(all, budget)).toBe('done')
  expect([onTurn.mock.calls.length, budget.left()]).toEqual([0, true])
})
