import type { Rnnoise } from '@shiguredo/rnnoise-wasm'
import { once } from '../../../../shared/once.ts'
import { isBody, kernelBody, withBody } from '../../kernels/index.ts'

/** What is used of the platform's WebAssembly; Node's types leave it to the DOM's. */
interface Compiler {
  instantiate: (this: void, code: unknown, imports?: unknown) => Promise<unknown>
}

/** The function that computes a layer (`compute_linear_c`) in the package's version, by what it is made of. */
const layerBody = {
  length: 4531,
  sha256: 'dbf6ab6b0d262439fbe9dc316767d4f44c74f22cf15afb246d86864d501110a7',
} as const

/**
 * Nine tenths of RNNoise's time are matrices times vectors, which the package computes number by number. A kernel in
 * vectors takes the place of that function; what it gives is the same to the bit. Null for any other code: what another
 * version of the package has stays as it is.
 */
export function withQuickLayers(code: Uint8Array): Uint8Array | null {
  return withBody(code, isBody(layerBody), kernelBody('computeLayer'))
}

/** The library, loaded once a thread. */
export const loadRnnoise = once(async (): Promise<Rnnoise> => {
  const { Rnnoise } = await import('@shiguredo/rnnoise-wasm')
  const { WebAssembly: compiler } = globalThis as unknown as { readonly WebAssembly: Compiler }
  const { instantiate } = compiler
  // Its loader runs only where it finds the global of a browser's worker, which it never uses.
  const isThere = 'WorkerGlobalScope' in globalThis
  if (!isThere) Reflect.set(globalThis, 'WorkerGlobalScope', Object)
  // Its code is within its loader.
  compiler.instantiate = async (code, imports) =>
    instantiate((code instanceof Uint8Array ? withQuickLayers(code) : null) ?? code, imports)
  try {
    return await Rnnoise.load()
  } finally {
    compiler.instantiate = instantiate
    if (!isThere) Reflect.deleteProperty(globalThis, 'WorkerGlobalScope')
  }
})
