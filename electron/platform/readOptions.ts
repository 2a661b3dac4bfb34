import { parseArgs, type ParseArgsConfig } from 'node:util'
import { failure, type UsageProblem } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'

type Options = NonNullable<ParseArgsConfig['options']>
interface Config<O extends Options> {
  args: string[]
  options: O
  allowPositionals: true
  tokens: true
}

/** A command line by its options; what is wrong with one that does not fit is found out from its tokens. */
export function readOptions<O extends Options>(
  args: readonly string[],
  options: O,
): Result<ReturnType<typeof parseArgs<Config<O>>>> {
  const config: Config<O> = { args: [...args], options, allowPositionals: true, tokens: true }
  try {
    return ok(parseArgs<Config<O>>(config))
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error
    return err(failure('cli/usage', { problem: findProblem(args, options) }))
  }
}

function findProblem(args: readonly string[], options: Options): UsageProblem {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true, strict: false })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = token.rawName
    const known = options[token.name]
    if (known === undefined) return { kind: 'unknown-option', option }
    if (known.type === 'boolean' && token.value !== undefined) return { kind: 'takes-no-value', option }
    // What looks like another option is taken for one that was forgotten to be filled in.
    const isUnfilled = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))
    if (known.type === 'string' && isUnfilled) return { kind: 'value-missing', option }
  }
  return { kind: 'unreadable' }
}
