import { expect, test } from 'vitest'
import { clashOf, listKeyRows, resetKeys, withKeys, withoutKeys } from '../../../../../renderer/app/keys/keyRows.ts'
import { makeTools } from '../../../../support/window/makeTools.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

test('every action can have keys, also what has none yet', () => {
  const rows = listKeyRows(makeTools(), textsFor('en', 'en'), { split: ['F7'] })
  const of = (action: string) => rows.find((row) => row.action === action)
  expect(of('split')).toMatchObject({ keys: ['F7'], isOwn: true, menu: 'Edit' })
  expect(of('apply_reverb')).toMatchObject({ keys: [], isOwn: false })
  expect(of('redo')?.keys).toEqual(['Mod+Shift+Z', 'Mod+Y'])
  expect(new Set(rows.map(({ action }) => action)).size).toBe(rows.length)
})

test('keys that somebody has, or that the window needs, clash; those of the action itself do not', () => {
  expect(clashOf('Mod+T', 'split', {})).toEqual({ kind: 'taken', action: 'trim' })
  expect(clashOf('Mod+T', 'split', { trim: [] })).toBeNull()
  expect(clashOf('Mod+I', 'split', {})).toBeNull()
  expect(clashOf('Tab', 'split', {})).toMatchObject({ kind: 'fixed' })
})

test('new keys come in the place of the old ones, or beside them, and are taken from whoever had them', () => {
  expect(withKeys({}, 'split', 'Mod+I', 'F7')).toEqual({ split: ['F7'] })
  expect(withKeys({}, 'split', null, 'F7')).toEqual({ split: ['Mod+I', 'F7'] })
  expect(withKeys({}, 'split', 'Mod+I', 'Mod+Y')).toEqual({ split: ['Mod+Y'], redo: ['Mod+Shift+Z'] })
  expect(withoutKeys({ apply_reverb: ['F7'] }, 'apply_reverb', 'F7')).toEqual({})
})

test("the usual keys come back, also from who has them now, and nothing of one's own is kept then", () => {
  const own = withKeys({}, 'split', 'Mod+I', 'Mod+T')
  expect(own).toEqual({ split: ['Mod+T'], trim: [] })
  expect(resetKeys(own, 'trim')).toEqual({ split: [] })
  expect(resetKeys(resetKeys(own, 'trim'), 'split')).toEqual({})
})
