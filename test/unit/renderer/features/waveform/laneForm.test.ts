import { expect, test, vi } from 'vitest'
import { createTurningForm } from '../../../../../renderer/features/waveform/laneForm.ts'

/** A frame that may be spent once. */
const frame = () => {
  let spent = 0
  return { left: () => spent < 1, leftAtWorst: () => true, spend: (share = 1) => void (spent += share) }
}
const all = { spectrograms: new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g']) }

test('lanes that are all asked to be spectrograms turn three a frame', () => {
  const turned: string[] = []
  const names = [...all.spectrograms]
  const forms = names.map((id) => createTurningForm(id, 'waveform', (form) => turned.push(`${id} ${form}`)))
  const turnAll = () => {
    const budget = frame()
    return forms.map((form) => form.turn(all, budget)).filter((how) => how === 'waits').length
  }
  expect(turnAll()).toBe(4)
  expect(turned).toEqual(['a spectrogram', 'b spectrogram', 'c spectrogram'])
  expect(forms.map((form) => form.now()).lastIndexOf('spectrogram')).toBe(2)
  expect(turnAll()).toBe(1)
  expect(turnAll()).toBe(0)
  expect(turned).toEqual(names.map((id) => `${id} spectrogram`))
})

test('a lane does not turn in a frame in which a picture was drawn', () => {
  const budget = frame()
  budget.spend()
  expect(createTurningForm('a', 'waveform', () => undefined).turn(all, budget)).toBe('waits')
})

test('what a lane shows already takes nothing of the frame', () => {
  const onTurn = vi.fn()
  const budget = frame()
  expect(createTurningForm('a', 'spectrogram', onTurn).turn(all, budget)).toBe('done')
  expect(createTurningForm('z', 'waveform', onTurn).turn(all, budget)).toBe('done')
  expect([onTurn.mock.calls.length, budget.left()]).toEqual([0, true])
})
