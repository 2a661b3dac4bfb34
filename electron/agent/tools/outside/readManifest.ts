import { type ArgumentProblem, issuesOf, type ManifestFault } from '../../../../shared/failures/index.ts'
import { type ToolManifest, toolManifestSchema } from '../../../../shared/schemas/toolManifest.ts'

export type ManifestRead =
  | { readonly ok: true; readonly manifest: ToolManifest }
  | { readonly ok: false; readonly fault: ManifestFault }

const faulty = (fault: ManifestFault): ManifestRead => ({ ok: false, fault })

/** What the engine fills in when it runs. */
const known: ReadonlySet<string> = new Set(['input', 'output', 'rate', 'channels'])

/** The text of a manifest, checked as a whole: what is offered can be run. */
export function readManifest(text: string): ManifestRead {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return faulty({ kind: 'not-json' })
  }
  const parsed = toolManifestSchema.safeParse(raw)
  if (!parsed.success) {
    const [found] = parsed.error.issues
    const field = found?.path.map(String).join('.') ?? ''
    const [issue = { kind: 'unfit', parameter: field } as const] = issuesOf(parsed.error.issues)
    return faulty({ kind: 'field', field, issue })
  }
  const fault = faultOf(parsed.data)
  return fault === null ? { ok: true, manifest: parsed.data } : faulty(fault)
}

function faultOf({ command, parameters, length }: ToolManifest): ManifestFault | null {
  const [program = '', ...args] = command
  const used = new Set(args.flatMap(placeholdersIn))
  const names = Object.keys(parameters.properties)
  if (!used.has('input')) return { kind: 'no-input' }
  if (!used.has('output')) return { kind: 'no-output' }
  const unknown = [...placeholdersIn(program), ...used].find((name) => !known.has(name) && !names.includes(name))
  if (unknown !== undefined || placeholdersIn(program).length > 0)
    return { kind: 'unknown-placeholder', name: unknown ?? (placeholdersIn(program)[0] as string) }
  const reserved = names.find((name) => known.has(name) || targets.has(name))
  if (reserved !== undefined) return { kind: 'name-taken', name: reserved }
  const unused = names.find((name) => !used.has(name))
  if (unused !== undefined) return { kind: 'unused-parameter', name: unused }
  return valueFault(parameters) ?? lengthFault(parameters, length)
}

/** What every tool is told of its target. */
const targets: ReadonlySet<string> = new Set(['start_time', 'end_time', 'time', 'tracks', 'place', 'tool'])

export const placeholdersIn = (arg: string): string[] =>
  [...arg.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name as string)

function valueFault({ properties, required }: ToolManifest['parameters']): ManifestFault | null {
  const missing = required.find((name) => !(name in properties))
  if (missing !== undefined) return { kind: 'required-unknown', name: missing }
  for (const [name, one] of Object.entries(properties)) {
    const field = `parameters.properties.${name}`
    if (one.default === undefined && !required.includes(name)) return problemOf(field, 'needs-default')
    const fits =
      one.type === 'string'
        ? one.default === undefined || one.enum.includes(one.default)
        : one.minimum <= one.maximum && inLimits(one)
    if (!fits) return problemOf(field, 'limits-unfit')
  }
  return null
}

const problemOf = (field: string, problem: ArgumentProblem): ManifestFault => ({
  kind: 'field',
  field,
  issue: { kind: 'problem', parameter: field, problem },
})

const inLimits = ({
  minimum,
  maximum,
  default: is,
}: {
  minimum: number
  maximum: number
  default?: number | undefined
}) => is === undefined || (is >= minimum && is <= maximum)

function lengthFault({ properties }: ToolManifest['parameters'], length: ToolManifest['length']): ManifestFault | null {
  if (typeof length === 'string') return null
  const name = 'times' in length ? length.times : length.dividedBy
  const one = properties[name]
  return one !== undefined && one.type !== 'string' && one.minimum > 0 ? null : { kind: 'no-factor', name }
}
