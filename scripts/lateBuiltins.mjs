/** Parts of Node that a start is quicker without: what they load of Node, and what an import of them makes. */
const late = [
  'child_process',
  'crypto',
  'fs',
  'fs/promises',
  'sqlite',
  'timers/promises',
  'util',
  'worker_threads',
  'zlib',
].map((name) => `node:${name}`)

const marked = '\0late:'

/**
 * For the build: takes parts of Node when they are first used. An import statement makes Node look at everything that a
 * part has, and so load most of what it knows of streams, networks and keys.
 */
export const lateBuiltins = {
  name: 'late-builtins',
  enforce: 'pre',
  resolveId: (id) => (late.includes(id) ? { id: marked + id, moduleSideEffects: false } : null),
  load: (id) => (id.startsWith(marked) ? codeFor(id.slice(marked.length)) : null),
}

function codeFor(id) {
  const part = process.getBuiltinModule(id)
  const names = Object.keys(part).filter((name) => name !== 'default' && !namesOfGetters(part).has(name))
  return [
    `const part = () => process.getBuiltinModule(${JSON.stringify(id)})`,
    ...names.map((name) => (isPlainFunction(part[name]) ? wrapped(name) : taken(name))),
    `export default /* @__PURE__ */ part()`,
  ].join('\n')
}

const namesOfGetters = (part) =>
  new Set(
    Object.entries(Object.getOwnPropertyDescriptors(part))
      .filter(([, { get }]) => get !== undefined)
      .map(([name]) => name),
  )

/** With nothing on it that somebody could ask for. */
const isPlainFunction = (value) => typeof value === 'function' && Object.keys(value).length === 0

const wrapped = (name) =>
  `export function ${name}(...args) { return new.target ? new (part().${name})(...args) : part().${name}(...args) }`

const taken = (name) => `export const ${name} = /* @__PURE__ */ (() => part().${name})()`
