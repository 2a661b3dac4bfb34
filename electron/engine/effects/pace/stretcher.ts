/// <reference path="./signalsmith-stretch.d.ts" />

/** Signalsmith Stretch's own functions, as its module has them. */
interface StretchModule {
  readonly HEAP8: Int8Array
  _presetDefault(channels: number, sampleRate: number): void
  _inputLatency(): number
  _outputLatency(): number
  _setBuffers(channels: number, frames: number): number
  _setTransposeSemitones(semitones: number, tonalityLimit: number): void
  _process(framesIn: number, framesOut: number): void
  _reset(): void
}

export interface Stretcher {
  /** Frames that what comes out is behind, counted in what goes in and in what comes out. */
  readonly inputLatency: number
  readonly outputLatency: number
  transpose(semitones: number): void
  /** At most the frames that it was made for, in and out. */
  process(input: readonly Float32Array[], framesOut: number): Float32Array[]
  close(): void
}

/**
 * Partials above this are moved rather than scaled, which keeps voices from sounding thin; the library's own default.
 */
const tonalityHz = 8000

/** The library is made for browsers' audio threads; here it is used without one. */
export async function loadStretcher(channels: number, sampleRate: number, mostFrames: number): Promise<Stretcher> {
  const module = await startModule(channels, sampleRate)
  const pointer = module._setBuffers(channels, mostFrames)
  // Read anew every time: memory that grew is another buffer.
  const row = (index: number, frames: number): Float32Array =>
    new Float32Array(module.HEAP8.buffer, pointer + index * mostFrames * 4, frames)
  return {
    inputLatency: module._inputLatency(),
    outputLatency: module._outputLatency(),
    transpose: (semitones) => module._setTransposeSemitones(semitones, tonalityHz / sampleRate),
    process(input, framesOut) {
      const framesIn = input[0]?.length ?? 0
      input.forEach((samples, c) => row(c, framesIn).set(samples))
      module._process(framesIn, framesOut)
      return input.map((_, c) => row(channels + c, framesOut).slice())
    },
    close: () => module._reset(),
  }
}

interface WorkletOptions {
  readonly numberOfOutputs: 1
  readonly outputChannelCount: readonly [number]
}

interface WorkletProcessor {
  readonly wasmModule: StretchModule
}

type ProcessorClass = new (options: WorkletOptions) => WorkletProcessor

let loaded: Promise<ProcessorClass> | null = null

/** The library registers a class with the audio thread that it believes to be in; it is asked for that class alone. */
async function loadClass(): Promise<ProcessorClass> {
  const found: ProcessorClass[] = []
  await withGlobals(
    {
      AudioWorkletProcessor: BareProcessor,
      registerProcessor: (_name: string, type: ProcessorClass) => found.push(type),
    },
    async () => import('signalsmith-stretch'),
  )
  const [type] = found
  if (type === undefined) throw new Error('The stretching library did not register its processor.')
  return type
}

class BareProcessor {
  static ready: (() => void) | null = null
  readonly port: { onmessage: unknown; postMessage(message: readonly unknown[]): void }
  constructor() {
    const ready = BareProcessor.ready
    this.port = { onmessage: null, postMessage: ([name]) => void (name === 'ready' && ready?.()) }
  }
}

/** One after the other: what they look for in their surroundings is the same for all. */
let starting: Promise<unknown> = Promise.resolve()

async function startModule(channels: number, sampleRate: number): Promise<StretchModule> {
  const started = starting.then(async () => startNow(channels, sampleRate))
  starting = started.catch(() => undefined)
  return started
}

async function startNow(channels: number, sampleRate: number): Promise<StretchModule> {
  loaded ??= loadClass()
  const type = await loaded
  const { wasmModule } = await withGlobals(
    { sampleRate },
    async () =>
      new Promise<WorkletProcessor>((resolve) => {
        // Its randomness (phases of strong stretches) is the same every time: the same request gives the same sound.
        withGlobals({ crypto: { getRandomValues: (view: Uint8Array) => view.fill(7) } }, () => {
          BareProcessor.ready = () => resolve(made)
          const made = new type({ numberOfOutputs: 1, outputChannelCount: [channels] })
        })
      }),
  )
  wasmModule._presetDefault(channels, sampleRate)
  wasmModule._reset()
  return wasmModule
}

/** What a library looks for in its surroundings, as long as it looks. */
function withGlobals<T>(globals: Readonly<Record<string, unknown>>, run: () => T): T {
  const former = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  const restore = (): void => {
    for (const [name, descriptor] of former) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, descriptor)
    }
  }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  const result = run()
  if (result instanceof Promise) return result.finally(restore) as T
  restore()
  return result
}
