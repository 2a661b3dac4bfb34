import { ensureKernels } from '../../../scripts/kernels.mjs'

/** Once, before the tests: the engine reads its kernels from build/. */
export async function setup(): Promise<void> {
  await ensureKernels()
}
