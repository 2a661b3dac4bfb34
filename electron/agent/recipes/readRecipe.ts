import { issuesOf, type RecipeFault, type SchemaIssue } from '../../../shared/failures/index.ts'
import { type Recipe, recipeSchema } from '../../../shared/schemas/recipe.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { linesOf } from './linesOf.ts'

export type RecipeRead =
  | { readonly ok: true; readonly recipe: Recipe }
  | { readonly ok: false; readonly fault: RecipeFault }

type Path = readonly PropertyKey[]

const faulty = (fault: RecipeFault): RecipeRead => ({ ok: false, fault })

/** The text of a recipe, checked as a whole; what is wrong is told with its line. */
export function readRecipe(text: string, { findTool }: Pick<Registry, 'findTool'>): RecipeRead {
  const where = linesOf(text)
  if (!where.ok) return faulty({ kind: 'not-json', line: where.line })
  const parsed = recipeSchema.safeParse(where.value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return faulty(faultOf(issue ?? { code: 'custom', path: [], message: '', input: undefined }, where.lineOf))
  }
  for (const [index, step] of parsed.data.steps.entries()) {
    const names = 'call' in step ? [step.call.tool] : (step.plan ?? []).map(({ tool }) => tool)
    const unknown = names.find((name) => findTool(name) === null)
    if (unknown !== undefined)
      return faulty({ kind: 'unknown-tool', line: where.lineOf(['steps', index]), name: unknown })
  }
  return { ok: true, recipe: parsed.data }
}

/** A step that is neither kind is told as the kind that it looks like: the one with the fewest faults. */
function faultOf(issue: SchemaIssue, lineOf: (path: Path) => number, above: Path = []): RecipeFault {
  const path = [...above, ...issue.path]
  const kinds = issue.code === 'invalid_union' ? issue.errors.filter(({ length }) => length > 0) : []
  const nearest = kinds.toSorted((a, b) => depth(b) - depth(a))[0]?.[0]
  if (nearest !== undefined) return faultOf(nearest, lineOf, path)
  const [key] = issue.code === 'unrecognized_keys' ? issue.keys : []
  const field = sayPath(path)
  if (key !== undefined) return { kind: 'unknown-key', line: lineOf([...path, key]), field, key }
  const [said = { kind: 'unfit', parameter: field } as const] = issuesOf([issue])
  return { kind: 'field', line: lineOf(path), field, issue: said }
}

/** How far into a step the first fault lies: further is nearer to what was meant. */
const depth = (issues: readonly SchemaIssue[]): number => (issues[0]?.path.length ?? 0) * 10 - issues.length

const sayPath = (path: Path): string =>
  path.length === 0
    ? 'the whole'
    : path.map((key, at) => (typeof key === 'number' ? ` ${key + 1}` : `${at === 0 ? '' : ' '}${String(key)}`)).join('')
