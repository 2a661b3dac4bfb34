import { expect, test } from 'vitest'
import { askForPauses } from '../../../../renderer/store/pauses.ts'
import { makeWindow, settle } from '../../../support/window/makeWindow.tsx'

async function open(answer: (address: string) => Response) {
  const { app } = await makeWindow()
  const { store } = app
  store.getState().setPauses({ revision: null, of: new Map() })
  const asked: string[] = []
  const get = async (address: string) => {
    asked.push(address)
    return answer(address)
  }
  return { asked, store, ask: () => askForPauses(app, get) }
}

test('each track with sound is asked for once, one behind the other', async () => {
  const { asked, store, ask } = await open(() => new Response(Float64Array.of(1, 2)))
  ask()
  ask()
  expect(asked).toHaveLength(1)
  const { project } = store.getState()
  const tracks = project?.tracks.filter(({ clips }) => clips.length > 0).map(({ id }) => id) ?? []
  await expect.poll(() => [...store.getState().pauses.of.keys()]).toEqual(tracks)
  expect(asked).toEqual(tracks.map((id) => `/pauses?track=${id}&rev=${project?.contentRevision}`))
  expect([...(store.getState().pauses.of.get(tracks[0] ?? '') ?? [])]).toEqual([1, 2])
})

test('an answer about what is not asked for any more is left', async () => {
  const { store, ask } = await open(() => new Response(Float64Array.of(1, 2)))
  ask()
  store.getState().setPauses({ revision: 99, of: new Map() })
  await settle()
  await settle()
  expect(store.getState().pauses).toEqual({ revision: 99, of: new Map() })
})

test('what is refused is told, and not asked for at every move', async () => {
  const { asked, store, ask } = await open(() => new Response('no', { status: 400 }))
  ask()
  await expect
    .poll(() =>
      store
        .getState()
        .notices.map(({ text }) => text)
        .join(' '),
    )
    .toContain('(no)')
  ask()
  expect(asked).toHaveLength(1)
})
