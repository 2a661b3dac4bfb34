import { useEffect } from 'react'
import { routes } from '../../../shared/ipc/routes.ts'
import type { Bridge } from '../../../shared/ipc/channels.ts'
import type { TransportView } from '../../../shared/schemas/projectView.ts'
import { reasonOf } from '../../../shared/reasonOf.ts'
import { createScope, type Scope } from '../../lib/scope.ts'
import { useApp } from '../../store/appContext.ts'
import type { AppState, AppStore } from '../../store/appStore.ts'
import type { Heard } from '../../store/heard.ts'
import type { Playhead } from '../../store/playhead.ts'
import { textsOf } from '../../store/useTexts.ts'
import { followJump, followPlayhead, revealTime } from '../../store/viewCommands.ts'
import { mediaSource } from '../../lib/outputDevices.ts'
import { measurePlayer } from './measurePlayer.ts'
import { type PlayRange, playRange } from './playRange.ts'
import { routeOutput } from './routeOutput.ts'

interface Options {
  readonly audio: HTMLAudioElement
  readonly api: Bridge
  readonly store: AppStore
  readonly playhead: Playhead
  readonly heard: Heard
  readonly scope: Scope
  /** After playback broke: true where it can go on, since it is on another device now. */
  readonly mend: () => Promise<boolean>
  readonly now?: () => number
}

const reportEvery = 250

/** One player for the window. */
export function usePlayer(): void {
  const { api, store, playhead, heard } = useApp()
  useEffect(() => {
    const scope = createScope()
    const audio = document.createElement('audio')
    audio.preload = 'auto'
    audio.dataset.testid = 'player'
    document.body.append(audio)
    scope.add(() => audio.remove())
    const { mend } = routeOutput({ audio, media: mediaSource(), store, scope })
    startPlayer({ audio, api, store, playhead, heard, scope, mend })
    const onProblem = (reason: string) =>
      store.getState().tell(textsOf(store.getState()).playback.cantMeasure(reason), 'problem')
    measurePlayer({ audio, heard, scope, onProblem })
    return () => scope.dispose()
  }, [api, store, playhead, heard])
}

/** A player that lives as long as its scope. */
export function startPlayer(options: Options): void {
  new Player(options).start()
}

/**
 * Plays the mix by following the app's commands, and reports where it is. It decides nothing: a button asks the app,
 * the app commands.
 * Playing a selection ends at its end, or begins again where it loops; an edit while playing goes on at the same time
 * in the new mix.
 */
class Player {
  readonly #options: Options
  readonly #now: () => number
  #state: TransportView['state'] = 'stopped'
  #range: PlayRange = { from: 0, to: null, again: null, skip: null }
  /** A command to play that came before the view that it belongs to: views are sent a little later. */
  #command: TransportView | null = null
  #loaded = ''
  #lastReport = -Infinity
  #reported = 0

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
    scope.listen(audio, 'error', () => void this.#break(audio.error?.message ?? ''))
    scope.add(() => {
      this.#state = 'stopped'
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
      if (was === 'stopped') this.#options.heard.reset()
      this.#command = command
      this.#setRange(command)
      // Where this player itself has said that it is, it goes on: only how it is to end has changed.
      if (was === 'playing' && !command.preview && Math.abs(command.position - this.#reported) < 1e-3) return
      this.#start(command.position)
      revealTime(this.#options, command.position)
      if (was !== 'playing') this.#options.scope.nextFrame(() => this.#tick())
    }
    this.#report('change')
  }

  #setRange(command: TransportView): void {
    this.#range = playRange(command, this.#options.store.getState().project)
  }

  #start(time: number): void {
    const { audio, playhead } = this.#options
    this.#load(time)
    playhead.set(time)
    const settle = () => this.#options.store.getState().settle('play')
    audio.play().then(settle, (cause: unknown) => {
      // A play that is overtaken by a pause or a new source ends in an AbortError: nothing is wrong.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      this.#fail(reasonOf(cause))
    })
  }

  #load(time: number): void {
    const { audio, store } = this.#options
    const { skip } = this.#range
    const source = `${routes.mix}?rev=${store.getState().project?.contentRevision ?? 0}${skip ? `&skipFrom=${skip.start}&skipTo=${skip.end}` : ''}`
    if (this.#loaded !== source) {
      this.#loaded = source
      audio.src = source
    }
    const place = skip && time > skip.start ? Math.max(skip.start, time - (skip.end - skip.start)) : time
    if (Math.abs(audio.currentTime - place) > 1e-4) audio.currentTime = place
  }

  /** Where the player is in the project. */
  #time(): number {
    const { currentTime } = this.#options.audio
    const { skip } = this.#range
    return skip && currentTime >= skip.start ? currentTime + skip.end - skip.start : currentTime
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
    const time = this.#time()
    if (this.#range.to !== null && time >= this.#range.to) return this.#reachEnd(this.#range.to)
    if (!audio.seeking) playhead.set(time)
    followPlayhead(store, time)
    this.#report('progress')
  }

  #reachEnd(position: number): void {
    const { again, skip, from } = this.#range
    if (again !== null) {
      followJump(this.#options.store, position, again)
      return this.#start(again)
    }
    this.#rest('stopped', skip ? from : position)
    this.#report('change')
  }

  /** A device that is pulled out takes the player with it: it goes on where the sound goes now. */
  async #break(message: string): Promise<void> {
    const { mend, playhead, store } = this.#options
    const time = playhead.get()
    const isMended = await mend()
    if (this.#state === 'stopped') return
    this.#loaded = ''
    if (!isMended) return this.#fail(message || textsOf(store.getState()).playback.cantRead)
    if (this.#state === 'playing') this.#start(time)
    else this.#load(time)
  }

  #fail(reason: string): void {
    if (this.#state === 'stopped') return
    this.#rest('stopped', this.#range.from)
    this.#loaded = ''
    const state = this.#options.store.getState()
    state.tell(textsOf(state).playback.cantPlay(reason), 'problem', { about: 'play' })
    this.#report('change')
  }

  #report(how: 'change' | 'progress'): void {
    const { api, playhead } = this.#options
    if (how === 'progress' && this.#now() - this.#lastReport < reportEvery) return
    this.#lastReport = this.#now()
    this.#reported = playhead.get()
    void api.invoke('app:transport:report', { state: this.#state, position: playhead.get() })
  }

  #notice({ project }: AppState, { project: before }: AppState): void {
    const { playhead } = this.#options
    if (!project || project === before) return
    if (this.#state === 'stopped') return playhead.set(project.transport.position)
    if (this.#command) this.#setRange(this.#command)
    this.#command = null
    if (!before || project.contentRevision === before.contentRevision) return
    const time = playhead.get()
    if (time >= project.duration) this.#reachEnd(project.duration)
    else if (this.#state === 'playing') this.#start(time)
    else this.#load(time)
  }
}
