// Whatever the stand-in lacks must fail by name. A catching prototype does that without wrapping the objects
// themselves, so private fields, assignment (stubs in tests) and Node's own event machinery work as usual.

const probes = new Set(['then', 'toJSON', 'nodeType', 'asymmetricMatch', '$$typeof', 'domain', 'cause'])

export function notImplemented(name: string): never {
  throw new Error(`electron stand-in: ${name} is not implemented`)
}

/** Reading a member that neither `members` nor its prototypes have throws; returns `members` itself. */
export function strict<T extends object>(label: string, members: T): T {
  const catching = new Proxy(Object.getPrototypeOf(members) as object, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || probes.has(key) || key in target)
        return Reflect.get(target, key, receiver) as unknown
      return notImplemented(`${label}.${key}`)
    },
  })
  Object.setPrototypeOf(members, catching)
  return members
}

/** Instances and the class itself; `label` is a class name as in Electron's documentation. */
export function strictClass(label: string, made: { prototype: object }): void {
  strict(label, made.prototype)
  strict(label, made)
}

/** A whole module that isn't there: it can be imported, but any use throws. */
export function absent(label: string): never {
  return new Proxy(function () {}, {
    get: (_target, key) => (typeof key === 'symbol' || probes.has(key) ? undefined : notImplemented(`${label}.${key}`)),
    apply: () => notImplemented(label),
    construct: () => notImplemented(label),
  }) as never
}

/** Methods that change nothing a test can see here, such as a window's icon. */
export function ignoring<const Name extends string>(...names: Name[]): Record<Name, () => void> {
  return Object.fromEntries(names.map((name) => [name, () => {}])) as Record<Name, () => void>
}
