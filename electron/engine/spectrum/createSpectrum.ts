import { setImmediate } from 'node:timers/promises'
import { spectrumRows } from '../../../shared/dsp/spectrumScale.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Spectrum, SpectrumRequest } from '../contract.ts'
import { fromDiskLater } from '../disk/diskFailures.ts'
import { takeTurns } from '../measure/takeTurns.ts'
import type { Project } from '../model/project.ts'
import { spectrumOf, type Transform, transformSize } from './spectrumOf.ts'

interface Shown {
  readonly store: BlockStore
  readonly shown: { readonly project: Project }
}

const columnLimit = 1024

/**
 * Reads spectra one behind the other, with a pause between a few transforms for all else that the thread does. The
 * screen never waits for an answer about a drive: what can't be read is silent.
 */
export function createSpectrum(session: Shown): (request: SpectrumRequest) => Promise<Spectrum> {
  const transforms = new Map<number, Promise<Transform>>()
  let last: Promise<unknown> = Promise.resolve()
  const transformOf = async (size: number): Promise<Transform> => {
    const made = transforms.get(size) ?? makeTransform(size)
    transforms.set(size, made)
    return made
  }
  const read = async ({ columns: wanted, ...request }: SpectrumRequest): Promise<Spectrum> => {
    const columns = Math.max(1, Math.min(columnLimit, Math.floor(wanted)))
    const { project } = session.shown
    const transform = await transformOf(transformSize(project.sampleRate))
    const turns = { signal: new AbortController().signal, pause: async () => setImmediate() }
    const levels = await fromDiskLater(async () =>
      takeTurns(turns, spectrumOf(session.store, project, { ...request, columns }, transform)),
    )
    return { levels: levels.ok ? levels.value : new Int8Array(columns * spectrumRows) }
  }
  return async (request) => {
    const turn = last.then(async () => read(request))
    last = turn.catch(() => undefined)
    return turn
  }
}

async function makeTransform(size: number): Promise<Transform> {
  const { createFourier } = await import('../effects/restoration/createFourier.ts')
  const fourier = await createFourier(size, 2)
  return { fourier, from: fourier.row(), to: fourier.row() }
}
