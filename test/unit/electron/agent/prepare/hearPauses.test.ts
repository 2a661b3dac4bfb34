import { expect, test } from 'vitest'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { hearPauses } from '../../../../../electron/agent/prepare/hearPauses.ts'
import { makeView } from '../../../../support/makeView.ts'

const view = makeView({ tracks: { Host: [['a', 5, 60]], Guest: [['b', 0, 40]], Empty: [] } })
const [host, guest, empty] = ['t-Host', 't-Guest', 't-Empty'] as const

const silent: Readonly<Record<string, readonly RangeView[]>> = {
  [host]: [
    { start: 0, end: 6 },
    { start: 20, end: 24 },
    { start: 50, end: 52 },
  ],
  [guest]: [
    { start: 10, end: 12 },
    { start: 21, end: 23 },
    { start: 23.7, end: 25 },
    { start: 40, end: 60 },
  ],
}

const hears = {
  analyse: async ({ trackIds }: { readonly trackIds: readonly string[] }) =>
    ok({ kind: 'silences' as const, silences: silent[trackIds[0] ?? ''] ?? [] }),
} as unknown as Parameters<typeof hearPauses>[0]

async function pauses(ids: readonly string[] | null): Promise<readonly RangeView[]> {
  const heard = await hearPauses(hears, view)
  if (!heard.ok) throw new Error('nothing was heard')
  return heard.value(ids)
}

test('of one track: what lies before its sound and behind it is none', async () => {
  expect(await pauses([host])).toEqual([
    { start: 5, end: 6 },
    { start: 20, end: 24 },
    { start: 50, end: 52 },
  ])
  expect(await pauses([guest])).toEqual([
    { start: 10, end: 12 },
    { start: 21, end: 23 },
    { start: 23.7, end: 25 },
  ])
})

test('of several tracks: where all of them pause, for as long as counts', async () => {
  const both = [
    { start: 21, end: 23 },
    { start: 50, end: 52 },
  ]
  expect(await pauses([host, guest])).toEqual(both)
  expect(await pauses(null)).toEqual(both)
})

test('an empty track has none, and stands in nobody’s way', async () => {
  expect(await pauses([empty])).toEqual([])
  expect(await pauses([host, empty])).toEqual(await pauses([host]))
})

test('what can’t be heard is said', async () => {
  const deaf = { analyse: async () => err(failure('agent/cancelled')) }
  expect(await hearPauses(deaf as unknown as Parameters<typeof hearPauses>[0], view)).toMatchObject({
    ok: false,
    error: { code: 'agent/cancelled' },
  })
})
