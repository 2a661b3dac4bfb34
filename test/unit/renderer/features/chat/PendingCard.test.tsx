// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PendingCard } from '../../../../../renderer/features/chat/PendingCard.tsx'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const [first] = makeApproval().steps
if (!first) throw new Error('the approval has no step')

async function open(change: object, text: string) {
  const window = await makeWindow()
  const { container } = renderIn(window, <PendingCard approval={makeApproval(change)} text={text} />)
  return container.textContent
}

test('what waits is told in short, without the question: it is decided below the tracks', async () => {
  const said = await open({ steps: [first], after: 90.04 }, `${first.sentence}. 1:40 → 1:30.\nShall I go ahead?`)
  expect(said).toBe(`${first.sentence}1:40  becomes  1:30Waiting for you below the tracks`)
})

test('several steps are a list, long ones only begin it', async () => {
  const steps = Array.from({ length: 8 }, (_, index) => ({ ...first, index, sentence: `Step ${index}` }))
  const said = await open({ steps, after: 100 }, '1. Step 0.\n2. Step 1.')
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(said).toContain('and 2 more steps')
})

test('what was answered before it comes to what waits is said', async () => {
  const said = await open(
    { steps: [first] },
    `I can't answer that. This still waits: ${first.sentence}. Shall I go ahead?`,
  )
  expect(said).toMatch(/^I can't answer that\. This still waits:Delete/u)
})

test('its press leads to the first value of what waits', async () => {
  const dock = document.createElement('div')
  dock.className = 'approval'
  dock.innerHTML = '<button class="sentence-chip">0:10</button>'
  document.body.append(dock)
  await open({ steps: [first] }, first.sentence)
  fireEvent.click(screen.getByTestId('pending-go'))
  expect(document.activeElement?.textContent).toBe('0:10')
  dock.remove()
})
