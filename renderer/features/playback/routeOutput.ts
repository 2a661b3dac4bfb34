import type { Scope } from '../../lib/scope.ts'
import { findOutput, readOutputs, type MediaSource, type OutputDevice, watchOutputs } from '../../lib/outputDevices.ts'
import type { AppStore } from '../../store/appStore.ts'
import { textsOf } from '../../store/useTexts.ts'
import { reasonOf } from '../../../shared/reasonOf.ts'

interface Options {
  readonly audio: Pick<HTMLAudioElement, 'setSinkId'> & EventTarget
  readonly media: MediaSource | null
  readonly store: AppStore
  readonly scope: Scope
}

export interface OutputRoute {
  /** Looks at the devices once more after playback broke; true where the player is on another one now. */
  readonly mend: () => Promise<boolean>
}

/**
 * Keeps the player on the device that is chosen in the settings, and on the system's own while that one is not there. A
 * device that goes or comes back is told at once; one that was not there from the start when something is played.
 */
export function routeOutput({ media, ...options }: Options): OutputRoute {
  if (!media) return { mend: async () => false }
  const { audio, scope, store } = options
  const route = new Route({ ...options, media })
  scope.listen(audio, 'playing', () => void route.tellIfAway())
  let watch: Scope | null = null
  /** A browser that is to tell of devices starts a process that looks at cameras, too: only where one is chosen. */
  const take = (chosen: OutputDevice | null) => {
    if (chosen && !watch) {
      watch = scope.child()
      watchOutputs(media, watch, () => void route.follow('unasked'))
    } else if (!chosen) {
      watch?.dispose()
      watch = null
    }
    void route.follow('chosen')
  }
  scope.add(
    store.subscribe(({ settings }, { settings: before }) => {
      if (settings?.output !== before?.output) take(settings?.output ?? null)
    }),
  )
  take(store.getState().settings?.output ?? null)
  return { mend: () => route.follow('unasked') }
}

type Why = 'chosen' | 'unasked'

class Route {
  readonly #options: Options & { readonly media: MediaSource }
  /** Why the device that is chosen is not in force, until that has been told. */
  #untold: 'missing' | 'hidden' | null = null
  #isTold = false
  /** The device went while it was in force. */
  #isAway = false
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: Options & { readonly media: MediaSource }) {
    this.#options = options
  }

  /** One look after another; whether the player is on another device afterwards. */
  follow(why: Why): Promise<boolean> {
    const looking = this.#last.then(() => this.#follow(why))
    this.#last = looking
    return looking
  }

  /** Looks again first: not every browser says when it lets its devices be seen. */
  async tellIfAway(): Promise<void> {
    if (this.#chosen() === null || this.#on() !== null) return
    await this.follow('unasked')
    const chosen = this.#chosen()
    const untold = this.#untold
    this.#untold = null
    if (!untold || !chosen) return
    this.#isTold = true
    const { outputHidden, outputMissing } = this.#texts()
    this.#tell(untold === 'hidden' ? outputHidden(chosen.name) : outputMissing(chosen.name), 'info')
  }

  async #follow(why: Why): Promise<boolean> {
    const chosen = this.#chosen()
    if (why === 'chosen') {
      this.#isAway = false
      this.#isTold = false
    }
    this.#untold = null
    if (!chosen) return this.#moveTo(null)
    const outputs = await this.#read()
    const found = findOutput(outputs.devices, chosen)
    if (found) return this.#comeBack(found)
    const left = this.#on()
    const isMoved = await this.#moveTo(null)
    if (left && why === 'unasked') {
      this.#isAway = true
      this.#tell(this.#texts().outputGone(left.name), 'problem')
    } else if (!this.#isAway && !this.#isTold) this.#untold = outputs.areNamed ? 'missing' : 'hidden'
    return isMoved
  }

  async #comeBack(device: OutputDevice): Promise<boolean> {
    const isMoved = await this.#moveTo(device)
    if (isMoved && this.#isAway) this.#tell(this.#texts().outputBack(device.name), 'info')
    this.#isAway = false
    return isMoved
  }

  async #moveTo(device: OutputDevice | null): Promise<boolean> {
    const { audio, store } = this.#options
    const before = this.#on()
    if (before?.id === device?.id) return false
    try {
      await audio.setSinkId(device?.id ?? '')
    } catch (cause) {
      this.#tell(this.#texts().outputRefused((device ?? before)?.name ?? '', reasonOf(cause)), 'problem')
      return false
    }
    store.getState().setSoundOutput(device)
    store.getState().settle('output')
    return true
  }

  async #read() {
    try {
      return await readOutputs(this.#options.media)
    } catch (cause) {
      this.#tell(textsOf(this.#options.store.getState()).settings.output.unreadable(reasonOf(cause)), 'problem')
      return { devices: [], areNamed: false }
    }
  }

  /** What the player is on; null for the system's own. */
  #on(): OutputDevice | null {
    return this.#options.store.getState().soundOutput
  }

  #chosen(): OutputDevice | null {
    return this.#options.store.getState().settings?.output ?? null
  }

  #texts() {
    return textsOf(this.#options.store.getState()).playback
  }

  #tell(text: string, tone: 'info' | 'problem'): void {
    this.#options.store.getState().tell(text, tone, { about: 'output' })
  }
}
