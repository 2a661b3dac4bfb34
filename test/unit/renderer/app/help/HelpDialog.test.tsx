// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HelpDialog } from '../../../../../renderer/app/help/HelpDialog.tsx'
import { listTopics, readmeSections } from '../../../../../renderer/app/help/topics.ts'
import { sectionOf } from '../../../../../renderer/lib/readMarkdown.ts'
import readme from '../../../../../README.md?raw'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'
import { textsFor } from '../../../../../shared/texts/index.ts'

let topics: ReturnType<typeof listTopics> = []
afterEach(cleanup)
beforeEach(async () => {
  const window = await makeWindow()
  topics = listTopics(window.app.store.getState().tools, textsFor('en', 'en'))
  window.app.store.getState().setDialog({ kind: 'help' })
  renderIn(window, <HelpDialog />)
  // The texts load when they are wanted.
  await screen.findByTestId('help-search', undefined, { timeout: 20_000 })
})

const search = (text: string) => fireEvent.change(screen.getByTestId('help-search'), { target: { value: text } })
const names = () =>
  screen.getAllByRole('listitem').flatMap((one) => one.querySelector('.help-topic')?.textContent ?? [])
const text = () => screen.getByTestId('help-text').textContent

test('it begins with getting started, and every topic has something to read', () => {
  expect(names().slice(0, 2)).toEqual(['Getting started', 'What you can say'])
  expect(text()).toContain('Nothing is ever changed in the files that you open.')
  expect(topics.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  expect(topics.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Models', 'Keyboard', 'Command line', 'Privacy', 'Troubleshooting']),
  )
})

test('a topic that is chosen is shown, with marks of the text as what they mean', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Command line' }))
  expect(text()).toContain('--split-channels')
  expect(text()).not.toMatch(/\*\*|`|\]\(/u)
})

test('what is searched is found in any topic, by row, and by heading with all below it', () => {
  search('codesign nothing of that kind')
  expect(screen.getByText('Nothing is said about that.')).toBeTruthy()
  search('no room on the drive')
  expect(names()).toContain('Troubleshooting')
  fireEvent.click(screen.getByRole('button', { name: 'Troubleshooting' }))
  expect(text()).toContain('Make room and do it again.')
  expect(text()).not.toContain('muted')
  search('ctrl shift p')
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard' }))
  expect(text()).toContain('Ctrl+Shift+P')
})

test('the sections of the README that are parts of it are there', () => {
  expect(readmeSections.filter((section) => (sectionOf(readme, section)?.trim() ?? '') === '')).toEqual([])
})
