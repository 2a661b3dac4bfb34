import type { Scope } from '../../lib/scope.ts'
import type { Heard, StereoPeaks } from '../../store/heard.ts'
import { reasonOf } from '../../../shared/reasonOf.ts'

interface Options {
  readonly audio: HTMLAudioElement & { readonly captureStream?: () => MediaStream }
  readonly heard: Heard
  readonly scope: Scope
  readonly onProblem: (reason: string) => void
}

/** At 48 kHz a sixth of a second: a frame that comes late still sees every sample. */
const windowSize = 8192

/**
 * Measures what the player plays beside its way to the speakers: a copy of its sound goes to two analysers, so that a
 * browser that can't measure plays all the same. It is the sound at the device's rate: between the samples of the mix
 * it may go a little over full scale.
 */
export function measurePlayer({ audio, heard, scope, onProblem }: Options): void {
  if (!audio.captureStream) return
  let tap: Tap | null = null
  let stream: MediaStream | null = null
  const connect = () => {
    if (!stream || stream.getAudioTracks().length === 0) return
    tap ??= new Tap()
    tap.connect(stream)
  }
  scope.listen(audio, 'playing', () => {
    if (!stream) {
      stream = audio.captureStream?.() ?? null
      // Another mix is another track of the same stream.
      if (stream) scope.listen(stream, 'addtrack', connect)
    }
    connect()
    tap?.resume().catch((cause: unknown) => onProblem(reasonOf(cause)))
  })
  scope.listen(audio, 'pause', () => void tap?.rest())
  scope.add(heard.measureBy(() => tap?.read() ?? null))
  scope.add(() => void tap?.close())
}

class Tap {
  readonly #context = new AudioContext()
  readonly #split = new ChannelSplitterNode(this.#context, { numberOfOutputs: 2 })
  readonly #sides = [0, 1].map((side) => {
    const analyser = new AnalyserNode(this.#context, { fftSize: windowSize })
    this.#split.connect(analyser, side)
    return analyser
  })
  readonly #samples = new Float32Array(windowSize)
  #source: MediaStreamAudioSourceNode | null = null
  #track = ''
  #readAt = 0

  connect(stream: MediaStream): void {
    const track = stream.getAudioTracks().find(({ readyState }) => readyState === 'live')
    if (!track || track.id === this.#track) return
    this.#source?.disconnect()
    this.#track = track.id
    this.#source = new MediaStreamAudioSourceNode(this.#context, { mediaStream: new MediaStream([track]) })
    this.#source.connect(this.#split)
  }

  resume(): Promise<void> {
    return this.#context.resume()
  }

  /** A context that runs keeps each source that it ever had, with its track; one that rests lets go of them. */
  rest(): Promise<void> {
    return this.#context.suspend()
  }

  close(): Promise<void> {
    return this.#context.close()
  }

  read(): StereoPeaks | null {
    const { currentTime, sampleRate, state } = this.#context
    if (state !== 'running' || !this.#source) return null
    const fresh = Math.min(windowSize, Math.ceil((currentTime - this.#readAt) * sampleRate))
    this.#readAt = currentTime
    const [left = 0, right = 0] = this.#sides.map((side) => this.#highest(side, fresh))
    return { left, right }
  }

  #highest(side: AnalyserNode, fresh: number): number {
    side.getFloatTimeDomainData(this.#samples)
    let highest = 0
    for (let i = windowSize - fresh; i < windowSize; i++) highest = Math.max(highest, Math.abs(this.#samples[i] ?? 0))
    return highest
  }
}
