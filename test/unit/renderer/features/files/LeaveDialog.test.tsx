// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LeaveDialog } from '../../../../../renderer/features/files/LeaveDialog.tsx'
import { openListed } from '../../../../../renderer/features/files/listedProjects.ts'
import { commands } from '../../../../../renderer/store/commands.ts'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const waiting = { state: 'awaitingApproval', approval: makeApproval() } as const

test('a new project is asked about where something waits, and made when it may', async () => {
  const window = await makeWindow({ conversation: waiting })
  renderIn(window, <LeaveDialog />)
  act(() => commands.newProject(window.app))
  expect(screen.getByRole('alertdialog').textContent).toContain(makeApproval().request)
  expect(window.bridge.inputs('app:project:new')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  expect([screen.queryByRole('alertdialog'), window.bridge.inputs('app:project:new').length]).toEqual([null, 0])
  act(() => commands.newProject(window.app))
  fireEvent.submit(screen.getByTestId('leave-go'))
  expect([screen.queryByRole('alertdialog'), window.bridge.inputs('app:project:new').length]).toEqual([null, 1])
})

test('another project and the demo are asked about as well, a question as an approval', async () => {
  const question = { id: 'q', kind: 'clarify' as const, text: 'Which part?', answers: [] }
  const window = await makeWindow({ files: 'native', conversation: { state: 'clarifying', question } })
  renderIn(window, <LeaveDialog />)
  const ways = [
    () => openListed(window.app, 'a'),
    () => commands.openProject(window.app),
    () => commands.openDemo(window.app),
  ]
  for (const go of ways) {
    act(go)
    expect(screen.getByRole('alertdialog').textContent).toContain('Which part?')
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  }
  expect(window.bridge.calls).toEqual([])
})

test('where nothing waits nobody is asked', async () => {
  const window = await makeWindow()
  renderIn(window, <LeaveDialog />)
  act(() => commands.newProject(window.app))
  expect([screen.queryByRole('alertdialog'), window.bridge.inputs('app:project:new').length]).toEqual([null, 1])
})
