import { expect, test } from 'vitest'
import { previewPlace } from '../../../../../../renderer/features/tools/preview/previewPlace.ts'
import { makeProjectView } from '../../../../../support/window/fakeBridge.ts'

const base = makeProjectView({ duration: 100, selection: null, cursor: 0 })

test('a tool is heard from the cursor on, for eight seconds, within what it works on', () => {
  expect(previewPlace({ ...base, cursor: 40 })).toEqual({ start: 40, end: 48 })
  expect(previewPlace({ ...base, selection: { start: 10, end: 14 }, cursor: 40 })).toEqual({ start: 10, end: 14 })
  expect(previewPlace({ ...base, duration: 0 })).toBeNull()
})

test('a loop is what is heard, where it lies in what the tool works on', () => {
  const looped = (start: number, end: number) => ({ ...base.transport, region: { start, end } })
  expect(previewPlace({ ...base, transport: looped(20, 30) })).toEqual({ start: 20, end: 30 })
  expect(previewPlace({ ...base, transport: looped(20, 95) })).toEqual({ start: 20, end: 50 })
  const selection = { start: 0, end: 10 }
  expect(previewPlace({ ...base, selection, transport: looped(20, 30) })).toEqual({ start: 0, end: 8 })
})
