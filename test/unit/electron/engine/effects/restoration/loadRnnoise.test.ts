import type { Rnnoise } from '@shiguredo/rnnoise-wasm'
import { expect, it, vi } from 'vitest'
import { loadRnnoise, withQuickLayers } from '../../../../../../electron/engine/effects/restoration/loadRnnoise.ts'
import { random } from '../../../../../support/signals.ts'

interface Compiler {
  instantiate(code: Uint8Array, imports?: unknown): Promise<unknown>
}
const compiler = (globalThis as unknown as { readonly WebAssembly: Compiler }).WebAssembly

/** The package as it comes, and its code. */
async function loadPlain(): Promise<{ library: Rnnoise; code: Uint8Array }> {
  const { Rnnoise } = await import('@shiguredo/rnnoise-wasm')
  vi.stubGlobal('WorkerGlobalScope', Object)
  const compile = vi.spyOn(compiler, 'instantiate')
  try {
    return { library: await Rnnoise.load(), code: compile.mock.calls[0]?.[0] as Uint8Array }
  } finally {
    compile.mockRestore()
    vi.unstubAllGlobals()
  }
}

/** Something like speech with pauses in noise, and now and then what no recording has. */
function* frames(size: number): Generator<Float32Array> {
  const next = random(7)
  for (let count = 0; count < 300; count++) {
    const loud = count % 60 < 35 ? 9000 : 40
    const tone = (i: number) => Math.sin((count * size + i) * 0.03 * (1 + 0.2 * Math.sin(count / 9)))
    yield Float32Array.from({ length: size }, (_, i) => loud * tone(i) ** 3 + (next() - 0.5) * 900)
  }
  yield new Float32Array(size)
  yield new Float32Array(size).fill(32_767)
  yield Float32Array.from({ length: size }, () => (next() - 0.5) * 65_000)
}

it('computes the layers of the package in vectors, and the very same sound', async () => {
  const plain = await loadPlain()
  const quick = await loadRnnoise()

  const quicker = withQuickLayers(plain.code)
  expect(quicker).not.toBeNull()
  expect(quicker?.length).not.toBe(plain.code.length)

  const [one, other] = [plain.library.createDenoiseState(), quick.createDenoiseState()]
  for (const frame of frames(quick.frameSize)) {
    const [expected, made] = [frame.slice(), frame.slice()]
    const [speech, heard] = [one.processFrame(expected), other.processFrame(made)]
    expect(heard).toBe(speech)
    expect(Buffer.from(made.buffer).equals(Buffer.from(expected.buffer))).toBe(true)
  }
  expect(new Set(Object.keys(globalThis)).has('WorkerGlobalScope')).toBe(false)
})

it('leaves other code as it is', async () => {
  const { code } = await loadPlain()
  const quicker = withQuickLayers(code) as Uint8Array

  expect(withQuickLayers(quicker)).toBeNull()
  expect(withQuickLayers(code.subarray(0, 8))).toBeNull()
})
