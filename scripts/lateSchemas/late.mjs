/** Schemas that are not made yet, by what stands for them. */
const waiting = new WeakMap()

/**
 * What makes another schema of one: that one waits too. Anything else that is asked of a schema makes it, so a name
 * that is not here only costs time.
 */
const makesAnother = new Set(
  (
    'and array brand catch catchall check default describe exactOptional exclude extend extract gt gte int keyof length loose ' +
    'lt lte max merge min multipleOf nonempty nonnegative nonoptional nullable nullish omit optional or overwrite partial pick ' +
    'pipe positive prefault readonly refine regex safeExtend strict strip superRefine transform trim'
  ).split(' '),
)

/** Of these, those that leave what it holds as it is. */
const keepsShape = new Set('describe loose refine strict strip superRefine'.split(' '))

/** Stands for a schema until it is asked for anything. `about`: what can be told of it before. */
export function late(make, about = {}) {
  const one = { make, about, schema: null }
  const standIn = new Proxy(one, handler)
  waiting.set(standIn, one)
  return standIn
}

/** With each schema that waits made, also within lists and plain objects: Zod's own are told apart by what they are. */
export function plain(value) {
  if (typeof value !== 'object' || value === null) return value
  const one = waiting.get(value)
  if (one !== undefined) return schemaOf(one)
  if (Array.isArray(value)) return value.some(isLate) ? value.map(plain) : value
  const isPlain = Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain || !Object.values(value).some(isLate)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
}

/** Whether something waits in it. */
function isLate(value) {
  return typeof value === 'object' && value !== null && plain(value) !== value
}

function schemaOf(one) {
  if (one.schema === null) {
    one.schema = one.make()
    one.make = null
  }
  return one.schema
}

const handler = {
  get(one, key) {
    // Asked by whatever is waited for.
    if (key === 'then') return undefined
    if (makesAnother.has(key)) return another(one, key)
    // With what waits in it: a shape is mostly spread into another, or asked for its names.
    if (key === 'shape' && one.about.shape !== undefined) return one.about.shape
    if (one.about.kinds !== undefined && (key === 'safeParse' || key === 'parse')) return readingKind(one, key)
    const schema = schemaOf(one)
    const value = schema[key]
    return typeof value === 'function' ? value.bind(schema) : value
  },
  has: (one, key) => key in schemaOf(one),
  getPrototypeOf: (one) => Object.getPrototypeOf(schemaOf(one)),
}

const another =
  (one, key) =>
  (...args) =>
    late(() => schemaOf(one)[key](...plain(args)), keepsShape.has(key) ? { shape: one.about.shape } : {})

/** By the schema of its kind, where that can be told; else by all of them. */
const readingKind =
  (one, way) =>
  (input, ...more) => {
    const { key, options } = one.about.kinds
    const kind = typeof input === 'object' && input !== null ? input[key] : undefined
    const option = typeof kind === 'string' ? options.find((option) => kindOf(option, key) === kind) : undefined
    return (option === undefined ? schemaOf(one) : plain(option))[way](input, ...more)
  }

const aboutOf = (value) => waiting.get(value)?.about

/** Null where it can't be told without making it: then no other may be taken for it. */
function kindOf(option, key) {
  const literal = aboutOf(option)?.shape?.[key]
  return aboutOf(literal)?.value ?? null
}
