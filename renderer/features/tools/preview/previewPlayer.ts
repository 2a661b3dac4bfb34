import type { Scope } from '../../../lib/scope.ts'
import type { AppContext } from '../../../store/appContext.ts'
import { followOutput } from '../../../store/soundOutput.ts'
import { levelsOf, type SoundLevels } from '../levels.ts'

export type Side = 'before' | 'after'

export interface Sound {
  readonly buffer: AudioBuffer
  readonly levels: SoundLevels
}

/** Long enough that a change of source is not heard as a click. */
const fade = 0.015

/**
 * Plays two versions of a stretch in a loop, in step with each other: one is heard, the other is silent. A new version
 * comes in where the old one is. Both are rendered by the app; here they are only put out.
 */
export class PreviewPlayer {
  readonly #context = new AudioContext()
  readonly #voices = new Map<Side, { readonly source: AudioBufferSourceNode; readonly gain: GainNode }>()
  #startedAt = 0
  /** How often it was stopped: what was to begin before that does not. */
  #stops = 0
  #heard: Side = 'after'

  constructor(app: Pick<AppContext, 'store'>, scope: Scope) {
    void followOutput(this.#context, app, scope)
    scope.add(() => void this.#context.close())
  }

  async decode(bytes: ArrayBuffer): Promise<Sound> {
    const buffer = await this.#context.decodeAudioData(bytes)
    const channels = Array.from({ length: buffer.numberOfChannels }, (_, channel) => buffer.getChannelData(channel))
    return { buffer, levels: levelsOf(channels, buffer.sampleRate) }
  }

  async start(sounds: Readonly<Record<Side, Sound>>, heard: Side): Promise<void> {
    const stops = this.#stops
    this.#heard = heard
    await this.#context.resume()
    if (stops !== this.#stops) return
    this.#startedAt = this.#context.currentTime
    this.put('before', sounds.before)
    this.put('after', sounds.after)
  }

  /** In the place of what was there, at the same point of it. */
  put(side: Side, { buffer }: Sound): void {
    const now = this.#context.currentTime
    this.#end(side, now)
    const gain = new GainNode(this.#context, { gain: 0 })
    const source = new AudioBufferSourceNode(this.#context, { buffer, loop: true })
    source.connect(gain).connect(this.#context.destination)
    gain.gain.setTargetAtTime(side === this.#heard ? 1 : 0, now, fade)
    source.start(now, (now - this.#startedAt) % buffer.duration)
    this.#voices.set(side, { source, gain })
  }

  get isPlaying(): boolean {
    return this.#voices.size > 0
  }

  hear(side: Side): void {
    this.#heard = side
    for (const [one, { gain }] of this.#voices)
      gain.gain.setTargetAtTime(one === side ? 1 : 0, this.#context.currentTime, fade)
  }

  stop(): void {
    this.#stops++
    for (const side of this.#voices.keys()) this.#end(side, this.#context.currentTime)
  }

  /** Seconds into what is heard. */
  place(): number {
    const duration = this.#voices.get(this.#heard)?.source.buffer?.duration ?? 0
    return duration === 0 ? 0 : (this.#context.currentTime - this.#startedAt) % duration
  }

  #end(side: Side, now: number): void {
    const voice = this.#voices.get(side)
    if (voice === undefined) return
    this.#voices.delete(side)
    voice.gain.gain.setTargetAtTime(0, now, fade)
    voice.source.stop(now + fade * 5)
    voice.source.addEventListener('ended', () => voice.gain.disconnect(), { once: true })
  }
}
