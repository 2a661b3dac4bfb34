import type { Recipe } from '../../../shared/schemas/recipe.ts'
import { recipes as german } from '../reader/languages/de/questions/recipes.ts'
import { recipes as english } from '../reader/languages/en/questions/recipes.ts'

/** What a message says of recipes. */
export type HeardRecipe =
  | { readonly kind: 'perform'; readonly recipe: Recipe }
  /** One is asked for by its noun, and there is none of this name. */
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'keep'; readonly name: string; readonly of: 'all' | 'last' }
  | { readonly kind: 'list' }
  /** To be done to many files: a recipe, or what was done just now. */
  | { readonly kind: 'files'; readonly recipe: Recipe | null }

const languages = [english, german]

/** Null where a message is about something else: a name alone is one only where a recipe is called so. */
export function hearRecipe(message: string, known: readonly Recipe[]): HeardRecipe | null {
  const said = message
    .trim()
    .replace(/\s*[.!?…]+$/u, '')
    .trim()
  for (const { list, keep } of languages) {
    if (list.some((pattern) => pattern.test(said))) return { kind: 'list' }
    const kept = firstMatch(keep, said)
    if (kept?.['name'] !== undefined)
      return { kind: 'keep', name: unquoted(kept['name']), of: kept['last'] === undefined ? 'all' : 'last' }
  }
  const files = hearFiles(said, known)
  if (files !== null) return files
  let unknown: string | null = null
  for (const pattern of languages.flatMap(({ perform }) => perform)) {
    const { name, recipe: noun } = pattern.exec(said)?.groups ?? {}
    if (name === undefined) continue
    const recipe = findRecipe(known, name)
    if (recipe !== null) return { kind: 'perform', recipe }
    if (noun !== undefined) unknown ??= unquoted(name)
  }
  return unknown === null ? null : { kind: 'unknown', name: unknown }
}

function hearFiles(said: string, known: readonly Recipe[]): HeardRecipe | null {
  for (const groups of languages.flatMap(({ files }) => matches(files, said))) {
    const name = groups['name']
    if (name === undefined) return { kind: 'files', recipe: null }
    const recipe = findRecipe(known, name)
    if (recipe !== null) return { kind: 'files', recipe }
  }
  return null
}

const matches = (patterns: readonly RegExp[], said: string) =>
  patterns.flatMap((pattern) => {
    const found = pattern.exec(said)
    return found === null ? [] : [found.groups ?? {}]
  })

const firstMatch = (patterns: readonly RegExp[], said: string) =>
  patterns.map((pattern) => pattern.exec(said)?.groups).find((groups) => groups !== undefined)

const quotes = /^["'“”„‘’«»‚]+|["'“”„‘’«»‚]+$/gu

const unquoted = (name: string): string => name.trim().replace(quotes, '').trim()

/** By what a name sounds like: "clean-up", "clean up" and "Cleanup" are one. */
export function findRecipe(known: readonly Recipe[], name: string): Recipe | null {
  const wanted = soundOf(name)
  if (wanted === '') return null
  return (
    known.find((recipe) => [recipe.name, ...(recipe.alsoCalled ?? [])].some((one) => soundOf(one) === wanted)) ?? null
  )
}

export const soundOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
