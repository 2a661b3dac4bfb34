import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { quickLibFlac } from './quickLibFlac.ts'

/** What is used of libFLAC, compiled to WebAssembly by the package libflacjs. Pointers and handles are numbers. */
export interface LibFlac {
  readonly memory: { readonly buffer: ArrayBuffer }
  malloc(bytes: number): number
  free(at: number): void
  FLAC__stream_encoder_new(): number
  FLAC__stream_encoder_delete(encoder: number): void
  FLAC__stream_encoder_finish(encoder: number): number
  FLAC__stream_encoder_set_channels(encoder: number, channels: number): number
  FLAC__stream_encoder_set_bits_per_sample(encoder: number, bits: number): number
  FLAC__stream_encoder_set_sample_rate(encoder: number, rate: number): number
  FLAC__stream_encoder_set_compression_level(encoder: number, level: number): number
  FLAC__stream_encoder_set_blocksize(encoder: number, frames: number): number
  FLAC__stream_encoder_init_stream(
    encoder: number,
    write: number,
    seek: number,
    tell: number,
    metadata: number,
    client: number,
  ): number
  FLAC__stream_encoder_process_interleaved(encoder: number, samples: number, frames: number): number
  FLAC__stream_encoder_get_state(encoder: number): number
  /** Called for everything that an encoder writes; `samples` is 0 for what is no frame. */
  hear: (bytes: Uint8Array, samples: number) => void
  /** The callback's place in the table, for `init_stream`. */
  readonly writeCallback: number
}

/** What is used of the platform's WebAssembly; Node's types leave it to the DOM's. */
interface Platform {
  readonly Memory: new (size: { initial: number; maximum: number }) => Memory
  readonly Table: new (size: { element: 'anyfunc'; initial: number; maximum: number }) => {
    grow(by: number): number
    set(at: number, value: unknown): void
  }
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> }
}
interface Memory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}
const platform = (globalThis as unknown as { readonly WebAssembly: Platform }).WebAssembly

/**
 * Where the heap starts, and where the library keeps its end: constants of libflacjs 5.6.0, whose own loader sets them
 * too.
 */
const heap = { endAt: 14_176, start: 5_257_216 } as const
const tableSize = { initial: 22, maximum: 27 } as const

/**
 * Instantiates the library without its own loader, which can't be bundled into a module. Everything that it could ask
 * of a system fails:
 * it encodes from memory to a callback. `prepare` may exchange functions of it.
 */
export function loadLibFlac(prepare: (code: Uint8Array) => Uint8Array = quickLibFlac): LibFlac {
  const memory = new platform.Memory({ initial: 256, maximum: 32_768 })
  const table = new platform.Table({ element: 'anyfunc', ...tableSize })
  const noSystem = (): number => 52
  const env = {
    memory,
    table,
    emscripten_resize_heap: (wanted: number) => grow(memory, wanted >>> 0),
    emscripten_memcpy_big: (to: number, from: number, count: number) =>
      void new Uint8Array(memory.buffer).copyWithin(to, from, from + count),
    round: (value: number) => (value < 0 ? -Math.round(-value) : Math.round(value)),
    setTempRet0: () => undefined,
  }
  const system = { fd_close: noSystem, fd_read: noSystem, fd_write: noSystem, fd_seek: noSystem }
  const instance = new platform.Instance(new platform.Module(prepare(readFileSync(codeFile()))), {
    env,
    wasi_snapshot_preview1: system,
  })
  new Int32Array(memory.buffer)[heap.endAt >> 2] = heap.start
  const code = instance.exports as unknown as Omit<LibFlac, 'memory' | 'hear' | 'writeCallback'> & {
    __wasm_call_ctors(): void
  }
  code.__wasm_call_ctors()
  const library: LibFlac = { ...code, memory, hear: () => undefined, writeCallback: table.grow(1) }
  table.set(
    library.writeCallback,
    asTableFunction((_encoder, at, bytes, samples) => {
      library.hear(new Uint8Array(memory.buffer, at, bytes), samples)
      return 0
    }),
  )
  return library
}

function grow(memory: Memory, wanted: number): number {
  const pages = Math.ceil((wanted * 1.2 - memory.buffer.byteLength) / 65_536)
  try {
    if (pages > 0) memory.grow(pages)
    return 1
  } catch {
    // The library hears that there is no memory, and its calls fail.
    return 0
  }
}

/** A table holds functions of WebAssembly only: this module imports one of six numbers and gives it back. */
function asTableFunction(call: (encoder: number, at: number, bytes: number, samples: number) => number): unknown {
  const i32 = 0x7f
  const bytes = Uint8Array.of(
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    1,
    11,
    1,
    0x60,
    6,
    i32,
    i32,
    i32,
    i32,
    i32,
    i32,
    1,
    i32,
    2,
    7,
    1,
    1,
    0x65,
    1,
    0x66,
    0,
    0,
    7,
    5,
    1,
    1,
    0x66,
    0,
    0,
  )
  return new platform.Instance(new platform.Module(bytes), { e: { f: call } }).exports['f']
}

/** The build lays it beside the bundle. */
function codeFile(): string | URL {
  const beside = new URL('./libflac.wasm', import.meta.url)
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve('libflacjs/dist/libflac.wasm.wasm')
}
