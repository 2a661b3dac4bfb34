import { expect, test } from 'vitest'
import { requestIds } from '../../../../../electron/cli/edit/requestIds.ts'

test('ids of one run differ, and those of a later run too', () => {
  const [first, later] = [requestIds(1000), requestIds(1001)]
  const ids = [first(), first(), first(), later(), later()]
  expect(new Set(ids).size).toBe(ids.length)
})
