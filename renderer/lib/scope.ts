/**
 * Owns everything that has to be let go again: listeners, timers, frames, observers. `dispose` releases all, newest
 * first.
 */
export interface Scope {
  /** Registers a release; the answer runs it early, and only once. */
  readonly add: (release: () => void) => () => void
  readonly listen: <K extends keyof WindowEventMap>(
    target: EventTarget,
    type: K | (string & {}),
    listener: (event: WindowEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ) => () => void
  readonly after: (milliseconds: number, run: () => void) => () => void
  readonly nextFrame: (run: (time: number) => void) => () => void
  readonly child: () => Scope
  readonly dispose: () => void
  /** How many things are still held. */
  readonly size: number
}

export function createScope(): Scope {
  return scopeWith(() => undefined)
}

function scopeWith(onDispose: () => void): Scope {
  const releases = new Set<() => void>()
  const scope: Scope = {
    add(release) {
      const once = () => {
        if (releases.delete(once)) release()
      }
      releases.add(once)
      return once
    },
    listen(target, type, listener, options) {
      const plain = listener as EventListener
      target.addEventListener(type, plain, options)
      return scope.add(() => target.removeEventListener(type, plain, options))
    },
    after(milliseconds, run) {
      const timer = setTimeout(() => {
        done()
        run()
      }, milliseconds)
      const done = scope.add(() => clearTimeout(timer))
      return done
    },
    nextFrame(run) {
      const frame = requestAnimationFrame((time) => {
        done()
        run(time)
      })
      const done = scope.add(() => cancelAnimationFrame(frame))
      return done
    },
    child() {
      const inner = scopeWith(() => forget())
      const forget = scope.add(() => inner.dispose())
      return inner
    },
    dispose() {
      for (const release of [...releases].toReversed()) release()
      onDispose()
    },
    get size() {
      return releases.size
    },
  }
  return scope
}
