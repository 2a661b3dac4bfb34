import { expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import type { Renderer, Renderers } from '../../../../../electron/engine/rendering/renderers.ts'
import type { RenderTask } from '../../../../../electron/engine/rendering/renderTask.ts'
import { renderTasks } from '../../../../../electron/engine/rendering/renderTasks.ts'

const task: RenderTask = {
  effect: { name: 'plain', params: {} },
  format: { sampleRate: 8000, channels: 1 },
  input: 1 << 20,
  read: () => undefined,
  leadIn: 0,
  length: 1 << 20,
  at: 0,
  like: [],
}

const never = async (): Promise<never> => new Promise(() => undefined)

/** Renderers whose threads are in the middle of something that never ends, and what was asked of them. */
function stuck(how: Partial<Renderer> & { readonly opening?: Promise<void> }) {
  const asked: string[] = []
  const renderers: Renderers = {
    concurrency: 1,
    sideBySide: () => false,
    open: async () => {
      await how.opening
      return {
        process: never,
        finish: never,
        close: () => void asked.push('close'),
        abandon: () => void asked.push('abandon'),
        ...how,
      }
    },
    close: () => undefined,
  }
  return { renderers, asked }
}

function begin(renderers: Renderers) {
  const abort = new AbortController()
  const done = renderTasks(
    {
      store: memoryBlockStore(),
      renderers,
      signal: abort.signal,
      report: () => undefined,
      pause: async () => new Promise(setImmediate),
    },
    [task],
  )
  return { done, cancel: () => abort.abort() }
}

const settle = async () => new Promise((resolve) => setTimeout(resolve, 20))
const cancelled = { ok: false, error: { code: 'engine/cancelled' } }

it('is cancelled without waiting for what a thread has begun, and gives that up', async () => {
  const { renderers, asked } = stuck({})
  const { done, cancel } = begin(renderers)
  await settle()
  cancel()
  expect(await done).toMatchObject(cancelled)
  expect(asked).toEqual(['abandon'])
})

it('does not wait for the rest of an effect either', async () => {
  const { renderers, asked } = stuck({ process: async () => ({ blocks: [], rows: [] }) })
  const { done, cancel } = begin(renderers)
  await settle()
  cancel()
  expect(await done).toMatchObject(cancelled)
  expect(asked).toEqual(['abandon'])
})

it('gives up what opens after it was cancelled', async () => {
  let open: () => void = () => undefined
  const { renderers, asked } = stuck({ opening: new Promise((resolve) => (open = resolve)) })
  const { done, cancel } = begin(renderers)
  await settle()
  cancel()
  expect(await done).toMatchObject(cancelled)
  expect(asked).toEqual([])
  open()
  await settle()
  expect(asked).toEqual(['abandon'])
})

it('closes what has given everything', async () => {
  const nothing = { blocks: [], rows: [] }
  const { renderers, asked } = stuck({ process: async () => nothing, finish: async () => nothing })
  expect((await begin(renderers).done).ok).toBe(true)
  expect(asked).toEqual(['close'])
})
