import type { FromWindow, WindowAnswer } from '../../../shared/schemas/windowSound.ts'
import type { Windows } from '../codecs/window/windows.ts'
import type { WindowRequest } from '../contract.ts'

/** So long a window may say nothing before it is given up; one that is busy says so. */
const silentMs = 60_000

/** Files that windows are asked to decode, each by a number, and what comes of them. */
export interface WindowRequests extends Windows {
  onRequest(listener: (request: WindowRequest) => void): void
  /** Answers when what came before is taken: so the window waits while nobody reads. */
  take(id: number, came: FromWindow): Promise<WindowAnswer>
}

interface Open {
  readonly came: FromWindow[]
  /** Those who brought what waits behind the first. */
  readonly waiting: ((answer: WindowAnswer) => void)[]
  wake: (() => void) | null
}

export function createWindowRequests(patience = silentMs): WindowRequests {
  const listeners: ((request: WindowRequest) => void)[] = []
  const open = new Map<number, Open>()
  let count = 0
  const tell = (request: WindowRequest): void => listeners.forEach((listener) => listener(request))

  const next = async (id: number): Promise<FromWindow | 'silent'> => {
    const file = open.get(id)
    if (file === undefined) return 'silent'
    if (file.came.length === 0) await heardOrSilent(file, patience)
    const first = file.came.shift()
    if (first === undefined) return 'silent'
    file.waiting.shift()?.('more')
    return first
  }
  const close = (id: number): void => {
    const file = open.get(id)
    if (file === undefined) return
    open.delete(id)
    for (const answer of file.waiting) answer('over')
    file.wake?.()
    tell({ kind: 'over', id })
  }
  return {
    onRequest: (listener) => void listeners.push(listener),
    ask: (path) => {
      const id = ++count
      open.set(id, { came: [], waiting: [], wake: null })
      tell({ kind: 'decode', id, path })
      return { next: async () => next(id), close: () => close(id) }
    },
    take: (id, what) =>
      new Promise((answer) => {
        const file = open.get(id)
        if (file === undefined) return answer('over')
        file.came.push(what)
        // One is on its way while another is being kept.
        if (file.came.length === 1) answer('more')
        else file.waiting.push(answer)
        file.wake?.()
      }),
  }
}

async function heardOrSilent(file: Open, patience: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, patience)
    late.unref()
    file.wake = () => {
      clearTimeout(late)
      resolve()
    }
  })
  file.wake = null
}
