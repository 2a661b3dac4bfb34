import { z } from 'zod'
import { failure } from '../../../../shared/failures/index.ts'
import type { Result } from '../../../../shared/result.ts'
import type { ManifestParameter, ToolManifest } from '../../../../shared/schemas/toolManifest.ts'
import type { ProgramLength, ProgramRequest } from '../../../editor/index.ts'
import type { PreparedStep, ReadBack, Tool } from '../contract/defineTool.ts'
import { defineEffect } from '../effects/defineEffect.ts'
import { confirmAll, expectAudioAtPace, expectSameClips } from '../readBack/confirming.ts'
import { nameParameter } from '../sentences/nameParameter.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { frameOf, phrasesOf } from './wordsOf.ts'

/** Where a manifest comes from, and what its program is on this machine. */
export interface ProgramOrigin {
  /** The file's name. */
  readonly file: string
  /** Full path; null where it is not there. */
  readonly program: string | null
  /** The person has allowed this very manifest. */
  isTrusted(): boolean
  /** Keeps a yes to it. */
  trust(): Promise<void>
}

type Args = Readonly<Record<string, unknown>>

/** A tool like any other, made of a manifest. */
export function externalTool(manifest: ToolManifest, origin: ProgramOrigin): Tool {
  const { title } = manifest
  const [program = ''] = manifest.command
  const isResized = manifest.length !== 'same'
  const argsOf = (args: Args): string[] => manifest.command.slice(1).map((arg) => fill(arg, args))
  return defineEffect({
    name: manifest.name,
    title,
    description: manifest.description,
    parameters: z.strictObject(
      Object.fromEntries(Object.entries(manifest.parameters.properties).map(([key, one]) => [key, valueOf(one)])),
    ),
    writes: isResized ? ['content', 'timeSelection'] : ['content'],
    frames: [frameOf(manifest)],
    words: [],
    outside: {
      file: origin.file,
      phrases: phrasesOf(manifest),
      isTrusted: () => origin.isTrusted(),
      trust: () => origin.trust(),
      commandLine: ({ args }) =>
        [program, ...argsOf(withDefaults(manifest, args))]
          .map((arg) => arg.replace('{input}', 'input.wav').replace('{output}', `output.${manifest.output}`))
          .map(quoted)
          .join(' '),
      length: ({ args }) => lengthOf(manifest, withDefaults(manifest, args)),
    },
    readiness: () =>
      origin.program === null
        ? { kind: 'fail', failure: failure('programs/missing', { tool: title, program }) }
        : { kind: 'none' },
    request: (args) => ({
      kind: 'runProgram',
      request: {
        title,
        program: origin.program ?? program,
        args: argsOf(args),
        input: manifest.input,
        output: manifest.output,
        seconds: manifest.seconds,
        length: lengthOf(manifest, args),
      } satisfies ProgramRequest,
    }),
    sentence: (step, names) =>
      `Run ${title}${sayValues(manifest, step.args)} on ${sayRange(step.range)} of ${sayNames(names)}`,
    done: (step, names) =>
      `${title}${sayValues(manifest, step.args)} was run on ${sayRange(step.range)} of ${sayNames(names)}`,
    proof: () => [],
    confirm: (step, seen) => confirmLength(lengthOf(manifest, step.args), step, seen),
  })
}

function valueOf(one: ManifestParameter): z.ZodType {
  const type = one.type === 'string' ? z.enum(one.enum) : numberOf(one)
  const described = type.describe(one.description)
  return one.default === undefined ? described : (described as z.ZodType<unknown>).default(one.default)
}

function numberOf({ type, minimum, maximum }: Exclude<ManifestParameter, { type: 'string' }>): z.ZodNumber {
  const number = z.number().min(minimum).max(maximum)
  return type === 'integer' ? number.int() : number
}

const withDefaults = ({ parameters }: ToolManifest, args: Args): Args => ({
  ...Object.fromEntries(Object.entries(parameters.properties).map(([key, one]) => [key, one.default])),
  ...args,
})

/** What is known only when it runs stays as it stands. */
const fill = (arg: string, args: Args): string =>
  arg.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => (Object.hasOwn(args, name) ? String(args[name]) : whole))

const quoted = (arg: string): string => (/^[\w./:=,+@%-]+$/u.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`)

function lengthOf({ length }: ToolManifest, args: Args): ProgramLength {
  if (length === 'same' || length === 'any') return { kind: length }
  return 'times' in length
    ? { kind: 'ratio', ratio: Number(args[length.times]) }
    : { kind: 'ratio', ratio: 1 / Number(args[length.dividedBy]) }
}

function sayValues({ parameters }: ToolManifest, args: Args): string {
  const said = Object.entries(parameters.properties).map(([key, { title }]) => {
    const { name, unit } = nameParameter(key)
    return `${title ?? name} ${String(args[key])}${unit === '' ? '' : ` ${unit}`}`
  })
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

/** The clips lie where they should; whether the sound is another one is the program's own affair. */
function confirmLength(length: ProgramLength, step: PreparedStep, seen: ReadBack): Result<void> {
  return confirmAll(step.tool, [
    { holds: seen.outcome.changed, expected: { kind: 'rendered-anew' }, found: { kind: 'nothing-changed' } },
    ...(length.kind === 'same' ? [expectSameClips(seen)] : []),
    ...(length.kind === 'ratio' ? expectAudioAtPace(step, seen, length.ratio) : []),
  ])
}
