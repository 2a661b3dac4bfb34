export interface ContextBridge {
  exposeInMainWorld(key: string, api: unknown): void
}

/** Runs in the page and must stay self-contained. There is one world here, so crossing it is acted out by copying. */
export function createContextBridge(): ContextBridge {
  const isPlain = (value: object): boolean => {
    const prototype = Object.getPrototypeOf(value) as unknown
    return prototype === Object.prototype || prototype === null
  }
  // Files and nodes cross by reference, as in Electron: getPathForFile needs the very file.
  const crossesAsItself = (value: object): boolean => value instanceof Blob || value instanceof Node

  const cross = (value: unknown, seen = new Map<unknown, unknown>()): unknown => {
    if (typeof value === 'symbol') throw new Error('electron stand-in: a symbol cannot cross the contextBridge')
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value
    if (seen.has(value)) return seen.get(value)
    const remember = <T>(copy: T): T => {
      seen.set(value, copy)
      return copy
    }
    if (typeof value === 'function') return remember(crossFunction(value as (...args: unknown[]) => unknown))
    if (value instanceof Promise) {
      return remember(
        value.then(
          (result) => cross(result),
          (error: unknown) => Promise.reject(crossError(error)),
        ),
      )
    }
    if (crossesAsItself(value)) return value
    if (value instanceof Error) return crossError(value)
    if (Array.isArray(value)) {
      const copy = remember<unknown[]>([])
      for (const part of value) copy.push(cross(part, seen))
      return copy
    }
    if (!isPlain(value) && Object.prototype.toString.call(value) !== '[object Object]')
      return remember(structuredClone(value))
    const copy = remember<Record<string, unknown>>({})
    for (const [key, part] of Object.entries(value)) copy[key] = cross(part, seen)
    return copy
  }

  const crossError = (error: unknown): unknown => (error instanceof Error ? new Error(error.message) : cross(error))

  const crossFunction =
    (target: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      const crossed = args.map((argument) => cross(argument))
      try {
        return cross(target(...crossed))
      } catch (error) {
        throw crossError(error)
      }
    }

  const freeze = (value: unknown, seen = new Set<unknown>()): unknown => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return value
    seen.add(value)
    for (const part of Object.values(value)) freeze(part, seen)
    return Object.freeze(value)
  }

  return {
    exposeInMainWorld(key, api) {
      if (key in window) throw new Error('Cannot bind an API on top of an existing property on the window object')
      Object.defineProperty(window, key, {
        value: freeze(cross(api)),
        enumerable: true,
        configurable: false,
        writable: false,
      })
    },
  }
}
