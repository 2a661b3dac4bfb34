import { failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ProjectView } from '../../shared/schemas/projectView.ts'
import type { LateSchema } from './lateSchema.ts'

/** A method as a function from its request to its answer. */
type Call = (...request: never[]) => unknown

/** The answer once the engine has stopped; `last` is the view that was seen last. */
type Stopped<C extends Call> = (last: ProjectView, ...request: Parameters<C>) => ReturnType<C>

/** A line in the table of a port. */
export interface Method<C extends Call, Read> {
  readonly schema: LateSchema<Read> | null
  readonly stopped: Stopped<C>
}

export type Methods = Readonly<Record<string, Method<Call, unknown>>>

interface Traits<C extends Call, Read> {
  /** For requests that people and scripts write: what comes in is read before it is carried out. */
  readonly schema?: LateSchema<Read>
  readonly stopped?: Stopped<C>
}

/**
 * One method of a port. `stopped` may be left out of one that gives a `Result`: it fails with `engine/stopped`. Without
 * a `schema` a request is what its type says: both sides are one build.
 */
export function method<C extends Call, Read = Parameters<C>[0]>(
  ...[traits]: ReturnType<C> extends Result<unknown>
    ? [traits?: Traits<C, Read>]
    : [traits: Traits<C, Read> & { readonly stopped: Stopped<C> }]
): Method<C, Read> {
  const { schema = null, stopped = () => err(failure('engine/stopped')) as ReturnType<C> } = traits ?? {}
  return { schema, stopped }
}

/** For methods that answer nothing. */
export const nothing = (): void => undefined

type CallOf<M> = M extends Method<infer C, unknown> ? C : never
type ReadOf<M> = M extends { readonly schema: LateSchema<infer Read> | null } ? Read : never

/** A table's methods as their callers see them. */
export type Port<Table> = {
  readonly [Name in keyof Table]: (
    ...request: Parameters<CallOf<Table[Name]>>
  ) => Promise<ReturnType<CallOf<Table[Name]>>>
}

/** What carries a table's methods out, behind the arguments `First`; requests have been read. */
export type Handlers<Table, First extends readonly unknown[] = []> = {
  readonly [Name in keyof Table]: (
    ...args: [...First, ...ReadRequest<Parameters<CallOf<Table[Name]>>, ReadOf<Table[Name]>>]
  ) => ReturnType<CallOf<Table[Name]>> | Promise<ReturnType<CallOf<Table[Name]>>>
}

type ReadRequest<Request extends readonly unknown[], Read> = Request extends readonly [unknown] ? [Read] : Request

/** What comes in as a method's handler takes it. */
export async function readRequest<Read>(
  { schema }: { schema: LateSchema<Read> | null },
  input: unknown,
): Promise<Result<Read>> {
  if (schema === null) return ok(input as Read)
  if (!schema.isLoaded()) await schema.load()
  return schema.read(input)
}
