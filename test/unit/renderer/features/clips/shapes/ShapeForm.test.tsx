// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShapeForm } from '../../../../../../renderer/features/clips/shapes/ShapeForm.tsx'
import { makeProjectView } from '../../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn, settle } from '../../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

async function open(more: object) {
  const view = makeProjectView()
  const [track] = view.tracks
  const clip = { id: 'a', name: 'Take', start: 0, end: 20, ...more }
  const window = await makeWindow({ project: { ...view, tracks: [{ ...track, clips: [clip] }] } as never })
  const anchor = { current: document.body.appendChild(document.createElement('div')) }
  renderIn(window, <ShapeForm anchor={anchor} />)
  act(() => window.app.store.getState().setShapingClip('a'))
  const apply = async () => {
    fireEvent.click(screen.getByTestId('clip-shape-apply'))
    await act(settle)
    return window.bridge.inputs('app:edit:apply')
  }
  return { apply }
}

test('the curve of a fade is chosen by name, and sent with its length', async () => {
  const { apply } = await open({ fadeIn: { length: 2, curve: 'linear' } })
  const curve = screen.getByTestId('clip-fade-in-curve')
  expect([...curve.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'linear',
    'equal power',
    'exponential',
    'logarithmic',
    'S-curve',
  ])
  fireEvent.change(curve, { target: { value: 'sCurve' } })
  expect(await apply()).toEqual([{ kind: 'fadeClip', clipId: 'a', edge: 'start', length: 2, curve: 'sCurve' }])
})

test('the curve of a fade that is not there changes nothing', async () => {
  const { apply } = await open({})
  fireEvent.change(screen.getByTestId('clip-fade-out-curve'), { target: { value: 'exponential' } })
  expect(await apply()).toEqual([])
})
