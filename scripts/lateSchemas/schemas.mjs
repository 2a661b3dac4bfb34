// Zod, of which these are made when they are first asked for anything. All else is Zod's own.
import * as zod from 'zod'
import { late, plain } from './late.mjs'

export * from 'zod'

const made =
  (make) =>
  (...args) =>
    late(() => make(...plain(args)))

const shaped =
  (make) =>
  (shape, ...more) =>
    late(() => make(...plain([shape, ...more])), { shape })

export const array = /* @__PURE__ */ made((...args) => zod.array(...args))
export const boolean = /* @__PURE__ */ made((...args) => zod.boolean(...args))
export const number = /* @__PURE__ */ made((...args) => zod.number(...args))
export const optional = /* @__PURE__ */ made((...args) => zod.optional(...args))
export const partialRecord = /* @__PURE__ */ made((...args) => zod.partialRecord(...args))
export const preprocess = /* @__PURE__ */ made((...args) => zod.preprocess(...args))
export const record = /* @__PURE__ */ made((...args) => zod.record(...args))
export const string = /* @__PURE__ */ made((...args) => zod.string(...args))
export const tuple = /* @__PURE__ */ made((...args) => zod.tuple(...args))
export const union = /* @__PURE__ */ made((...args) => zod.union(...args))
export const unknown = /* @__PURE__ */ made((...args) => zod.unknown(...args))
export const uuid = /* @__PURE__ */ made((...args) => zod.uuid(...args))
const anyOf = /* @__PURE__ */ made((...args) => zod.enum(...args))
const nothing = /* @__PURE__ */ made((...args) => zod.null(...args))
const noAnswer = /* @__PURE__ */ made((...args) => zod.void(...args))
export { anyOf as enum, nothing as null, noAnswer as void }

export const object = /* @__PURE__ */ shaped((...args) => zod.object(...args))
export const strictObject = /* @__PURE__ */ shaped((...args) => zod.strictObject(...args))
export const looseObject = /* @__PURE__ */ shaped((...args) => zod.looseObject(...args))

export const literal = (value, ...more) => late(() => zod.literal(value, ...more), { value })

/** What is one of its kinds is read by that one alone. */
export const discriminatedUnion = (key, options, ...more) =>
  late(() => zod.discriminatedUnion(key, ...plain([options, ...more])), { kinds: { key, options } })

export const toJSONSchema = (schema, ...more) => zod.toJSONSchema(plain(schema), ...more)
