// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isPossible, listActions } from '../../../../renderer/app/actions.ts'
import { shortcuts } from '../../../../renderer/store/shortcuts.ts'
import { makeTools } from '../../../support/window/makeTools.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'
import { textsFor } from '../../../../shared/texts/index.ts'

const english = textsFor('en', 'en')
const actions = listActions(makeTools(), english)

test('every tool is in a menu, once, under its own name or as a command of the window', () => {
  const ids = actions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const effects = makeTools().filter(({ group }) => group === 'effects')
  expect(
    actions
      .filter(({ menu, id }) => menu === 'Effect' && id !== 'repeatEffect')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(effects.map(({ name }) => name).toSorted())
})

test('a tool that is not there yet when the window is made is in the menu of its group', () => {
  const [known] = makeTools().filter(({ name }) => name === 'apply_echo')
  if (known === undefined) throw new Error('there is no echo')
  const [action] = listActions([{ ...known, name: 'apply_wah', title: 'Wah' }], english).filter(
    ({ id }) => id === 'apply_wah',
  )
  expect([action?.menu, action?.section, action?.title]).toEqual(['Effect', 'Special', 'Wah…'])
})

test('every key belongs to something that can be chosen', () => {
  const known = new Set([...actions.map(({ id }) => id), 'deleteOrPalette'])
  expect(shortcuts.filter(({ action }) => !known.has(action))).toEqual([])
})

test('what needs a selection is possible only with one', async () => {
  const { app } = await makeWindow()
  const cut = actions.find(({ id }) => id === 'split_cut')
  if (cut === undefined) throw new Error('there is no split cut')
  expect(isPossible(cut, app.store.getState())).toBe(false)
  const chosen = await makeWindow({ project: { selection: { start: 1, end: 2 } } })
  expect(isPossible(cut, chosen.app.store.getState())).toBe(true)
})
