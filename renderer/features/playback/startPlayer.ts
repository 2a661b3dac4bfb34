import { routes } from '../../../shared/ipc/routes.ts'
import type { Bridge } from '../../../shared/ipc/channels.ts'
import type { TransportView } from '../../../shared/schemas/projectView.ts'
import type { Scope } from '../../lib/scope.ts'
import type { AppState, AppStore } from '../../store/appStore.ts'
import type { Playhead } from '../../store/playhead.ts'
import { followPlayhead } from './followPlayhead.ts'

interface Options {
  readonly audio: HTMLAudioElement
  readonly api: Bridge
  readonly store: AppStore
  readonly playhead: Playhead
  readonly scope: Scope
  readonly now?: () => number
}

const reportEvery = 250

/** A player that lives as long as its scope. */
export function startPlayer(options: Options): void {
  new Player(options).start()
}

/**
 * Plays the mix by following the app's commands, and reports where it is. It decides nothing: a button asks the app, the app commands.
 * Playing a selection ends at its end; an edit while playing goes on at the same time in the new mix.
 */
class Player {
  readonly #options: Options
  readonly #now: () => number
  #state: TransportView['state'] = 'stopped'
  /** What is being played: `to` is null for "until the end". */
  #stretch: { from: number; to: number | null; loop: TransportView['loop'] } = { from: 0, to: null, loop: false }
  /** A command to play that came before the view that it belongs to: views are sent a little later. */
  #command: TransportView | null = null
  #loaded = -1
  #lastReport = -Infinity

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  start(): void {
    const { api, audio, scope, store } = this.#options
    scope.add(api.on('app:transport:command', (command) => this.#obey(command)))
    scope.add(store.subscribe((state, before) => this.#notice(state, before)))
    scope.listen(audio, 'timeupdate', () => this.#advance())
    scope.listen(audio, 'ended', () => this.#reachEnd(store.getState().project?.duration ?? audio.currentTime))
    scope.listen(audio, 'error', () => this.#fail(audio.error?.message || 'the audio could not be read'))
    scope.add(() => {
      audio.pause()
      audio.removeAttribute('src')
    })
  }

  #obey(command: TransportView): void {
    const was = this.#state
    this.#state = command.state
    if (command.state !== 'playing') {
      this.#rest(command.state, command.position)
    } else {
      this.#command = command
      this.#setStretch(command)
      this.#start(command.position)
      if (was !== 'playing') this.#options.scope.nextFrame(() => this.#tick())
    }
    this.#report('change')
  }

  #setStretch(command: TransportView): void {
    const selection = this.#options.store.getState().project?.selection
    const inside = selection && command.position >= selection.start - 1e-6 && command.position < selection.end
    this.#stretch = { from: inside ? selection.start : command.position, to: inside ? selection.end : null, loop: command.loop }
  }

  #start(time: number): void {
    const { audio, playhead } = this.#options
    this.#load(time)
    playhead.set(time)
    audio.play().then(undefined, (cause: unknown) => {
      // A play that is overtaken by a pause or a new source ends in an AbortError: nothing is wrong.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      this.#fail(cause instanceof Error ? cause.message : String(cause))
    })
  }

  #load(time: number): void {
    const { audio, store } = this.#options
    const revision = store.getState().project?.contentRevision ?? 0
    if (this.#loaded !== revision) {
      this.#loaded = revision
      audio.src = `${routes.mix}?rev=${revision}`
    }
    if (Math.abs(audio.currentTime - time) > 1e-4) audio.currentTime = time
  }

  #rest(as: 'paused' | 'stopped', position: number): void {
    this.#state = as
    this.#options.audio.pause()
    this.#options.playhead.set(position)
  }

  #tick(): void {
    this.#advance()
    if (this.#state === 'playing') this.#options.scope.nextFrame(() => this.#tick())
  }

  #advance(): void {
    if (this.#state !== 'playing') return
    const { audio, playhead, store } = this.#options
    const time = audio.currentTime
    if (this.#stretch.to !== null && time >= this.#stretch.to) return this.#reachEnd(this.#stretch.to)
    if (!audio.seeking) playhead.set(time)
    followPlayhead(store, time)
    this.#report('progress')
  }

  #reachEnd(position: number): void {
    if (this.#stretch.loop) return this.#start(this.#stretch.from)
    this.#rest('stopped', position)
    this.#report('change')
  }

  #fail(reason: string): void {
    if (this.#state === 'stopped') return
    this.#rest('stopped', this.#stretch.from)
    this.#loaded = -1
    this.#options.store.getState().tell(`The mix can't be played (${reason}). The project is as it was.`, 'problem')
    this.#report('change')
  }

  #report(how: 'change' | 'progress'): void {
    const { api, playhead } = this.#options
    if (how === 'progress' && this.#now() - this.#lastReport < reportEvery) return
    this.#lastReport = this.#now()
    void api.invoke('app:transport:report', { state: this.#state, position: playhead.get() })
  }

  #notice({ project }: AppState, { project: before }: AppState): void {
    const { playhead } = this.#options
    if (!project || project === before) return
    if (this.#state === 'stopped') return playhead.set(project.transport.position)
    if (this.#command) this.#setStretch(this.#command)
    this.#command = null
    if (!before || project.contentRevision === before.contentRevision) return
    const time = playhead.get()
    if (time >= project.duration) this.#reachEnd(project.duration)
    else if (this.#state === 'playing') this.#start(time)
    else this.#load(time)
  }
}
